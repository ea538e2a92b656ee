import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { waitingRules } from '@/content/facts/device';
import { mailRules } from '@/content/facts/mail';
import { connect } from '../support/test-database';
import { freshDatabase } from './database';
import { quotes, sendAll, visitorSends } from './mail';
import { as, become, outcome, waitingFor, type Tx } from './personas';
import { submit } from './submit';
import { submissions, type Row } from './tables';

const database = freshDatabase('granted');
const story = <T>(run: (tx: Tx) => Promise<T>) => as(database.sql, 'owner', run);

async function secretOf(tx: Tx, row = {}, table = 'quote_requests') {
  const id = await visitorSends(tx, row, table);
  const mail = (await sendAll(tx)).find(({ kind }) => kind === 'acknowledgement');
  return { id, secret: String(mail?.content['secret']), content: mail?.content };
}
const referenceOf = async (tx: Tx, id: string) =>
  (await tx`select private.reference_of(${id}) as reference`)[0]?.['reference'] as string;
const read = async (tx: Tx, secret: string) => {
  await become(tx, 'anonymous');
  const [row] = await tx`select * from public.read_status(${secret})`;
  return row;
};
const withdraw = async (tx: Tx, secret: string) => {
  await become(tx, 'anonymous');
  const [row] = await tx`select public.withdraw_submission(${secret}) as done`;
  await become(tx, 'owner');
  return row?.['done'] as boolean;
};

describe.each(submissions)('the link to one of $name', ({ name, row, statuses }) => {
  it('shows the status', () =>
    story(async (tx) => {
      const { id, secret } = await secretOf(tx, {}, name);
      expect(await read(tx, secret)).toEqual({
        table_name: name,
        reference: `DR-${id.slice(0, 8).toUpperCase()}`,
        received_at: expect.any(Date),
        status: 'new',
        overdue: false,
      });
      await become(tx, 'owner');
      await tx`update ${tx(name)} set status = ${statuses[1] ?? ''} where id = ${id}`;
      expect(await read(tx, secret)).toMatchObject({ status: statuses[1] });
    }));

  it('made by the browser shows and withdraws it, also before any mail and after a revision', () =>
    story(async (tx) => {
      const secret = randomUUID();
      const status_hash = createHash('sha256').update(secret).digest('hex');
      const sender_secret = randomUUID();
      const id = await visitorSends(tx, { status_hash, sender_secret }, name);
      expect(await read(tx, secret)).toMatchObject({ table_name: name, status: 'new' });
      await become(tx, 'anonymous');
      const revised = { ...row, id, revision: 2, sender_secret, email: 'new@example.com' };
      await submit(tx, name, revised);
      await become(tx, 'owner');
      await sendAll(tx);
      expect(await read(tx, secret)).toBeDefined();
      await become(tx, 'owner');
      await visitorSends(tx, { status_hash, email: 'thief@example.com' }, name);
      const reference = await referenceOf(tx, id);
      expect(await read(tx, secret)).toMatchObject({ reference });
      expect(await withdraw(tx, secret)).toBe(true);
      expect(await read(tx, secret)).toBeUndefined();
      const short = outcome(tx, async () => {
        await visitorSends(tx, { status_hash: 'abc' }, name);
        return { count: 1 };
      });
      expect(await short).toBe('refused PT400');
    }));

  it('withdraws the submission with its files and notes, only once', () =>
    story(async (tx) => {
      const { id, secret } = await secretOf(tx, { email: 'gone@example.com' }, name);
      await tx`insert into staff_notes (table_name, record_id, body) values (${name}, ${id}, 'Called.')`;
      expect(await withdraw(tx, secret)).toBe(true);
      expect(await withdraw(tx, secret)).toBe(false);
      expect(await read(tx, secret)).toBeUndefined();
      await become(tx, 'owner');
      const places = [name, 'staff_notes', 'private.mail_links'];
      const left = await Promise.all(
        places.map(
          (table) =>
            tx`select from ${tx(table)} where ${tx(table === name ? 'id' : 'record_id')} = ${id}`,
        ),
      );
      expect(left.flat()).toEqual([]);
      expect(await tx`select from record_files where record_id = ${id}`).toHaveLength(0);
      expect(
        await tx`select action, table_name, summary, actor_id from activity_log where record_id = ${id}`,
      ).toEqual([
        {
          action: 'withdrawn',
          table_name: name,
          summary: await referenceOf(tx, id),
          actor_id: null,
        },
      ]);
      expect(await tx`select kind from mails where record_id = ${id}`).toEqual([
        { kind: 'withdrawal' },
      ]);
    }));
});

it('the server’s clock says that an answer is overdue, and only while the sender waits', () =>
  story(async (tx) => {
    const { id, secret } = await secretOf(tx);
    await become(tx, 'owner');
    await tx`update quote_requests set created_at = now() - interval '25 hours' where id = ${id}`;
    expect(await read(tx, secret)).toMatchObject({ overdue: true });
    await become(tx, 'owner');
    await tx`update quote_requests set outcome = 'won' where id = ${id}`;
    expect(await read(tx, secret)).toMatchObject({ overdue: false });
  }));

describe.each(submissions)('a withdrawn one of $name', ({ name, row }) => {
  const sendAgain = (tx: Tx, sent: Row) => outcome(tx, (inner) => submit(inner, name, sent));

  it.each([1, 2])('is refused when another device sends revision %i', (revision) =>
    story(async (tx) => {
      const { id, secret } = await secretOf(tx, {}, name);
      await withdraw(tx, secret);
      const sent = { ...row, email: 'ada@example.com', id, revision };
      await become(tx, 'anonymous');
      expect(await sendAgain(tx, sent)).toBe('refused PT403');
      expect(await sendAgain(tx, { ...sent, id: randomUUID() })).toBe('1 rows');
      await become(tx, 'owner');
      expect(await tx`select from ${tx(name)} where id = ${id}`).toEqual([]);
      expect(await tx`select from private.mail_events where record_id = ${id}`).toEqual([]);
    }),
  );
});

it('the refusal of a withdrawn submission has a reason for programs', () =>
  story(async (tx) => {
    const { id, secret } = await secretOf(tx);
    await withdraw(tx, secret);
    await become(tx, 'anonymous');
    const error: { code?: string; detail?: string } = await tx
      .savepoint((inner) => submit(inner, 'quote_requests', { ...quotes.row, id }))
      .then(
        () => ({}),
        (reason: object) => reason,
      );
    expect(error.code).toBe('PT403');
    expect(JSON.parse(error.detail ?? '')).toEqual({ field: 'id', reason: 'withdrawn' });
  }));

it('a withdrawn id is kept as a hash for as long as a device retries, then purged', () =>
  story(async (tx) => {
    const { id, secret } = await secretOf(tx);
    await withdraw(tx, secret);
    const kept = await tx`select to_jsonb(w)::text as text from private.withdrawn_submissions as w`;
    expect(kept).toHaveLength(1);
    expect(String(kept[0]?.['text'])).not.toContain(id);
    const age = (interval: string) => tx`
      update private.withdrawn_submissions set withdrawn_at = now() - ${interval}::interval
    `;
    const purged = async () => {
      const rows = await tx`
        select rows::int from private.purge_expired(false) where place = 'withdrawn_submissions'
      `;
      return rows[0]?.['rows'] as number;
    };
    await age(`${waitingRules.days} days - 1 minute`);
    expect(await purged()).toBe(0);
    await age(`${waitingRules.days} days 1 minute`);
    expect(await purged()).toBe(1);
  }));

it('a link is stored as a hash and deleted when mails are planned after 180 days', () =>
  story(async (tx) => {
    const { secret } = await secretOf(tx);
    const [link] = await tx`
      select secret_hash = sha256(convert_to(${secret}, 'UTF8')) as is_hash,
        extract(day from expires_at - now())::int as days
      from private.mail_links
    `;
    expect(link).toEqual({ is_hash: true, days: mailRules.statusLinkDays });
    await tx`update private.mail_links set expires_at = now() - interval '1 second'`;
    expect(await read(tx, secret)).toBeUndefined();
    expect(await withdraw(tx, secret)).toBe(false);
    expect(await tx`select from quote_requests where locale = 'en'`).not.toHaveLength(0);
    await sendAll(tx);
    expect(await tx`select from private.mail_links`).toEqual([]);
  }));

it.each(['', 'x', "' or true --", 'a'.repeat(10_000), 'ẞ'])('the secret %j is rejected', (secret) =>
  story(async (tx) => {
    await secretOf(tx);
    expect(await read(tx, secret)).toBeUndefined();
    expect(await withdraw(tx, secret)).toBe(false);
    await become(tx, 'anonymous');
    expect(await tx`select public.set_news(${secret}, false) as done`).toEqual([{ done: false }]);
  }),
);

describe('concurrently', () => {
  const own = freshDatabase('granted');

  it('a withdrawal waits for a concurrent change', async () => {
    const { id, secret } = await own.sql.begin((tx) => secretOf(tx));
    const sender = connect(own.url);
    let withdrawn: Promise<boolean> | undefined;
    await own.sql.begin(async (tx) => {
      await tx`select private.lock_submission(${id})`;
      withdrawn = sender.begin((other) => withdraw(other, secret));
      await expect.poll(() => waitingFor(tx), { timeout: 9000 }).toBe(1);
    });
    expect(await withdrawn).toBe(true);
    await sender.end();
  });
});
