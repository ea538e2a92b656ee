import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { claimOne } from './mail';
import { become, giveRole, people, tryStep, type SignedIn, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

const giveFactor = (tx: Tx, persona: SignedIn) =>
  tx`insert into auth.mfa_factors (user_id, status) values (${people[persona].id}, 'verified')`;

/** Continues as somebody who gave a code some minutes ago. */
function becomeWithCode(tx: Tx, persona: SignedIn, minutesAgo = 0) {
  const timestamp = Math.floor(Date.now() / 1000) - minutesAgo * 60;
  return become(tx, persona, { aal: 'aal2', amr: [{ method: 'totp', timestamp }] });
}

/** Makes recovery codes as a persona, as whom the test continues. */
async function makeCodes(tx: Tx, persona: SignedIn) {
  await becomeWithCode(tx, persona);
  const [row] = await tx<{ codes: string[] }[]>`select make_recovery_codes() as codes`;
  return row?.codes ?? [];
}

/** Returns whether the recovery code was right. */
const tryCode = async (tx: Tx, code: string) => {
  const [row] = await tx<{ isRight: boolean }[]>`select use_recovery_code(${code}) as "isRight"`;
  return row?.isRight;
};

const countRows = async (tx: Tx, table: string) => (await tx`select from ${tx(table)}`).length;

/** Reads the newest entry of the log as the owner, as whom the test continues. */
const readLastEntry = async (tx: Tx) => {
  await become(tx, 'owner');
  const [entry] = await tx`
    select action, actor_email, summary, from_status, to_status from activity_log order by id desc limit 1
  `;
  return entry;
};

const wrongCode = '00000-00000-00000-00000';

const enter = (tx: Tx) => tryStep(tx, (step) => step`select * from enter()`);

it('whoever has confirmed a second factor is asked for a code, others are not', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  await giveFactor(tx, 'admin');
  await tx`insert into auth.mfa_factors (user_id, status) values (${people.sales.id}, 'unverified')`;
  await become(tx, 'admin', { aal: 'aal1' });
  expect(await enter(tx)).toBe('refused PT428');
  await becomeWithCode(tx, 'admin');
  expect(await enter(tx)).toBe('1 rows');
  await become(tx, 'sales', { aal: 'aal1' });
  expect(await enter(tx)).toBe('1 rows');
});

const inTheFuture = 9e9;

it.for([
  ['invites', `select invite('nora@example.com', 'sales')`],
  ['changes a role', `select set_role('${people.sales.id}', 'hr')`],
  ['removes a colleague', `select remove_colleague('${people.sales.id}')`],
  ['resets a colleague’s factor', `select reset_factor('${people.sales.id}')`],
  ['erases', `select erase_person('ama@example.com', false)`],
  ['exports', `select log_export('quote_requests', 1, '')`],
  ['removes the samples', 'select remove_samples()'],
  ['removes their own factor', 'select reset_factor()'],
  [
    'changes the mailbox that visitors write to',
    `select set_fact('email', '{"value": "a@b.example", "mark": "confirmed"}')`,
  ],
  [
    'changes the number of an office',
    `select set_fact('offices', '{"value": [{"city": "Accra", "address": "1 Ring Road", "phone": "+233 302 000 001"}], "mark": "confirmed"}')`,
  ],
  [
    'adds a shared mailbox',
    `insert into mail_recipients (shared_address) values ('team@b.example') returning 1`,
  ],
  ['changes the rules of signing in', `select set_sign_in_rules(true, 8)`],
  ['makes recovery codes', 'select make_recovery_codes()'],
])('an admin who %s needs a code of the last ten minutes', async ([, statement = ''], { tx }) => {
  await giveRole(tx, 'sales', 'sales');
  for (const persona of ['sales', 'admin'] as const) await giveFactor(tx, persona);
  const act = () => tryStep(tx, (step) => step.unsafe(statement));
  await becomeWithCode(tx, 'admin', 11);
  expect(await act()).toBe('refused PT428');
  await become(tx, 'admin', { aal: 'aal2', amr: [{ method: 'password', timestamp: inTheFuture }] });
  expect(await act()).toBe('refused PT428');
  await becomeWithCode(tx, 'admin', 9);
  expect(await act()).toMatch(/^\d+ rows$/);
});

it('a recovery code works once, removes the factor and ends other sessions', async ({ tx }) => {
  await giveFactor(tx, 'admin');
  const [replacedCode = ''] = await makeCodes(tx, 'admin');
  const codes = await makeCodes(tx, 'admin');
  const [usedCode = ''] = codes;
  expect(new Set(codes).size).toBe(10);
  expect(codes.join()).toMatch(/^([0-9A-F]{5}(-[0-9A-F]{5}){3},?){10}$/);
  await become(tx, 'owner');
  const [stored] = await tx`select hashes::text from private.recovery_codes`;
  expect(stored?.['hashes']).not.toContain(usedCode);
  await tx`insert into auth.sessions (id, user_id) values (gen_random_uuid(), ${people.admin.id})`;

  await become(tx, 'admin', { aal: 'aal1' });
  expect(await tryCode(tx, replacedCode)).toBe(false);
  expect(await tryCode(tx, ` ${usedCode.toLowerCase().replaceAll('-', ' ')}`)).toBe(true);
  expect(await enter(tx)).toBe('1 rows');
  expect(await readLastEntry(tx)).toMatchObject({
    action: 'recovery_used',
    actor_email: people.admin.email,
    summary: people.admin.email,
  });
  for (const table of ['auth.mfa_factors', 'private.recovery_codes']) {
    expect(await countRows(tx, table)).toBe(0);
  }
  expect(await tx`select id from auth.sessions where user_id = ${people.admin.id}`).toEqual([
    { id: people.admin.id },
  ]);
  expect(await claimOne(tx, 'security')).toMatchObject({
    to: people.admin.email,
    content: { event: 'recovery_used' },
  });
});

it('five wrong recovery codes an hour block further wrong ones, no right one', async ({ tx }) => {
  await giveFactor(tx, 'admin');
  const [code = ''] = await makeCodes(tx, 'admin');
  await become(tx, 'admin', { aal: 'aal1' });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await tryCode(tx, wrongCode)).toBe(false);
  }
  const tryWrongCode = () => tryStep(tx, (step) => step`select use_recovery_code(${wrongCode})`);
  expect(await tryWrongCode()).toBe('refused PT429');
  await become(tx, 'owner');
  await tx`update private.recovery_codes set wrong_at = array[now() - interval '61 minutes']`;
  await become(tx, 'admin', { aal: 'aal1' });
  expect(await tryWrongCode()).toBe('1 rows');
  expect(await tryCode(tx, code)).toBe(true);
});

it('nobody uses the recovery code of somebody else', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  for (const persona of ['sales', 'admin'] as const) await giveFactor(tx, persona);
  const [code = ''] = await makeCodes(tx, 'admin');
  await become(tx, 'sales', { aal: 'aal1' });
  expect(await tryCode(tx, code)).toBe(false);
});

it('an admin resets a colleague’s factor, who is told, but not their own', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  for (const persona of ['sales', 'admin'] as const) await giveFactor(tx, persona);
  await makeCodes(tx, 'sales');
  const resetFactor = (persona: SignedIn) =>
    tryStep(tx, (step) => step`select reset_factor(${people[persona].id})`);
  expect(await resetFactor('admin')).toBe('refused PT403');
  await becomeWithCode(tx, 'admin');
  expect(await tx`select has_factor from colleagues where role = 'sales'`).toEqual([
    { has_factor: true },
  ]);
  expect(await resetFactor('sales')).toBe('1 rows');
  expect(await resetFactor('stranger')).toBe('refused PT404');
  expect(await readLastEntry(tx)).toMatchObject({
    action: 'factor_reset',
    actor_email: people.admin.email,
    summary: people.sales.email,
  });
  expect(await countRows(tx, 'private.recovery_codes')).toBe(0);
  expect(await claimOne(tx, 'security')).toMatchObject({
    to: people.sales.email,
    content: { event: 'factor_reset' },
  });
  await become(tx, 'sales');
  expect(await enter(tx)).toBe('refused PT401');
});

it('an admin with a factor demands one of all admins, who then only set one up', async ({ tx }) => {
  await giveRole(tx, 'stranger', 'admin');
  await giveRole(tx, 'sales', 'sales');
  const demandFactor = (hours: number) =>
    tryStep(tx, (step) => step`select set_sign_in_rules(true, ${hours})`);
  await become(tx, 'admin');
  expect(await demandFactor(8)).toBe('refused PT409');
  await become(tx, 'owner');
  await giveFactor(tx, 'admin');
  await becomeWithCode(tx, 'admin');
  for (const hours of [0, 169])
    expect(await demandFactor(hours)).toBe('refused sign_in_rules_idle_hours_check');
  expect(await demandFactor(8)).toBe('1 rows');
  expect(await tx`select * from read_sign_in_rules()`).toEqual([
    { admins_need_factor: true, idle_hours: 8 },
  ]);
  expect(await readLastEntry(tx)).toMatchObject({ from_status: '12', to_status: '8 factor' });
  await become(tx, 'stranger');
  expect(await enter(tx)).toBe('refused PT412');
  await become(tx, 'sales');
  expect(await enter(tx)).toBe('1 rows');
});

it('a factor removed elsewhere bars an admin until a recovery code is used', async ({ tx }) => {
  await giveRole(tx, 'sales', 'admin');
  await giveFactor(tx, 'admin');
  const [code = ''] = await makeCodes(tx, 'admin');
  await become(tx, 'owner');
  await tx`delete from auth.mfa_factors`;
  const invite = () => tryStep(tx, (step) => step`select invite('nora@example.com', 'sales')`);
  await becomeWithCode(tx, 'admin');
  expect(await invite()).toBe('refused PT403');
  await become(tx, 'owner');
  await tx`update private.recovery_codes set made_at = now() - interval '1 day'`;
  await giveFactor(tx, 'admin');
  await tx`update auth.mfa_factors set created_at = now() - interval '2 days'`;
  await giveFactor(tx, 'admin');
  await becomeWithCode(tx, 'admin');
  expect(await invite()).toBe('refused PT403');
  expect(await tryStep(tx, (step) => step`select make_recovery_codes()`)).toBe('refused PT403');
  await become(tx, 'admin', { aal: 'aal1' });
  expect(await tryCode(tx, code)).toBe(true);
  expect(await invite()).toBe('1 rows');
});
