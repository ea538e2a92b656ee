import { describe, expect, it } from 'vitest';
import { freshDatabase, grantModes } from './database';
import { submissionId } from './fixtures';
import { as, become, nothing, outcome, people, withoutRights, type Tx } from './personas';
import { submissions } from './tables';

const note = { table_name: 'quote_requests', record_id: submissionId, body: 'Called, no answer.' };
const wrongName = { ...note, table_name: 'admin_users' };

/** A note by someone else who was an admin once, made by the owner. */
async function addOld(tx: Tx): Promise<string> {
  const { id, email } = people.formerAdmin;
  const [row] = await tx`
    insert into staff_notes ${tx({ ...note, author_id: id, author_email: email })} returning id
  `;
  return String(row?.['id']);
}

describe.each(grantModes)('with %s grants', (mode) => {
  const database = freshDatabase(mode);
  const insert = (row: Record<string, string>) => (s: Tx) => s`insert into staff_notes ${s(row)}`;

  it.each(withoutRights)('shows %s nothing and takes nothing', async (persona) => {
    await as(database.sql, 'owner', async (tx) => {
      await addOld(tx);
      await become(tx, persona);
      expect(await outcome(tx, (s) => s`select * from staff_notes`)).toMatch(nothing);
      expect(await outcome(tx, insert(note))).toBe('refused 42501');
      expect(await outcome(tx, (s) => s`update staff_notes set body = 'x'`)).toMatch(nothing);
      expect(await outcome(tx, (s) => s`delete from staff_notes`)).toMatch(nothing);
      const truncated = await outcome(tx, (s) => s`truncate staff_notes`);
      expect(truncated).toBe(mode === 'explicit' ? 'refused 42501' : 'refused PT403');
    });
  });

  it.each(submissions.map(({ name }) => name))('an admin notes something on %s', async (name) => {
    await as(database.sql, 'admin', async (tx) => {
      const id = crypto.randomUUID();
      await tx`insert into staff_notes ${tx({ ...note, id, table_name: name })}`;
      expect(await tx`select *, created_at = now() as is_now from staff_notes`).toMatchObject([
        {
          ...note,
          id,
          table_name: name,
          is_now: true,
          author_id: people.admin.id,
          author_email: people.admin.email,
        },
      ]);
    });
  });

  it('an admin writes in nobody’s name and at no other time', async () => {
    await as(database.sql, 'admin', async (tx) => {
      const forged = {
        author_id: people.stranger.id,
        author_email: people.stranger.email,
        created_at: '2020-01-01',
      };
      for (const [column, value] of Object.entries(forged)) {
        const result = await outcome(tx, insert({ ...note, [column]: value }));
        expect(result).toBe(mode === 'explicit' ? 'refused 42501' : '1 rows');
      }
      const found = await tx`
        select from staff_notes
        where author_id <> ${people.admin.id} or author_email <> ${people.admin.email}
          or created_at <> now()
      `;
      expect(found).toHaveLength(0);
    });
  });

  it('nobody edits a note, and only its author takes it back', async () => {
    await as(database.sql, 'owner', async (tx) => {
      const old = await addOld(tx);
      await become(tx, 'admin');
      await tx`insert into staff_notes ${tx(note)}`;
      expect(await tx`select from staff_notes`).toHaveLength(2);
      expect(await outcome(tx, (s) => s`update staff_notes set body = 'x'`)).toMatch(nothing);
      expect(await outcome(tx, (s) => s`delete from staff_notes where id = ${old}`)).toBe('0 rows');
      expect(await outcome(tx, (s) => s`delete from staff_notes`)).toBe('1 rows');
      expect(await tx`select id from staff_notes`).toEqual([{ id: old }]);
    });
  });

  it('takes notes on records that are there', async () => {
    await as(database.sql, 'admin', async (tx) => {
      const unknown = { ...note, record_id: crypto.randomUUID() };
      expect(await outcome(tx, insert(unknown))).toBe('refused PT404');
      expect(await outcome(tx, insert(wrongName))).toBe('refused staff_notes_table_name_values');
    });
  });

  it('takes a text of 1 to 5000 characters', async () => {
    await as(database.sql, 'admin', async (tx) => {
      for (const body of ['x', ' x ', 'ọ'.repeat(5000)]) {
        expect(await outcome(tx, insert({ ...note, body }))).toBe('1 rows');
      }
      for (const body of ['', ' \n\u00a0', 'x'.repeat(5001)]) {
        const result = await outcome(tx, insert({ ...note, body }));
        expect(result).toBe('refused staff_notes_body_length');
      }
    });
  });

  it.each(submissions.map(({ name }) => name))('forgets what was said of an erased %s', (name) =>
    as(database.sql, 'owner', async (tx) => {
      const others = submissions.filter((table) => table.name !== name);
      for (const table of submissions) {
        await tx`insert into staff_notes ${tx({ ...note, table_name: table.name })}`;
      }
      await tx`delete from ${tx(name)} where id = ${submissionId}`;
      const left = await tx<{ table_name: string }[]>`select table_name from staff_notes`;
      expect(left.map((row) => row.table_name).toSorted()).toEqual(
        others.map((table) => table.name).toSorted(),
      );
    }),
  );

  it('keeps a note whose author’s account is deleted', async () => {
    await as(database.sql, 'owner', async (tx) => {
      await addOld(tx);
      await tx`delete from auth.users where id = ${people.formerAdmin.id}`;
      expect(await tx`select author_id, author_email from staff_notes`).toEqual([
        { author_id: null, author_email: people.formerAdmin.email },
      ]);
    });
  });
});
