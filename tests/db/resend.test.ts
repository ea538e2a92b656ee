import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { withConnection } from '../support/test-database';
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
  const senders = Array.from({ length: 12 });
  const submitOnce = (name: string, row: Row) =>
    withConnection(fresh.url, (sql) =>
      sql.begin(async (tx) => {
        await become(tx, 'anonymous');
        await submit(tx, name, row);
      }),
    );

  it.for([quotes, applications])(
    'of $name are stored once, however many clicks and tabs sent them',
    async ({ name, row }) => {
      for (let round = 0; round < 5; round += 1) {
        const id = randomUUID();
        await Promise.all(senders.map(() => submitOnce(name, { ...row, id })));
        const rows = await fresh.sql`select from ${fresh.sql(name)} where id = ${id}`;
        expect(rows).toHaveLength(1);
      }
    },
  );
});
