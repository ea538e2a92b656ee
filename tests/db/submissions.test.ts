import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { freshDatabase } from './database';
import { postingIds, submissionId } from './fixtures';
import { as, become, nothing, outcome } from './personas';
import { submit } from './submit';
import { applications, inserted, submissions } from './tables';

const database = freshDatabase('explicit');
const granted = freshDatabase('granted');

describe.each(submissions)('$name', ({ name, row, statuses }) => {
  it.each(['anonymous', 'admin'] as const)('%s sends one, which is new and of now', (persona) =>
    as(database.sql, persona, async (tx) => {
      const id = randomUUID();
      await submit(tx, name, { ...row, id });
      await become(tx, 'owner');
      const [stored] =
        await tx`select *, created_at = now() as is_now from ${tx(name)} where id = ${id}`;
      expect(stored).toMatchObject({ ...row, status: 'new', is_now: true });
    }),
  );

  it('a visitor cannot overwrite one that is there, whatever is granted', () =>
    as(granted.sql, 'anonymous', async (tx) => {
      for (const id of [submissionId, randomUUID()]) {
        const upsert = await outcome(
          tx,
          (s) => s`
            insert into ${s(name)} ${s({ ...row, id })}
            on conflict (id) do update set email = 'forged@example.com'
          `,
        );
        expect(upsert).toMatch(nothing);
      }
      await become(tx, 'owner');
      expect(await tx`select ${tx(Object.keys(row))} from ${tx(name)}`).toEqual([row]);
    }));

  it('an admin sets any status after any other', () =>
    as(database.sql, 'admin', async (tx) => {
      for (const from of statuses) {
        for (const to of statuses) {
          await tx`update ${tx(name)} set status = ${from} where id = ${submissionId}`;
          await tx`update ${tx(name)} set status = ${to} where id = ${submissionId}`;
          expect(await tx`select status from ${tx(name)}`).toEqual([{ status: to }]);
        }
      }
    }));
});

it.each(inserted)('rejects two $name at once', ({ name, row }) =>
  as(database.sql, 'anonymous', async (tx) => {
    const rows = [row, row].map((one) => ({ ...one, id: randomUUID() }));
    expect(await outcome(tx, (s) => s`insert into ${s(name)} ${s(rows)}`)).toBe('refused PT400');
  }),
);

it('a visitor can apply for a posting, whatever became of it', () =>
  as(database.sql, 'anonymous', async (tx) => {
    for (const { posting, stored } of [
      { posting: postingIds['active'], stored: postingIds['active'] },
      { posting: postingIds['inactive'], stored: postingIds['inactive'] },
      { posting: randomUUID(), stored: null },
    ]) {
      const id = randomUUID();
      await submit(tx, applications.name, {
        ...applications.row,
        id,
        job_posting_id: posting ?? '',
      });
      await become(tx, 'owner');
      const [kept] = await tx`select job_posting_id from career_applications where id = ${id}`;
      expect(kept).toEqual({ job_posting_id: stored });
      await become(tx, 'anonymous');
    }
  }));
