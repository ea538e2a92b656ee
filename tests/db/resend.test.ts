import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sql } from 'postgres';
import { connect } from '../support/test-database';
import { freshDatabase } from './database';
import { as, become, outcome, waitingFor, type Tx } from './personas';
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

describe('a submission sent again', () => {
  const database = freshDatabase('granted');

  describe.each(submissions)('$name', ({ name, row, statuses }) => {
    const edited = { ...row, email: 'edited@example.com' };
    const stored = (tx: Tx, id: string) =>
      tx`select *, created_at = now() as is_now from ${tx(name)} where id = ${id}`;

    it('is stored once, and an older text never replaces a newer one', async () => {
      await as(database.sql, 'anonymous', async (tx) => {
        const id = randomUUID();
        await submit(tx, name, { ...row, id, revision: 2 });
        for (const revision of [2, 1]) {
          expect(
            await outcome(tx, (s) => submit(s, name, { ...edited, id, revision })),
          ).not.toContain('refused');
        }
        expect(await logged(tx, id)).toEqual([{ action: 'submitted', times: 1 }]);
        expect(await stored(tx, id)).toMatchObject([{ ...row, revision: 2 }]);
      });
    });

    it('replaces the earlier text and keeps its date and status', async () => {
      await as(database.sql, 'anonymous', async (tx) => {
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
    });

    it('is refused after a day if edited, and acknowledged if unchanged', async () => {
      await as(database.sql, 'anonymous', async (tx) => {
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
    });

    it('can name the submission that it replaces', async () => {
      await as(database.sql, 'anonymous', async (tx) => {
        const [id, replaces] = [randomUUID(), randomUUID()];
        await submit(tx, name, { ...row, id, replaces });
        await become(tx, 'owner');
        expect(await stored(tx, id)).toMatchObject([{ replaces }]);
      });
    });

    it('follows the same rules as the first text', async () => {
      await as(database.sql, 'anonymous', async (tx) => {
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
  });

  it('does not apply to inserts by the owner and the service', async () => {
    await as(database.sql, 'owner', async (tx) => {
      const contact = { ...submissions[0]?.row, id: randomUUID() };
      for (const role of ['postgres', 'service_role']) {
        await tx`set local role ${tx(role)}`;
        const add = () => outcome(tx, (s) => s`insert into contact_submissions ${s(contact)}`);
        expect(await add()).toBe(role === 'postgres' ? '1 rows' : 'refused 23505');
      }
    });
  });
});

describe('an application sent again', () => {
  const database = freshDatabase('explicit');
  const { row } = applications;
  const letter: SentFile = { ...resume, kind: 'cover_letter', file_name: 'letter.pdf' };
  const newResume: SentFile = { ...resume, file_name: 'new.pdf' };

  it('keeps its files, or replaces them with its text', async () => {
    await as(database.sql, 'anonymous', async (tx) => {
      const id = randomUUID();
      const files = async () => {
        await become(tx, 'owner');
        const rows = await tx`
          select file_name, content from record_files where record_id = ${id} order by 1
        `;
        await become(tx, 'anonymous');
        return rows.map(({ file_name }) => file_name as string);
      };
      await apply(tx, { ...row, id }, [resume, letter]);
      expect(await files()).toEqual(['letter.pdf', 'resume.pdf']);

      expect(await apply(tx, { ...row, id }, [newResume])).toEqual([{ id }]);
      expect(await files()).toEqual(['letter.pdf', 'resume.pdf']);

      const faulty = { ...resume, content: base64(Buffer.from('text')) };
      const replace = (file: SentFile) =>
        outcome(tx, (s) => apply(s, { ...row, id, revision: 2 }, [file]));
      expect(await replace(faulty)).toBe('refused PT400');
      expect(await files()).toEqual(['letter.pdf', 'resume.pdf']);
      expect(await replace(newResume)).toBe('1 rows');
      expect(await files()).toEqual(['new.pdf']);
    });
  });
});

describe('concurrent revisions of an application', () => {
  const database = freshDatabase('explicit');
  let connections: Sql[] = [];
  beforeAll(() => {
    connections = [connect(database.url), connect(database.url)];
  });
  afterAll(() => Promise.all(connections.map((sql) => sql.end())));

  it('keep the files of the newest text', { timeout: 20_000 }, async () => {
    const id = randomUUID();
    const [newer, older] = connections;
    const send = (sql: Sql | undefined, revision: number) =>
      sql?.begin(async (tx) => {
        await become(tx, 'anonymous');
        const file = { ...resume, file_name: `revision-${revision}.pdf` };
        await apply(tx, { ...applications.row, id, revision }, [file]);
      });
    const sent: unknown[] = [];
    await database.sql.begin(async (tx) => {
      await tx`select private.lock_submission(${id})`;
      sent.push(send(newer, 2));
      await expect.poll(() => waitingFor(tx), { timeout: 9000 }).toBe(1);
      sent.push(send(older, 1));
      await expect.poll(() => waitingFor(tx), { timeout: 9000 }).toBe(2);
    });
    await Promise.all(sent);

    const files = await database.sql`
      select file_name from record_files where record_id = ${id}
    `;
    expect(files).toEqual([{ file_name: 'revision-2.pdf' }]);
  });
});

describe.each(submissions)('concurrent revisions of $name', ({ name, row }) => {
  const database = freshDatabase('explicit');
  const clicks = 12;
  /** The first text and five revisions. */
  const edits = 6;
  let connections: Sql[] = [];
  beforeAll(() => {
    connections = Array.from({ length: clicks }, () => connect(database.url));
  });
  afterAll(() => Promise.all(connections.map((sql) => sql.end())));

  /** Commits each submission on a separate connection; returns the responses. */
  const sendAll = (rows: Row[]) =>
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

  it('are stored once, however many clicks and tabs sent them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = randomUUID();
      const answers = await sendAll(Array.from({ length: clicks }, () => ({ ...row, id })));
      expect(new Set(answers)).toEqual(new Set(['stored']));
      const rows = await database.sql`select from ${database.sql(name)} where id = ${id}`;
      expect(rows).toHaveLength(1);
    }
  });

  it('leave the newest text, in any order of arrival', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = randomUUID();
      const texts = Array.from({ length: edits }, (_, i) => {
        const revision = ((i + round) % edits) + 1;
        return { ...row, id, revision, email: `text-${revision}@example.com` };
      });
      const answers = await sendAll(texts);
      expect(new Set(answers)).toEqual(new Set(['stored']));
      const rows = await database.sql`
        select revision, email from ${database.sql(name)} where id = ${id}
      `;
      expect(rows).toEqual([{ revision: edits, email: `text-${edits}@example.com` }]);
    }
  });
});
