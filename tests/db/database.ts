import type { Sql } from 'postgres';
import { afterAll, beforeAll, inject } from 'vitest';
import { connect, createDatabase, dropDatabase, uniqueName } from '../support/test-database';
import type { Template } from './templates';

// a copy takes 50 ms on an idle machine
const PATIENCE = 60_000;

/** Copies a template for the calling `describe` or file and drops the copy afterwards. */
export function freshDatabase(template: Template): { sql: Sql; url: string } {
  const { url: serverUrl, templates } = inject('testServer');
  const name = uniqueName('test');
  const database = {} as { sql: Sql; url: string };

  beforeAll(async () => {
    database.url = await createDatabase(serverUrl, name, { template: templates[template] });
    database.sql = connect(database.url);
  }, PATIENCE);
  afterAll(async () => {
    await database.sql.end();
    await dropDatabase(serverUrl, name);
  }, PATIENCE);
  return database;
}
