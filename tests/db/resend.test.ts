import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Sql } from 'postgres';
import { connect } from '../support/test-database';
import { freshDatabase, sharedDatabase } from './database';
import { submit } from './submit';
import { applications, quotes, type Row } from './tables';
import { actAs, become, giveRole, tryStep, type Persona, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

describe.each([quotes, applications])('one of $name sent again', ({ name, row }) => {
  it.for<Persona>(['anonymous', 'sales', 'hr', 'admin', 'formerAdmin'])(
    'by %s counts as stored, and what is stored stays as its sender wrote it',
    async (persona, { tx }) => {
      for (const role of ['sales', 'hr'] as const) await giveRole(tx, role, role);
      const id = randomUUID();
      await actAs(tx, 'anonymous', () => submit(tx, name, { ...row, id }));
      await become(tx, persona);
      for (const changes of [{}, { email: 'edited@example.com' }, { email: 'nobody' }]) {
        const sendAgain = (step: Tx) => submit(step, name, { ...row, id, ...changes });
        expect(await tryStep(tx, sendAgain)).not.toContain('refused');
      }
      await become(tx, 'owner');
      expect(await tx`select * from ${tx(name)} where id = ${id}`).toMatchObject([row]);
      expect(await tx`select action from activity_log where record_id = ${id}`).toEqual([
        { action: 'submitted' },
      ]);
    },
  );
});

describe('concurrent submissions', () => {
  const fresh = freshDatabase('explicit');
  const senders = 12;
  let connections: Sql[] = [];
  beforeAll(() => {
    connections = Array.from({ length: senders }, () => connect(fresh.url));
  });
  afterAll(() => Promise.all(connections.map((sql) => sql.end())));

  /** Returns `stored`, or the code of the error. */
  const submitOver = async (sql: Sql, name: string, row: Row) => {
    try {
      await sql.begin(async (tx) => {
        await become(tx, 'anonymous');
        await submit(tx, name, row);
      });
      return 'stored';
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };

  it.for([quotes, applications])(
    'of $name are stored once, however many clicks and tabs sent them',
    async ({ name, row }) => {
      for (let round = 0; round < 5; round += 1) {
        const id = randomUUID();
        const answers = await Promise.all(
          connections.map((sql) => submitOver(sql, name, { ...row, id })),
        );
        expect(new Set(answers)).toEqual(new Set(['stored']));
        const rows = await fresh.sql`select from ${fresh.sql(name)} where id = ${id}`;
        expect(rows).toHaveLength(1);
      }
    },
  );
});
