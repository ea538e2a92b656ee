import { createHash, randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { mailRules } from '@/content/facts/mail';
import { referenceOf } from '@/lib/reference';
import { sharedDatabase } from './database';
import { addNote } from './fixtures';
import { addConfirmed, sendAll, submitForm } from './mail';
import { submit } from './submit';
import { applications } from './tables';
import { become, callAs, giveRole, people, tryStep, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

const readStatus = (tx: Tx, secret: string) => callAs(tx, 'anonymous', 'read_status', secret);
const withdraw = (tx: Tx, secret: string) => callAs(tx, 'anonymous', 'withdraw_submission', secret);

describe('the link to an application', () => {
  const { name, row } = applications;
  it('shows the status', async ({ tx }) => {
    const { id, secret } = await addConfirmed(tx, {}, name);
    expect(await readStatus(tx, secret)).toEqual({
      table_name: name,
      reference: referenceOf(id),
      topic: null,
      received_at: expect.any(String),
      status: 'new',
      overdue: false,
      withdrawable: true,
      proposal: null,
    });
    await tx`update ${tx(name)} set status = 'reviewed' where id = ${id}`;
    expect(await readStatus(tx, secret)).toMatchObject({ status: 'reviewed' });
  });

  it('made by the browser shows and withdraws it, also before any mail', async ({ tx }) => {
    const secret = randomUUID();
    const status_hash = createHash('sha256').update(secret).digest('hex');
    const id = await submitForm(tx, { status_hash }, name);
    expect(await readStatus(tx, secret)).toMatchObject({ table_name: name, status: 'new' });
    await sendAll(tx);
    expect(await readStatus(tx, secret)).toBeDefined();
    await submitForm(tx, { status_hash, email: 'thief@example.com' }, name);
    expect(await readStatus(tx, secret)).toMatchObject({ reference: referenceOf(id) });
    expect(await withdraw(tx, secret)).toBe(true);
    expect(await readStatus(tx, secret)).toBeUndefined();
  });

  it('cannot be made by the browser with what is no hash', async ({ tx }) => {
    const submitted = submitForm(tx, { status_hash: 'abc' }, name);
    await expect(submitted).rejects.toMatchObject({ code: 'PT400' });
  });

  it('withdraws the submission with its files and notes, only once', async ({ tx }) => {
    const { id, secret } = await addConfirmed(tx, { email: 'gone@example.com' }, name);
    await addNote(tx, name, id);
    expect(await withdraw(tx, secret)).toBe(true);
    expect(await withdraw(tx, secret)).toBe(false);
    expect(await readStatus(tx, secret)).toBeUndefined();
    expect(await tx`select from ${tx(name)} where id = ${id}`).toEqual([]);
    for (const table of ['messages', 'record_files', 'private.mail_links'])
      expect(await tx`select from ${tx(table)} where record_id = ${id}`).toEqual([]);
    const entry = { action: 'withdrawn', table_name: name, summary: referenceOf(id) };
    expect(
      await tx`select action, table_name, summary, actor_id from activity_log where record_id = ${id}`,
    ).toEqual([{ ...entry, actor_id: null }]);
    expect(await tx`select kind from mails where key like ${`%${id}%`}`).toEqual([
      { kind: 'withdrawal' },
    ]);
  });

  it('is refused from another device once withdrawn, with a reason code', async ({ tx }) => {
    const { id, secret } = await addConfirmed(tx, {}, name);
    await withdraw(tx, secret);
    const application = { ...row, email: 'ada@example.com' };
    await become(tx, 'anonymous');
    await expect(
      tx.savepoint((step) => submit(step, name, { ...application, id })),
    ).rejects.toMatchObject({
      code: 'PT403',
      detail: expect.stringMatching(/"id".*"withdrawn"/) as string,
    });
    const sendAnother = (step: Tx) => submit(step, name, { ...application, id: randomUUID() });
    expect(await tryStep(tx, sendAnother)).toBe('1 rows');
    await become(tx, 'owner');
    expect(await tx`select from ${tx(name)} where id = ${id}`).toEqual([]);
    expect(await tx`select from private.mail_events where record_id = ${id}`).toEqual([]);
  });
});

describe('after staff have corrected the address', () => {
  const ownSecret = randomUUID();
  const status_hash = createHash('sha256').update(ownSecret).digest('hex');
  const correctAddress = async (tx: Tx) => {
    await giveRole(tx, 'sales', 'sales');
    const id = await submitForm(tx, { status_hash, email: 'ada@example.com' });
    await sendAll(tx);
    await callAs(tx, 'sales', 'correct_address', 'quote_requests', id, 'own@brand.example');
    const [mail] = await sendAll(tx, 'acknowledgement');
    return { id, secret: String(mail?.content['secret']) };
  };

  it('the link mailed there shows the status but withdraws nothing', async ({ tx }) => {
    const { id, secret } = await correctAddress(tx);
    expect(await readStatus(tx, secret)).toMatchObject({ status: 'new', withdrawable: false });
    await become(tx, 'anonymous');
    const tryWithdraw = (step: Tx) => step`select withdraw_submission(${secret})`;
    expect(await tryStep(tx, tryWithdraw)).toBe('refused PT403');
    await become(tx, 'owner');
    expect(await tx`select from quote_requests where id = ${id}`).toHaveLength(1);
  });

  it('the sender’s own link withdraws; the log keeps who changed the address', async ({ tx }) => {
    const { id } = await correctAddress(tx);
    expect(await readStatus(tx, ownSecret)).toMatchObject({ withdrawable: true });
    expect(await withdraw(tx, ownSecret)).toBe(true);
    const unset = { from_status: null, to_status: null, before: null };
    const entry = { table_name: 'quote_requests', summary: referenceOf(id), ...unset };
    expect(
      await tx`
        select action, table_name, summary, actor_id, from_status, to_status, before
        from activity_log where record_id = ${id} order by id`,
    ).toEqual([
      { ...entry, action: 'address_corrected', actor_id: people.sales.id },
      { ...entry, action: 'withdrawn', actor_id: null },
    ]);
  });
});

const { statusLinkDays } = mailRules;

it(`a link is stored as a hash and deleted after ${statusLinkDays} days`, async ({ tx }) => {
  const { secret } = await addConfirmed(tx);
  const [link] = await tx`
    select secret_hash = sha256(convert_to(${secret}, 'UTF8')) as is_hash,
      extract(day from expires_at - now())::int as days
    from private.mail_links
  `;
  expect(link).toEqual({ is_hash: true, days: statusLinkDays });
  await tx`update private.mail_links set expires_at = now() - interval '1 second'`;
  expect(await readStatus(tx, secret)).toBeUndefined();
  expect(await withdraw(tx, secret)).toBe(false);
  // the planning of mails deletes it
  await sendAll(tx);
  expect(await tx`select from private.mail_links`).toEqual([]);
});

it.for([
  ['SQL', "' or true --"],
  ['10,000 letters', 'a'.repeat(10_000)],
] as const)('a secret of %s is rejected', async ([, secret], { tx }) => {
  await addConfirmed(tx);
  expect(await readStatus(tx, secret)).toBeUndefined();
  expect(await withdraw(tx, secret)).toBe(false);
  expect(await callAs(tx, 'anonymous', 'set_news', secret, false)).toBe(false);
});
