import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { freshDatabase, grantModes } from './database';
import { postingIds, submissionId } from './fixtures';
import { as, become, nothing, outcome, withoutRights } from './personas';
import { postings } from './tables';

const { row } = postings;
const { active, draft } = postingIds;

describe.each(grantModes)('with %s grants, job postings', (mode) => {
  const database = freshDatabase(mode);
  const truncated = mode === 'explicit' ? 'refused 42501' : 'refused PT403';

  describe.each(withoutRights)('%s', (persona) => {
    it('reads and counts the active ones only', async () => {
      await as(database.sql, persona, async (tx) => {
        expect(await tx`select id, status, language from job_postings`).toEqual([
          { id: active, status: 'active', language: 'fr' },
        ]);
        expect(await tx`select count(*)::int as n from job_postings`).toEqual([{ n: 1 }]);
      });
    });

    it('creates, edits, deletes and empties nothing', async () => {
      await as(database.sql, persona, async (tx) => {
        expect(await outcome(tx, (s) => s`insert into job_postings ${s(row)}`)).toBe(
          'refused 42501',
        );
        const upsert = await outcome(
          tx,
          (s) => s`
            insert into job_postings ${s({ ...row, id: active ?? '' })}
            on conflict (id) do update set title = excluded.title
          `,
        );
        expect(upsert).toBe('refused 42501');
        expect(await outcome(tx, (s) => s`update job_postings set title = 'x'`)).toMatch(nothing);
        expect(await outcome(tx, (s) => s`delete from job_postings`)).toMatch(nothing);
        expect(await outcome(tx, (s) => s`truncate job_postings cascade`)).toBe(truncated);
      });
    });
  });

  describe('an admin', () => {
    it('reads every one', async () => {
      await as(database.sql, 'admin', async (tx) => {
        expect(await tx`select from job_postings`).toHaveLength(3);
      });
    });

    it('creates one in any status; active, full-time and English if none is given', async () => {
      await as(database.sql, 'admin', async (tx) => {
        for (const status of postings.statuses) {
          const [stored] = await tx`
            insert into job_postings ${tx({ ...row, status })}
            returning *, created_at = now() and updated_at = now() as is_now
          `;
          expect(stored).toMatchObject({ ...row, status, is_now: true });
        }
        const { status: _, employment_type: __, language: ___, ...rest } = row;
        const [stored] = await tx`
          insert into job_postings ${tx(rest)} returning status, employment_type, language
        `;
        expect(stored).toEqual({ status: 'active', employment_type: 'full-time', language: 'en' });
      });
    });

    it.each(['created_at', 'updated_at'])('leaves %s to the database', async (column) => {
      await as(database.sql, 'admin', async (tx) => {
        const id = randomUUID();
        const create = (s: typeof tx) =>
          s`insert into job_postings ${s({ ...row, id, [column]: '2020-01-01' })}`;
        const edit = (s: typeof tx) =>
          s`update job_postings set ${s(column)} = '2020-01-01' where id = ${draft ?? ''}`;
        const edited = column === 'created_at' ? 'refused PT403' : '1 rows';
        expect([await outcome(tx, create), await outcome(tx, edit)]).toEqual(
          mode === 'explicit' ? ['refused 42501', 'refused 42501'] : ['1 rows', edited],
        );

        await become(tx, 'owner');
        expect(await tx`select from job_postings where ${tx(column)} = '2020-01-01'`).toHaveLength(
          0,
        );
      });
    });

    it('cannot change the id', async () => {
      await as(database.sql, 'admin', async (tx) => {
        const change = await outcome(tx, (s) => s`update job_postings set id = gen_random_uuid()`);
        expect(change).toBe(mode === 'explicit' ? 'refused 42501' : 'refused PT403');
      });
    });

    it('notices that someone else edited in between', async () => {
      await as(database.sql, 'admin', async (tx) => {
        const edit = (title: string) => tx`
          update job_postings set title = ${title}
          where id = ${draft ?? ''} and updated_at = (select updated_at from seen)
          returning id
        `;
        await become(tx, 'owner');
        await tx`create temp table seen as select updated_at from job_postings where id = ${draft ?? ''}`;
        await tx`grant select on seen to authenticated`;
        await become(tx, 'admin');

        expect(await edit('DevOps Engineer')).toHaveLength(1); // saved without a change
        expect(await edit('Hers')).toHaveLength(1);
        expect(await edit('His')).toHaveLength(0);
      });
    });

    it('deletes one, and its applications stay', async () => {
      await as(database.sql, 'owner', async (tx) => {
        await tx`update career_applications set job_posting_id = ${active ?? ''}`;
        await become(tx, 'admin');
        expect(
          await tx`delete from job_postings where id = ${active ?? ''} returning id`,
        ).toHaveLength(1);
        expect(await tx`select id, job_posting_id from career_applications`).toEqual([
          { id: submissionId, job_posting_id: null },
        ]);
      });
    });

    it('cannot empty the table', async () => {
      await as(database.sql, 'admin', async (tx) => {
        expect(await outcome(tx, (s) => s`truncate job_postings cascade`)).toBe(truncated);
      });
    });
  });
});
