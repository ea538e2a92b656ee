import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { freshDatabase, grantModes } from './database';
import { submissionId } from './fixtures';
import { as, nothing, outcome } from './personas';
import { submit } from './submit';
import { envelope, findings, inserted, submissions } from './tables';

const cases = submissions.map((table) => ({ ...table, table: table.name }));

/** An expression that differs from whatever a column of that type holds. */
const otherValue: Record<string, (column: string) => string> = {
  uuid: () => 'gen_random_uuid()',
  boolean: (column) => `not ${column}`,
  integer: () => '7',
  text: () => "'changed'",
  'timestamp with time zone': () => "'2020-01-01'",
};

describe.each(grantModes)('with %s grants, an admin', (mode) => {
  const database = freshDatabase(mode);

  describe.each(cases)('in $table', ({ table, row, statuses }) => {
    it('reads and counts everything', async () => {
      await as(database.sql, 'admin', async (tx) => {
        const [stored] = await tx`select * from ${tx(table)}`;
        expect(stored).toMatchObject({ ...row, id: submissionId, status: 'new' });
        expect(await tx`select count(*)::int as n from ${tx(table)}`).toEqual([{ n: 1 }]);
      });
    });

    it('sets any status after any other, and no unknown one', async () => {
      await as(database.sql, 'admin', async (tx) => {
        for (const from of statuses) {
          for (const to of statuses) {
            await tx`update ${tx(table)} set status = ${from} where id = ${submissionId}`;
            await tx`update ${tx(table)} set status = ${to} where id = ${submissionId}`;
            expect(await tx`select status from ${tx(table)}`).toEqual([{ status: to }]);
          }
        }
        for (const unknown of ['', 'New', 'deleted']) {
          const update = await outcome(tx, (s) => s`update ${s(table)} set status = ${unknown}`);
          expect(update).toBe(`refused ${table}_status_values`);
        }
      });
    });

    it('changes nothing but the status', async () => {
      await as(database.sql, 'admin', async (tx) => {
        const columns = await tx<{ name: string; type: string }[]>`
          select column_name as name, data_type as type from information_schema.columns
          where table_schema = 'public' and table_name = ${table} and column_name <> 'status'
            and is_generated = 'NEVER'
        `;
        const { length } = [
          ...Object.keys({ ...row, ...envelope }),
          ...findings,
          'id',
          'created_at',
        ];
        expect(columns).toHaveLength(length);
        for (const { name, type } of columns) {
          const change = await outcome(
            tx,
            (s) =>
              s`update ${s(table)} set ${s(name)} = ${s.unsafe(otherValue[type]?.(name) ?? type)}`,
          );
          expect({ name, change }).toEqual({
            name,
            change: mode === 'explicit' ? 'refused 42501' : 'refused PT403',
          });
        }
      });
    });

    it('neither deletes nor empties', async () => {
      await as(database.sql, 'admin', async (tx) => {
        expect(await outcome(tx, (s) => s`delete from ${s(table)}`)).toMatch(nothing);
        expect(await outcome(tx, (s) => s`truncate ${s(table)} cascade`)).toBe(
          mode === 'explicit' ? 'refused 42501' : 'refused PT403',
        );
      });
    });

    it('sends as a visitor does: new and now', async () => {
      await as(database.sql, 'admin', async (tx) => {
        const id = randomUUID();
        await submit(tx, table, { ...row, id });
        const [sent] = await tx`
          select status, created_at = now() as is_now from ${tx(table)} where id = ${id}
        `;
        expect(sent).toEqual({ status: 'new', is_now: true });
      });
    });
  });

  it.each(inserted)('in $name sends one at a time', async ({ name, row }) => {
    await as(database.sql, 'admin', async (tx) => {
      expect(await outcome(tx, (s) => s`insert into ${s(name)} ${s([row, row])}`)).toBe(
        'refused PT400',
      );
    });
  });
});
