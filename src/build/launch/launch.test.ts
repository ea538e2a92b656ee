import { expect, test } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../../supabase/embedded/settings.ts';
import { assertPassed, SkippedCheck, runChecks } from './checks';
import { samplesIn } from './content';
import { isWebAddress } from './placeholders';
import { addressProblem, isSecretKey, keyProblem, settingsChecks } from './settings';

/** An unsigned token, as only its claims are read. */
const tokenOf = (claims: object) =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

test.each([
  [`sb_${'secret'}_0123456789`, true],
  [tokenOf({ role: 'service_role' }), true],
  [`sbp_${'0'.repeat(40)}`, true],
  ['sb_publishable_0123456789', false],
  [tokenOf({ role: 'anon' }), false],
  ['eyJ.no-json.x', false],
  ['', false],
])('an owner hears whether %s is a secret key: %s', (key, isSecret) => {
  expect(isSecretKey(key)).toBe(isSecret);
});

test.each([
  'http://localhost:4173',
  'https://www.example.com',
  'http://company.africa',
  'https://company.africa/site',
  '//company.africa',
  'https://my-site.africa',
  'https://xyzcompany.supabase.co',
])('an owner hears that %s is no address of a live site', (address) => {
  expect(addressProblem(address)).toBeTruthy();
});

test('an owner cannot name an incomplete address as the site to check', () => {
  expect(['https://[', 'company.africa'].filter(isWebAddress)).toEqual([]);
});

test.each([
  ['https://abcdefghijklmnopqrst.supabase.co', 'skipped'],
  ['https://api.company.africa', 'passed'],
])('the owner is warned of a backend at an address that others share: %s', async (url, state) => {
  const results = await runChecks(settingsChecks({ VITE_SUPABASE_URL: url }));
  expect(results).toContainEqual(
    expect.objectContaining({ check: 'Own address of the backend', state }),
  );
});

test.each([
  'https://x.pages.dev/',
  'https://examples.africa',
  'https://abcdefghijklmnopqrst.supabase.co',
])('an owner can name %s as the address of a live site', (address) => {
  expect(addressProblem(address)).toBeUndefined();
});

test.each([
  '',
  'sb_publishable_xxxxxxxxxxxxxxxxxxxxxx_xxxxxxxx',
  'sb_publishable_Your_Publishable_Key_Goes_Here',
  'eyJhbGciOiJIUzI1NiJ9...',
])('an owner hears that %j is no publishable key', (key) => {
  expect(keyProblem(key)).toBeTruthy();
});

const publishableKey = 'sb_publishable_Zk3mQd81LrTe0wXvYb2HnA_9fJc4uPq';

test.each([publishableKey, LOCAL_PUBLISHABLE_KEY, tokenOf({ role: 'anon' })])(
  'an owner can set %s as the publishable key',
  (key) => expect(keyProblem(key)).toBeUndefined(),
);

test('an owner is told which values are samples, by their paths', () => {
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
  const paths = samplesIn(samples).map(({ path }) => path);
  expect(paths).toEqual(['mail', 'phone', 'whatsapp', 'home', 'address.line']);
  expect(samplesIn(own)).toEqual([]);
});

test('an owner’s build ends with the failed checks alone, and skipped ones never count as passed', async () => {
  const results = await runChecks([
    { name: 'A', run: () => ['set it there', 'and there'] },
    { name: 'B', run: () => Promise.reject(new SkippedCheck('away')) },
    { name: 'C', run: () => Promise.resolve([]) },
  ]);
  const states = results.map(({ check, state }) => `${check} ${state}`);
  expect(states).toEqual(['A failed', 'A failed', 'B skipped', 'C passed']);
  expect(() => assertPassed(results)).toThrow(/A: set it there\n {2}A: and there$/);
  expect(() => assertPassed(results.slice(2))).not.toThrow();
});
