import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { freshDatabase, grantModes } from './database';
import { postingIds, submissionId } from './fixtures';
import { as, become, nothing, outcome, withoutRights } from './personas';
import { submit } from './submit';
import { applications, inserted, submissions } from './tables';

// A signed-in stranger, an unconfirmed account and an admin of yesterday are visitors.
const forEveryVisitor = (tables: typeof submissions) =>
  tables.flatMap((table) =>
    withoutRights.map((persona) => ({ ...table, table: table.name, persona })),
  );

describe.each(grantModes)('with %s grants', (mode) => {
  const database = freshDatabase(mode);

  describe.each(forEveryVisitor(submissions))('$persona and $table', ({ table, persona, row }) => {
    it('sends one row, which arrives new and now', async () => {
      await as(database.sql, persona, async (tx) => {
        const id = randomUUID();
        await submit(tx, table, { ...row, id });

        await become(tx, 'owner');
        const [stored] =
          await tx`select *, created_at = now() as is_now from ${tx(table)} where id = ${id}`;
        expect(stored).toMatchObject({ ...row, status: 'new', is_now: true });
      });
    });

    it('cannot read, count or have a row returned', async () => {
      await as(database.sql, persona, async (tx) => {
        const name = tx(table);
        expect(await outcome(tx, (s) => s`select * from ${name}`)).toMatch(nothing);
        expect(
          await outcome(
            tx,
            (s) => s`select from (select count(*) as n from ${name}) c where n > 0`,
          ),
        ).toMatch(nothing);
        expect(await outcome(tx, (s) => s`insert into ${name} ${s(row)} returning id`)).toBe(
          'refused 42501',
        );
      });
    });

    it('cannot overwrite, change or delete', async () => {
      await as(database.sql, persona, async (tx) => {
        const name = tx(table);
        for (const id of [submissionId, randomUUID()]) {
          const upsert = await outcome(
            tx,
            (s) => s`
              insert into ${name} ${s({ ...row, id })}
              on conflict (id) do update set email = excluded.email
            `,
          );
          expect(upsert).toMatch(nothing);
        }
        // reading no column, as a policy for reading would help to refuse
        for (const change of [{ status: 'new' }, { email: 'forged@example.com' }]) {
          const update = await outcome(tx, (s) => s`update ${name} set ${s(change)}`);
          expect(update).toMatch(nothing);
        }
        expect(await outcome(tx, (s) => s`delete from ${name}`)).toMatch(nothing);

        await become(tx, 'owner');
        expect(await tx`select ${tx(Object.keys(row))} from ${name}`).toEqual([row]);
      });
    });

    it('cannot empty the table', async () => {
      await as(database.sql, persona, async (tx) => {
        const emptied = await outcome(tx, (s) => s`truncate ${s(table)} cascade`);
        expect(emptied).toBe(mode === 'explicit' ? 'refused 42501' : 'refused PT403');
      });
    });
  });

  describe.each(forEveryVisitor(inserted))(
    '$persona, inserting into $table,',
    ({ table, persona, row, statuses }) => {
      it('cannot choose status or time', async () => {
        await as(database.sql, persona, async (tx) => {
          const id = randomUUID();
          const claims = { status: statuses[1] ?? '', created_at: '2020-01-01' };
          for (const [column, value] of Object.entries(claims)) {
            const sent = await outcome(
              tx,
              (step) => step`insert into ${step(table)} ${step({ ...row, id, [column]: value })}`,
            );
            expect(sent).toBe(mode === 'explicit' ? 'refused 42501' : '1 rows');

            await become(tx, 'owner');
            const stored = await tx`
              delete from ${tx(table)} where id = ${id}
              returning status, created_at = now() as is_now
            `;
            expect(stored).toEqual(mode === 'explicit' ? [] : [{ status: 'new', is_now: true }]);
            await become(tx, persona);
          }
        });
      });

      it('cannot send two rows at once', async () => {
        await as(database.sql, persona, async (tx) => {
          const rows = [row, row].map((one) => ({ ...one, id: randomUUID() }));
          expect(await outcome(tx, (s) => s`insert into ${s(table)} ${s(rows)}`)).toBe(
            'refused PT400',
          );
        });
      });
    },
  );

  it.each(withoutRights)('%s sends no application without its resume', async (persona) => {
    await as(database.sql, persona, async (tx) => {
      const add = await outcome(
        tx,
        (s) => s`insert into career_applications ${s({ ...applications.row, id: randomUUID() })}`,
      );
      expect(add).toBe('refused 42501');
    });
  });

  it.each(withoutRights)('%s applies for a posting, whatever became of it', async (persona) => {
    const expected = [
      { posting: postingIds['active'], stored: postingIds['active'] },
      { posting: postingIds['inactive'], stored: postingIds['inactive'] },
      { posting: randomUUID(), stored: null },
    ];
    for (const { posting, stored } of expected) {
      await as(database.sql, persona, async (tx) => {
        const id = randomUUID();
        const row = { ...applications.row, id, job_posting_id: posting ?? null };
        await submit(tx, 'career_applications', row);

        await become(tx, 'owner');
        const [kept] = await tx`select job_posting_id from career_applications where id = ${id}`;
        expect(kept).toEqual({ job_posting_id: stored });
      });
    }
  });
});
