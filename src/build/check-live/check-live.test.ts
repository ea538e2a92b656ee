import { expect, test } from 'vitest';
import { assertPassed, SkippedCheck, runChecks } from './checks';
import { samplesIn } from './content';
import { addressProblem, isPublicAddress, isSecretKey, settingsChecks } from './settings';

/** An unsigned token, as only its claims are read. */
const token = (claims: object) =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

test.each([
  [`sb_${'secret'}_0123456789`, true],
  [token({ role: 'service_role' }), true],
  [`sbp_${'0'.repeat(40)}`, true],
  ['sb_publishable_0123456789', false],
  [token({ role: 'anon' }), false],
  ['eyJ.no-json.x', false],
  ['', false],
])('%s is a secret key: %s', (key, secret) => {
  expect(isSecretKey(key)).toBe(secret);
});

test.each([
  'http://localhost:4173',
  'https://[::1]:8443',
  'https://192.168.1.20',
  'https://www.example.com',
  'http://company.africa',
  'https://company.africa/site',
  'company.africa',
])('rejects %s as the address of a live site', (address) => {
  expect(addressProblem(address)).toBeTruthy();
});

test.each(['https://company.africa', 'https://x.pages.dev/', 'https://examples.africa'])(
  'accepts %s',
  (address) => {
    expect(addressProblem(address)).toBeUndefined();
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('names each missing or wrong setting', async () => {
  const settings = {
    VITE_SITE_URL: 'https://company.africa',
    VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_0123456789',
  };
  const failed = async (changed: Record<string, string>) =>
    (await runChecks(settingsChecks({ ...settings, ...changed })))
      .filter(({ state }) => state !== 'passed')
      .map(({ check }) => check);
  expect(await failed({})).toEqual([]);
  expect(await failed({ VITE_SITE_URL: '' })).toEqual(['VITE_SITE_URL']);
  expect(await failed({ VITE_SUPABASE_URL: 'http://127.0.0.1' })).toEqual(['VITE_SUPABASE_URL']);
  expect(await failed({ VITE_OTHER: token({ role: 'service_role' }) })).toEqual(['No secret key']);
});

test('finds the samples among facts', () => {
  const samples = {
    mail: 'hello@company.example',
    phone: '+00 40 0000 0000',
    whatsapp: '+254 712 345 678 / TODO',
    home: 'http://localhost:3000',
    address: { line: 'Level 4, Sample Tower' },
  };
  const own = {
    since: 2015,
    mail: 'hello@company.africa',
    phone: '+254 20 231 7000',
    address: { line: '12 Road No. 1, Banjara Hills', postalCode: '500000' },
    unset: undefined,
  };
  expect(samplesIn(samples).map(({ path }) => path)).toEqual([
    'mail',
    'phone',
    'whatsapp',
    'home',
    'address.line',
  ]);
  expect(samplesIn(own)).toEqual([]);
});

test('ends a build with failed checks, and never counts skipped checks as passed', async () => {
  const findings = await runChecks([
    { name: 'A', ask: () => ['set it there', 'and there'] },
    {
      name: 'B',
      ask: () => {
        throw new SkippedCheck('away');
      },
    },
    { name: 'C', ask: () => Promise.resolve([]) },
  ]);
  expect(findings.map(({ check, state }) => `${check} ${state}`)).toEqual([
    'A failed',
    'A failed',
    'B skipped',
    'C passed',
  ]);
  expect(() => assertPassed(findings)).toThrow(/A: set it there\n {2}A: and there$/);
  expect(() => assertPassed(findings.slice(2))).not.toThrow();
});
