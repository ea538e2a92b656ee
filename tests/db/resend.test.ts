import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Sql } from 'postgres';
import { connect } from '../support/test-database';
import { freshDatabase } from './database';
import { acting, become, outcome, waitingFor, type Tx } from './personas';
import { apply, base64, resume, submit, type SentFile } from './submit';
import { applications, submissions, type Row } from './tables';

/** Returns how often the log has an action for a record. */
async function logged(tx: Tx, id: string) {
  await become(tx, 'owner');
  return tx`
    select action, count(*)::int as times from activity_log where record_id = ${id}
    group by action order by action
  `;
}

const { it } = freshDatabase('granted');

describe.each(submissions)('one of $name sent again', ({ name, row, statuses }) => {
  const edited = { ...row, email: 'edited@example.com' };
  const stored = (tx: Tx, id: string) =>
    tx`select *, created_at = now() as is_now from ${tx(name)} where id = ${id}`;

  it('is stored once, and an older text never replaces a newer one', async ({ anonymous: tx }) => {
    const [id, replaces] = [randomUUID(), randomUUID()];
    await submit(tx, name, { ...row, id, replaces, revision: 2 });
    for (const revision of [2, 1]) {
      const again = outcome(tx, (s) => submit(s, name, { ...edited, id, revision }));
      expect(await again).not.toContain('refused');
    }
    expect(await logged(tx, id)).toEqual([{ action: 'submitted', times: 1 }]);
    // it can name the submission that it replaces
    expect(await stored(tx, id)).toMatchObject([{ ...row, replaces, revision: 2 }]);
  });

  it('replaces the earlier text and keeps its date and status', async ({ anonymous: tx }) => {
    const id = randomUUID();
    await submit(tx, name, { ...row, id });
    await become(tx, 'owner');
    const status = statuses[1] ?? '';
    const earlier = tx`now() - interval '23 hours'`;
    await tx`update ${tx(name)} set status = ${status}, created_at = ${earlier} where id = ${id}`;

    await become(tx, 'anonymous');
    await submit(tx, name, { ...edited, id, revision: 3, seconds_to_fill: 1 });
    expect(await logged(tx, id)).toEqual([
      { action: 'resubmitted', times: 1 },
      { action: 'status_changed', times: 1 },
      { action: 'submitted', times: 1 },
    ]);
    expect(await stored(tx, id)).toMatchObject([
      { ...edited, status, revision: 3, is_now: false, spam_reason: 'too fast' },
    ]);
  });

  it('is refused after a day if edited, and acknowledged if unchanged', async ({
    anonymous: tx,
  }) => {
    const id = randomUUID();
    await submit(tx, name, { ...row, id });
    await become(tx, 'owner');
    await tx`update ${tx(name)} set created_at = now() - interval '25 hours' where id = ${id}`;

    await become(tx, 'anonymous');
    const again = (revision: number) =>
      outcome(tx, (s) => submit(s, name, { ...edited, id, revision }));
    expect(await again(2)).toBe('refused PT409');
    expect(await again(1)).not.toContain('refused');
    await become(tx, 'owner');
    expect(await stored(tx, id)).toMatchObject([row]);
  });

  it('follows the same rules as the first text', async ({ anonymous: tx }) => {
    const id = randomUUID();
    await submit(tx, name, { ...row, id });
    const replace = (changes: Row) =>
      outcome(tx, (s) => submit(s, name, { ...row, id, revision: 2, ...changes }));
    const isApplication = name === 'career_applications';
    expect(await replace({ email: 'nobody' })).toBe(
      `refused ${isApplication ? 'PT400' : `${name}_email_check`}`,
    );
    expect(await replace({ revision: 1001 })).toBe(
      `refused ${isApplication ? 'PT400' : 'submission_revision_check'}`,
    );
  });
});

it('the owner’s and the service’s inserts are never taken for one sent again', async ({ tx }) => {
  const contact = { ...submissions[0]?.row, id: randomUUID() };
  for (const role of ['postgres', 'service_role']) {
    await tx`set local role ${tx(role)}`;
    const add = () => outcome(tx, (s) => s`insert into contact_submissions ${s(contact)}`);
    expect(await add()).toBe(role === 'postgres' ? '1 rows' : 'refused 23505');
  }
});

it('an application sent again keeps its files, or replaces them with its text', async ({ tx }) => {
  const letter: SentFile = { ...resume, kind: 'cover_letter', file_name: 'letter.pdf' };
  const newResume: SentFile = { ...resume, file_name: 'new.pdf' };
  const faulty: SentFile = { ...resume, content: base64(Buffer.from('text')) };
  const id = randomUUID();
  const send = (revision: number, ...sent: SentFile[]) =>
    acting(tx, 'anonymous', () =>
      outcome(tx, (s) => apply(s, { ...applications.row, id, revision }, sent)),
    );
  const files = async () => {
    const rows = await tx`select file_name from record_files where record_id = ${id} order by 1`;
    return rows.map(({ file_name }) => file_name as string);
  };
  expect(await send(1, resume, letter)).toBe('1 rows');
  expect(await send(1, newResume)).toBe('1 rows');
  expect(await send(2, faulty)).toBe('refused PT400');
  expect(await files()).toEqual(['letter.pdf', 'resume.pdf']);
  expect(await send(2, newResume)).toBe('1 rows');
  expect(await files()).toEqual(['new.pdf']);
});

describe('concurrent revisions', () => {
  const own = freshDatabase('explicit');
  const clicks = 12;
  /** The first text and five revisions. */
  const edits = 6;
  let connections: Sql[] = [];
  beforeAll(() => {
    connections = Array.from({ length: clicks }, () => connect(own.url));
  });
  afterAll(() => Promise.all(connections.map((sql) => sql.end())));

  it('of an application keep the files of the newest text', { timeout: 20_000 }, async () => {
    const id = randomUUID();
    const [newer, older] = connections;
    const send = (sql: Sql | undefined, revision: number) =>
      sql?.begin(async (tx) => {
        await become(tx, 'anonymous');
        const file = { ...resume, file_name: `revision-${revision}.pdf` };
        await apply(tx, { ...applications.row, id, revision }, [file]);
      });
    const sent: unknown[] = [];
    await own.sql.begin(async (tx) => {
      await tx`select private.lock_submission(${id})`;
      sent.push(send(newer, 2));
      await expect.poll(() => waitingFor(tx), { timeout: 9000 }).toBe(1);
      sent.push(send(older, 1));
      await expect.poll(() => waitingFor(tx), { timeout: 9000 }).toBe(2);
    });
    await Promise.all(sent);

    const files = await own.sql`
      select file_name from record_files where record_id = ${id}
    `;
    expect(files).toEqual([{ file_name: 'revision-2.pdf' }]);
  });

  /** Commits each submission on a separate connection; returns the responses. */
  const sendAll = (name: string, rows: Row[]) =>
    Promise.all(
      rows.map(async (one, i) => {
        try {
          await connections[i]?.begin(async (tx) => {
            await become(tx, 'anonymous');
            await submit(tx, name, one);
          });
          return 'stored';
        } catch (error) {
          return (error as { code?: string }).code;
        }
      }),
    );

  it.for(submissions)(
    'of $name are stored once, however many clicks and tabs sent them',
    async ({ name, row }) => {
      for (let round = 0; round < 5; round += 1) {
        const id = randomUUID();
        const answers = await sendAll(
          name,
          Array.from({ length: clicks }, () => ({ ...row, id })),
        );
        expect(new Set(answers)).toEqual(new Set(['stored']));
        const rows = await own.sql`select from ${own.sql(name)} where id = ${id}`;
        expect(rows).toHaveLength(1);
      }
    },
  );

  it.for(submissions)(
    'of $name leave the newest text, in any order of arrival',
    async ({ name, row }) => {
      for (let round = 0; round < 5; round += 1) {
        const id = randomUUID();
        const texts = Array.from({ length: edits }, (_, i) => {
          const revision = ((i + round) % edits) + 1;
          return { ...row, id, revision, email: `text-${revision}@example.com` };
        });
        const answers = await sendAll(name, texts);
        expect(new Set(answers)).toEqual(new Set(['stored']));
        const rows = await own.sql`
        select revision, email from ${own.sql(name)} where id = ${id}
      `;
        expect(rows).toEqual([{ revision: edits, email: `text-${edits}@example.com` }]);
      }
    },
  );
});
