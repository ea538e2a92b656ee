import { describe, expect, it } from 'vitest';
import { freshDatabase, grantModes } from './database';
import { as, become, outcome, withoutRights, type Tx } from './personas';
import { count, search, type Asked } from './searching';
import { contacts, submissions } from './tables';

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T12:00:00+00:00`;

/** Thirty messages, the higher the newer; every third mentions Zanzibar, one has no company. */
async function fill(tx: Tx) {
  await tx`delete from contact_submissions`;
  for (let number = 1; number <= 30; number += 1) {
    await tx`insert into contact_submissions ${tx({
      ...contacts.row,
      first_name: `Sender ${number}`,
      last_name: ['Émile', 'Zoe', 'eve'][number % 3] ?? '',
      email: `sender${number}@example.com`,
      company_operator: number === 6 ? null : `Company ${number % 2}`,
      project_details: number % 3 === 0 ? 'First Zanzibar, 5G then AI.' : 'All of the mainland.',
      created_at: day(number),
      status: number > 15 ? 'new' : 'contacted',
      locale: number % 2 ? 'fr' : 'en',
      ...(number === 9 && { suspect: true, suspect_reason: 'trap' }),
    })}`;
  }
}

describe.each(grantModes)('with %s grants', (mode) => {
  const database = freshDatabase(mode);
  const asAdmin = (story: (tx: Tx) => Promise<void>) =>
    as(database.sql, 'owner', async (tx) => {
      await fill(tx);
      await become(tx, 'admin');
      await story(tx);
    });
  const numbers = async (tx: Tx, words: string[], asked: Asked = {}) =>
    (await search(tx, contacts.name, words, { columns: ['email'], ...asked })).map(({ email }) =>
      Number(/\d+/.exec(String(email))?.[0]),
    );

  it('gives the newest first, page by page, and nothing behind the last', () =>
    asAdmin(async (tx) => {
      expect(await numbers(tx, ['zanzibar'])).toEqual([30, 27, 24, 21, 18, 15, 12, 9, 6, 3]);
      expect(await numbers(tx, ['zanzibar'], { most: 4, skip: 4 })).toEqual([18, 15, 12, 9]);
      expect(await numbers(tx, ['zanzibar'], { most: 4, skip: 8 })).toEqual([6, 3]);
      expect(await numbers(tx, ['zanzibar'], { skip: 100 })).toEqual([]);
      expect(await count(tx, contacts.name, { words: ['zanzibar'] })).toBe(10);
      expect(await count(tx, contacts.name, { words: ['zanzibar', 'mainland'] })).toBe(0);
    }));

  it('narrows to what the list is narrowed to', () =>
    asAdmin(async (tx) => {
      const cases: [filter: object, found: number[]][] = [
        [{ statuses: ['new'] }, [30, 27, 24, 21, 18]],
        [{ statuses: ['completed'] }, []],
        [{ suspect: true }, [9]],
        [{ suspect: false, statuses: ['contacted'] }, [15, 12, 6, 3]],
        [{ locale: 'fr' }, [27, 21, 15, 9, 3]],
        [{ received_from: day(24), received_before: day(30) }, [27, 24]],
        [{ received_after: day(24), received_until: day(30) }, [30, 27]],
      ];
      for (const [more, found] of cases) {
        expect(await numbers(tx, ['zanzibar'], { filter: { ...more } })).toEqual(found);
        expect(await count(tx, contacts.name, { words: ['zanzibar'], ...more })).toBe(found.length);
      }
    }));

  it('leads an export from record to record', () =>
    asAdmin(async (tx) => {
      const seen: number[] = [];
      let last: Record<string, unknown> | undefined;
      for (;;) {
        const filter = last && { behind_id: last['id'], behind_at: last['created_at'] };
        const rows = await search(tx, contacts.name, ['zanzibar'], {
          ...(filter && { filter }),
          columns: ['id', 'created_at', 'email'],
          most: 3,
        });
        if (rows.length === 0) break;
        seen.push(...rows.map(({ email }) => Number(/\d+/.exec(String(email))?.[0])));
        last = rows.at(-1);
      }
      expect(seen).toEqual([30, 27, 24, 21, 18, 15, 12, 9, 6, 3]);
    }));

  it('sorts as the list does: names as people sort, none last, the newest of the same first', () =>
    asAdmin(async (tx) => {
      const sorted = (sortBy: string[], descending = false) =>
        numbers(tx, ['zanzibar'], { sortBy, descending, most: 10 });
      expect((await numbers(tx, ['volta'], { sortBy: ['last_name'] })).length).toBe(0);
      const company = await sorted(['company_operator']);
      expect(company).toEqual([30, 24, 18, 12, 27, 21, 15, 9, 3, 6]);
      expect(await sorted(['company_operator'], true)).toEqual([
        27, 21, 15, 9, 3, 30, 24, 18, 12, 6,
      ]);
      expect(await sorted(['created_at'])).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30]);
      const names = await search(tx, contacts.name, ['mainland'], {
        columns: ['last_name'],
        sortBy: ['last_name', 'first_name'],
      });
      expect([...new Set(names.map((row) => row['last_name']))]).toEqual(['eve', 'Zoe']);
    }));

  it('takes the same records for the same search, looked through or found by the index', () =>
    asAdmin(async (tx) => {
      for (const words of [
        ['zanzibar'],
        ['mainland'],
        ['company', 'all'],
        ['no-such-word'],
        ['a'],
      ]) {
        const few = await numbers(tx, words, { most: 2 });
        expect(few).toEqual((await numbers(tx, words, { most: 1000 })).slice(0, 2));
      }
    }));

  it('finds one or two letters where a word begins, other scripts and signs anywhere', () =>
    asAdmin(async (tx) => {
      expect(await count(tx, contacts.name, { words: ['5g'] })).toBe(10);
      expect(await count(tx, contacts.name, { words: ['ai'] })).toBe(10); // not in "mainland"
      expect(await count(tx, contacts.name, { words: ['zz'] })).toBe(0);
      for (const wild of ['%', '_', '\\', '%%%', 'zan%bar', 'zanz_bar', "'", '$1', '李']) {
        expect({ wild, found: await count(tx, contacts.name, { words: [wild] }) }).toEqual({
          wild,
          found: 0,
        });
      }
      expect(await count(tx, contacts.name, { words: ['@'] })).toBe(30);
    }));

  it('takes no SQL for a name, and nothing that is no search', () =>
    asAdmin(async (tx) => {
      const sql = 'email; delete from contact_submissions; --';
      const table = contacts.name;
      const refused: [what: string, statement: (step: Tx) => PromiseLike<{ length: number }>][] = [
        ['PT400', (step) => search(step, 'admin_users', ['ada'])],
        ['PT400', (step) => search(step, `${table}; --`, ['ada'])],
        ['42703', (step) => search(step, table, ['ada'], { columns: [sql] })],
        ['42703', (step) => search(step, table, ['zanzibar'], { sortBy: [sql] })],
        ['42703', (step) => search(step, table, ['zanzibar'], { sortBy: ['email desc'] })],
        ['PT400', (step) => search(step, table, ['zanzibar'], { filter: { stati: ['new'] } })],
        ['22P02', (step) => search(step, table, ['zanzibar'], { filter: { suspect: sql } })],
        ['22007', (step) => search(step, table, ['zanzibar'], { filter: { received_from: sql } })],
        ['PT400', (step) => search(step, table, [])],
        ['PT400', (step) => search(step, table, [''])],
        ['PT400', (step) => search(step, table, ['x'.repeat(10_000)])],
        [
          'PT400',
          (step) =>
            search(
              step,
              table,
              Array.from({ length: 9 }, () => 'word'),
            ),
        ],
        ['PT400', (step) => search(step, table, ['ada'], { skip: -1 })],
        ['PT400', (step) => search(step, table, ['ada'], { most: 1001 })],
        ['PT400', (step) => search(step, table, ['ada'], { columns: [] })],
      ];
      for (const [code, statement] of refused) {
        const ended = await outcome(tx, async (step) => {
          await statement(step);
          return { count: 0 };
        });
        expect(ended).toBe(`refused ${code}`);
      }
      expect(await numbers(tx, ['zanzibar'], { filter: { statuses: [sql] } })).toEqual([]);
      expect(await numbers(tx, ['zanzibar'], { filter: { locale: "en' or true --" } })).toEqual([]);
      expect(await count(tx, table, { words: ['@'] })).toBe(30);
    }));

  it('counts up to one more than ten thousand', () =>
    as(database.sql, 'owner', async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`
        insert into quote_requests ${tx({ ...submissions.find(({ name }) => name === 'quote_requests')?.row })}
      `;
      const columns = tx.unsafe(
        'company_name, contact_name, email, country, phone, service_type, project_description, timeline, budget',
      );
      await tx`
        insert into quote_requests (${columns})
        select ${columns} from (select * from quote_requests limit 1) as one, generate_series(1, 10100)
      `;
      await become(tx, 'admin');
      expect(await count(tx, 'quote_requests', { words: ['harmattan'] })).toBe(10_001);
      const deep = await search(tx, 'quote_requests', ['harmattan'], { skip: 10_050 });
      expect(deep).toHaveLength(25);
    }));

  it.each(withoutRights)('refuses %s instead of saying that nothing is found', async (persona) => {
    await as(database.sql, persona, async (tx) => {
      const expected = persona === 'anonymous' ? 'refused 42501' : 'refused PT403';
      for (const { name } of submissions) {
        const found = () => tx`select search_records(${name}, '{"words": ["a"]}', '{id}')`;
        expect(await outcome(tx, found)).toBe(expected);
        const counted = () => tx`select count_records(${name}, '{"words": ["a"]}')`;
        expect(await outcome(tx, counted)).toBe(expected);
      }
    });
  });
});
