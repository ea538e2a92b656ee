import { describe, expect, it } from 'vitest';
import { freshDatabase } from './database';
import { relations } from './permission-subjects';
import { as, outcome } from './personas';

const database = freshDatabase('explicit');

/** What may be missing in the tables that are not filled in by forms, or is made by the database. */
const optional: Record<string, string[]> = {
  activity_log: ['id', 'actor_id', 'actor_email', 'from_status', 'to_status'],
  staff_notes: ['author_id', 'author_email'],
  application_files: ['media_type', 'size'],
  admin_users: [],
};

describe.each(Object.entries(optional))('%s', (name, mayBeMissing) => {
  const { row, claims } = relations[name] ?? { row: {}, claims: {} };

  it('has no row without what belongs to it', async () => {
    await as(database.sql, 'owner', async (tx) => {
      const add = (change: object) =>
        outcome(tx, (s) => s`insert into ${s(name)} ${s({ ...row, ...change })}`);
      expect(await add({})).toBe('1 rows');
      for (const column of Object.keys(claims).filter((one) => !mayBeMissing.includes(one))) {
        const missing = await add({ [column]: null });
        expect({ column, missing }).toEqual({ column, missing: 'refused 23502' });
      }
    });
  });
});
