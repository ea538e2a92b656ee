import { describe, expect, it } from 'vitest';
import { freshDatabase, grantModes } from './database';
import { as, become, everyone, nothing, outcome, people, withoutRights } from './personas';
import { submissions } from './tables';

describe.each(grantModes)('with %s grants', (mode) => {
  const database = freshDatabase(mode);
  const truncated = mode === 'explicit' ? 'refused 42501' : 'refused PT403';

  describe('admin_users', () => {
    it.each(withoutRights)('shows %s nothing', async (persona) => {
      await as(database.sql, persona, async (tx) => {
        expect(await outcome(tx, (s) => s`select * from admin_users`)).toMatch(nothing);
      });
    });

    it('shows an admin his own row and no other', async () => {
      await as(database.sql, 'owner', async (tx) => {
        await tx`insert into admin_users (user_id) values (${people.unconfirmed.id})`;
        await become(tx, 'admin');
        expect(await tx`select user_id from admin_users`).toEqual([{ user_id: people.admin.id }]);
      });
    });

    it.each(everyone)('takes nothing from %s', async (persona) => {
      await as(database.sql, persona, async (tx) => {
        const { id } = people.stranger;
        expect(await outcome(tx, (s) => s`insert into admin_users (user_id) values (${id})`)).toBe(
          'refused 42501',
        );
        expect(await outcome(tx, (s) => s`update admin_users set user_id = ${id}`)).toMatch(
          nothing,
        );
        expect(await outcome(tx, (s) => s`delete from admin_users`)).toMatch(nothing);
        // Other tables name its rows.
        expect(await outcome(tx, (s) => s`truncate admin_users cascade`)).toBe('refused 42501');
      });
    });

    it('makes an admin with the documented statement, and unmakes one at once', async () => {
      await as(database.sql, 'owner', async (tx) => {
        const { email, id } = people.stranger;
        await tx`
          insert into public.admin_users (user_id) select id from auth.users where email = ${email}
        `;
        await become(tx, 'stranger');
        expect(await tx`select from quote_requests`).toHaveLength(1);

        await become(tx, 'owner');
        await tx`delete from admin_users where user_id = ${id}`;
        await become(tx, 'stranger');
        expect(await tx`select from quote_requests`).toHaveLength(0);
      });
    });

    it('forgets an admin whose account is deleted', async () => {
      await as(database.sql, 'owner', async (tx) => {
        await tx`delete from auth.users where id = ${people.admin.id}`;
        expect(await tx`select from admin_users`).toHaveLength(0);
      });
    });
  });

  describe('activity_log', () => {
    it.each(withoutRights)('shows %s nothing', async (persona) => {
      await as(database.sql, persona, async (tx) => {
        expect(await outcome(tx, (s) => s`select * from activity_log`)).toMatch(nothing);
      });
    });

    it('shows an admin everything', async () => {
      await as(database.sql, 'admin', async (tx) => {
        expect(await tx`select from activity_log`).toHaveLength(submissions.length + 3);
      });
    });

    it.each(everyone)('takes nothing from %s', async (persona) => {
      await as(database.sql, persona, async (tx) => {
        const entry = {
          action: 'submitted',
          table_name: 'quote_requests',
          record_id: people.admin.id,
          summary: 'forged',
        };
        expect(await outcome(tx, (s) => s`insert into activity_log ${s(entry)}`)).toBe(
          'refused 42501',
        );
        expect(await outcome(tx, (s) => s`update activity_log set summary = 'x'`)).toMatch(nothing);
        expect(await outcome(tx, (s) => s`delete from activity_log`)).toMatch(nothing);
        expect(await outcome(tx, (s) => s`truncate activity_log`)).toBe(truncated);
      });
    });
  });

  it.each(everyone)('%s reads no account and calls no helper', async (persona) => {
    await as(database.sql, persona, async (tx) => {
      for (const statement of [
        'select * from auth.users',
        'select private.is_admin()',
        `select private.write_activity('submitted', 'quote_requests', gen_random_uuid(), 'forged')`,
        'create table public.mine (id int)',
        'create table private.mine (id int)',
      ]) {
        expect(await outcome(tx, (s) => s.unsafe(statement))).toBe('refused 42501');
      }
    });
  });
});
