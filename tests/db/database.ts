import type { Sql } from 'postgres';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { connect, createDatabase, dropDatabase, uniqueName } from '../support/test-database';
import { as, type Tx } from './personas';
import type { Template } from './templates';

// a copy takes 50 ms on an idle machine
const PATIENCE = 60_000;

/**
 * Copies a template for the calling `describe` or file and drops the copy afterwards. Its `it` gives a test a
 * transaction that is rolled back: `tx` of the owner, or one that begins as a persona.
 */
export function freshDatabase(template: Template) {
  const { url: serverUrl, templates } = inject('testServer');
  const name = uniqueName('test');
  const database = {} as { sql: Sql; url: string };
  type Run = (tx: Tx) => Promise<void>;

  beforeAll(async () => {
    database.url = await createDatabase(serverUrl, name, { template: templates[template] });
    database.sql = connect(database.url);
  }, PATIENCE);
  afterAll(async () => {
    await database.sql.end();
    await dropDatabase(serverUrl, name);
  }, PATIENCE);
  const it = test.extend<Record<'tx' | 'admin' | 'anonymous' | 'stranger', Tx>>({
    tx: ({}, run: Run) => as(database.sql, 'owner', run),
    admin: ({}, run: Run) => as(database.sql, 'admin', run),
    anonymous: ({}, run: Run) => as(database.sql, 'anonymous', run),
    stranger: ({}, run: Run) => as(database.sql, 'stranger', run),
  });
  return Object.assign(database, { it });
}
