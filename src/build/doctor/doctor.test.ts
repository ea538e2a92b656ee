import { expect, test } from 'vitest';
import { addressProblem, isPublicAddress } from './addresses';
import { assertHolds, NotAsked, runChecks } from './checks';
import { samplesIn } from './content-checks';
import { readContract } from './contract';
import { environmentChecks } from './environment-checks';
import { isSecretKey, keysIn } from './keys';

/** Signed by nobody: its claims are what counts. */
const token = (claims: object) =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const environment = {
  VITE_SITE_URL: 'https://deccanreach.africa',
  VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_0123456789',
};
const shortIn = async (set: Record<string, string>) =>
  (await runChecks(environmentChecks({ ...environment, ...set })))
    .filter(({ state }) => state !== 'holds')
    .map(({ check, state }) => `${check}: ${state}`);

test.each([
  [`sb_${'secret'}_0123456789`, true],
  [token({ role: 'service_role' }), true],
  [token({ role: 'supabase_admin' }), true],
  [`sbp_${'0'.repeat(40)}`, true],
  ['sb_publishable_0123456789', false],
  [token({ role: 'anon' }), false],
  [token({ sub: 'nobody' }), false],
  ['eyJ.no-json.x', false],
  ['', false],
])('%s is a secret key: %s', (key, secret) => {
  expect(isSecretKey(key)).toBe(secret);
});

test('keys are found in a script, each once', () => {
  const legacy = token({ role: 'service_role' });
  const script = `a={key:"sb_publishable_0123456789"};b="${legacy}";c=\`sb_publishable_0123456789\``;
  expect(keysIn(script)).toEqual(['sb_publishable_0123456789', legacy]);
});

test.each([
  'http://localhost:4173',
  'https://127.0.0.1',
  'https://[::1]:8443',
  'https://192.168.1.20',
  'https://deccanreach.example',
  'https://www.example.com',
  'https://staging.test',
  'http://deccanreach.africa',
  'https://deccanreach.africa/site',
  'deccanreach.africa',
])('%s is no address of a live site', (address) => {
  expect(addressProblem(address)).toBeTruthy();
});

test.each(['https://deccanreach.africa', 'https://x.pages.dev/', 'https://examples.africa'])(
  '%s is one',
  (address) => {
    expect(addressProblem(address)).toBeUndefined();
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('an environment that holds is told so, and each fault by its name', async () => {
  expect(await shortIn({})).toEqual([]);
  expect(await shortIn({ VITE_SITE_URL: '' })).toEqual(['Address of the site: falls short']);
  expect(await shortIn({ VITE_SUPABASE_URL: 'http://127.0.0.1:54321' })).toEqual([
    'Address of the backend: falls short',
  ]);
  for (const name of ['VITE_SUPABASE_ANON_KEY', 'VITE_ANYTHING']) {
    // oxlint-disable-next-line no-await-in-loop -- two
    expect(await shortIn({ [name]: token({ role: 'service_role' }) })).toEqual([
      'No secret key: falls short',
    ]);
  }
});

test('who asks a running site need not have set what it was built with', async () => {
  const findings = await runChecks(environmentChecks({}, 'http://localhost:4173'));
  expect(findings.map(({ state }) => state)).toEqual([
    'falls short',
    'could not be asked',
    'could not be asked',
    'holds',
  ]);
});

test('samples are known by what they look like, wherever they stand', () => {
  const samples = {
    mail: 'hello@deccanreach.example',
    other: 'x@example.com',
    phone: '+91 40 0000 0000',
    whatsapp: '+254 712 345 678 / TODO',
    market: 'https://marketplace.deccanreach.example/a',
    home: 'http://localhost:3000',
    address: { line: 'Level 4, Sample Tower' },
    hours: 'your hours',
  };
  expect(samplesIn(samples).map(({ path }) => path)).toEqual([
    ...Object.keys(samples).filter((name) => !['address', 'hours'].includes(name)),
    'address.line',
    'hours',
  ]);
  const own = {
    name: 'Deccan Reach',
    since: 2015,
    mail: 'hello@deccanreach.africa',
    phone: '+91 40 2311 7000',
    address: { line: '12 Road No. 1, Banjara Hills', postalCode: '500000' },
    market: 'https://marketplace.deccanreach.africa',
    unset: undefined,
  };
  expect(samplesIn(own)).toEqual([]);
});

test('what falls short ends a build, what could not be asked does not', async () => {
  const findings = await runChecks([
    { name: 'A', ask: () => ['short: set it there', 'short as well'] },
    {
      name: 'B',
      ask: () => {
        throw new NotAsked('away');
      },
    },
    { name: 'C', ask: () => Promise.resolve([]) },
  ]);
  expect(findings.map(({ check, state }) => [check, state])).toEqual([
    ['A', 'falls short'],
    ['A', 'falls short'],
    ['B', 'could not be asked'],
    ['C', 'holds'],
  ]);
  expect(() => assertHolds(findings)).toThrow(/A: short: set it there\n {2}A: short as well$/);
  expect(() => assertHolds(findings.slice(2))).not.toThrow();
});

test('the contract names all tables and functions, and what visitors may', () => {
  const { tables, routines } = readContract();
  const visitors = tables.filter((table) => table.visitorsInsert.length > 0);
  expect(visitors.map(({ name }) => name)).toEqual([
    'contact_submissions',
    'partnership_applications',
    'quote_requests',
  ]);
  const read = tables.filter((table) => table.visitorsRead.length > 0);
  expect(read.map(({ name }) => name)).toEqual(['job_postings']);
  expect(tables.every(({ columns, required }) => columns.includes(required))).toBe(true);
  const open = routines.filter(({ forVisitors }) => forVisitors).map(({ name }) => name);
  expect(open).toContain('submit_application');
  expect(open).toContain('read_status');
  expect(open).not.toContain('claim_mails');
});
