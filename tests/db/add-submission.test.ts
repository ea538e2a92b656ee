import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { freshDatabase } from './database';
import { add } from './enter';
import { sendAll } from './mail';
import { become, outcome, people } from './personas';
import { call, replyTo } from './reply';
import { mark } from './spam';
import { contacts, quotes, submissions, type Row } from './tables';

const { it } = freshDatabase('explicit');

it.for(submissions)(
  'a lead among $name that staff enter is stored once, without consent, and alerts colleagues alone',
  async ({ name, row }, { tx }) => {
    const id = randomUUID();
    await tx`insert into mail_recipients ${tx({ shared_address: 'all@example.com' })}`;
    for (let i = 0; i < 2; i += 1) {
      expect(await add(tx, name, { ...row, id, came_by: 'fair' })).toBe('1 rows');
    }
    expect(
      await tx`select came_by, status, consented_at, spam_suspected from ${tx(name)} where id = ${id}`,
    ).toEqual([{ came_by: 'fair', status: 'new', consented_at: null, spam_suspected: false }]);
    expect(await tx`select action, actor_email from activity_log where record_id = ${id}`).toEqual([
      { action: 'entered', actor_email: people.admin.email },
    ]);
    expect((await sendAll(tx)).map(({ kind, to }) => [kind, to])).toEqual([
      ['alert', 'all@example.com'],
    ]);
  },
);

const callers: [table: string, name: Row, other: Row][] = [
  ['contact_submissions', { first_name: 'Ada' }, { last_name: 'Bello' }],
  ['quote_requests', { contact_name: 'A' }, { company_name: 'B' }],
  ['partnership_applications', { contact_person: 'Ada' }, { company_name: 'Djoliba' }],
  ['career_applications', { first_name: 'Ada' }, { last_name: 'Bello' }],
];

it.for(callers)(
  'a lead among %s needs a name and one way to reach the person',
  async ([table, name, other], { tx }) => {
    const id = randomUUID();
    const lead = { id, came_by: 'call' };
    for (const refused of [
      name,
      { phone: '70 12 34 56' },
      { ...name, phone: '', email: '' },
      { ...name, phone: '  ', email: ' ' },
      { ...name, email: 'no address' },
      { phone: '70 12 34 56', ...Object.fromEntries(Object.keys(name).map((key) => [key, ' '])) },
    ]) {
      expect(await add(tx, table, { ...lead, ...refused })).toMatch(/^refused (?!PT)/);
    }
    expect(await add(tx, table, { ...lead, ...name, phone: '70 12 34 56', locale: 'fr' })).toBe(
      '1 rows',
    );
    expect(
      await tx`select email, phone, locale, came_at = current_date as is_today, search_text like '%70123456%' as is_found
      from ${tx(table)} where id = ${id}`,
    ).toEqual([
      {
        email: '',
        phone: '70 12 34 56',
        locale: 'fr',
        is_today: true,
        is_found: true,
      },
    ]);
    const written = { ...lead, id: randomUUID(), ...other, email: 'ada@example.com' };
    expect(await add(tx, table, { ...written, came_at: '2026-01-31' })).toBe('1 rows');
    expect(await sendAll(tx)).toEqual([]);
  },
);

it('callers without an address or a company are not related to each other', async ({ tx }) => {
  const [one, other, same, again] = Array.from({ length: 4 }, () => randomUUID());
  for (const [id, more] of [
    [one, { phone: 'kiosk 5' }],
    [other, { phone: 'room 5' }],
    [same, { phone: '+226 70 12 34 56' }],
    [again, { phone: '00226 70123456', email: 'ada@example.com' }],
  ] as const) {
    const record = { id: String(id), came_by: 'call', contact_name: 'Ada', ...more };
    expect(await add(tx, 'quote_requests', record)).toBe('1 rows');
  }
  await become(tx, 'admin');
  const related = async (id = '') =>
    tx`select id, sender, shared from related_submissions('quote_requests', ${id})`;
  expect(await related(one)).toEqual([]);
  expect(await related(same)).toEqual([{ id: again, sender: 'Ada', shared: ['phone'] }]);
});

it('a lead without a country, or with nothing but a name, is no value of a filter', async ({
  tx,
}) => {
  await tx`delete from quote_requests`;
  const record = { id: randomUUID(), came_by: 'call', contact_name: 'Ada', phone: '70123456' };
  await add(tx, 'quote_requests', record);
  await become(tx, 'admin');
  expect(await tx`select value from filter_values('quote_requests', 'country')`).toEqual([]);
  expect(
    await tx`select dimension, value from compare_leads('quote_requests', '-infinity')`,
  ).toEqual([{ dimension: 'source', value: 'call' }]);
});

it('a reply to a caller without an address is refused for that reason', async ({ tx }) => {
  const id = randomUUID();
  const record = { id, came_by: 'call', contact_name: 'Ada', phone: '70123456' };
  await add(tx, 'quote_requests', record);
  await become(tx, 'admin');
  expect((await call(tx, [replyTo(id)], null, 'quote_requests')).map((r) => r.outcome)).toEqual([
    'address',
  ]);
});

it('a lead that staff entered gets no confirmation after it was marked as spam and cleared', async ({
  tx,
}) => {
  const id = randomUUID();
  await add(tx, 'quote_requests', { ...quotes.row, id, came_by: 'call' });
  await mark(tx, [id]);
  expect(await sendAll(tx)).toEqual([]);
  await mark(tx, [id], false);
  expect((await sendAll(tx)).filter(({ kind }) => kind === 'acknowledgement')).toEqual([]);
  expect(await tx`select reason from mails where kind = 'acknowledgement'`).toEqual([
    { reason: 'entered by staff' },
  ]);
});

it('leads that staff enter have no rate limit', async ({ tx }) => {
  for (let i = 0; i < 12; i += 1) {
    const record = { ...quotes.row, id: randomUUID(), came_by: 'call' };
    expect(await add(tx, 'quote_requests', record)).toBe('1 rows');
  }
});

it.for([
  ['without the way it came', { came_by: null }],
  ['with a status', { status: 'completed' }],
  ['with a revision', { revision: 3 }],
  ['without an id', { id: null }],
  ['of a day to come', { came_at: '2100-01-01' }],
] as const)('rejects a lead %s', async ([, changes], { tx }) => {
  const record = { ...quotes.row, id: randomUUID(), came_by: 'call', ...changes };
  expect(await add(tx, 'quote_requests', record)).toBe('refused PT400');
});

it.for([
  ['sales', 'career_applications'],
  ['hr', 'quote_requests'],
] as const)('%s cannot enter a lead of another kind', async ([role, table], { tx }) => {
  await tx`update admin_users set role = ${role} where user_id = ${people.admin.id}`;
  expect(await add(tx, table, { id: randomUUID(), came_by: 'call' })).toBe('refused PT403');
});

it('a visitor cannot pass for a lead that staff entered', async ({ tx }) => {
  await become(tx, 'anonymous');
  const record = { ...quotes.row, id: randomUUID() };
  const send = (more: Row) =>
    outcome(tx, (s) => s`insert into quote_requests ${s({ ...record, ...more })}`);
  expect(await send({ came_by: 'call' })).toBe('refused 42501');
  expect(await send({ came_at: '2026-01-31' })).toBe('refused 42501');
  expect(await send({ email: '' })).toBe('refused quote_requests_email_check');
  expect(await send({ contact_name: 'A' })).toBe('refused quote_requests_contact_name_check');
  expect(
    await outcome(
      tx,
      (s) => s`insert into contact_submissions ${s({ ...contacts.row, phone: '+234 1' })}`,
    ),
  ).toBe('refused 42501');
});
