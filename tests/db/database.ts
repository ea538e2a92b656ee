import type { Sql } from 'postgres';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { connect, createDatabase, dropDatabase, uniqueName } from '../support/test-database';
import type { Template } from './templates';
import { runAs, type Tx } from './transaction';

// a copy takes 50 ms on an idle machine
const COPY_TIMEOUT_MS = 60_000;

interface Database {
  sql: Sql;
  url: string;
}

const copiesByTemplate = new Map<Template, Promise<Database>>();

/** A copy that the files of a worker share, so only for reading and through its `it`; dropped with its template. */
export function sharedDatabase(template: Template) {
  return withTransactions(() => {
    const name = `${inject('testServer').templates[template]}_${process.pid}`;
    const copied = copiesByTemplate.get(template) ?? copyTemplate(template, name);
    copiesByTemplate.set(template, copied);
    return copied;
  });
}

/** A copy of a template for the calling `describe` or file, which may commit and connect several times. */
export function freshDatabase(template: Template) {
  const name = uniqueName('test');
  const database = withTransactions(() => copyTemplate(template, name));
  afterAll(async () => {
    await database.sql.end();
    await dropDatabase(inject('testServer').url, name);
  }, COPY_TIMEOUT_MS);
  return database;
}

async function copyTemplate(template: Template, name: string): Promise<Database> {
  const { url: serverUrl, templates } = inject('testServer');
  const url = await createDatabase(serverUrl, name, { template: templates[template] });
  return { url, sql: connect(url) };
}

type UseTx = (tx: Tx) => Promise<void>;

/**
 * Gives a test a transaction that is rolled back: `tx` of the owner, or one that begins as a persona. The fields of
 * the returned database are set before the first test.
 */
function withTransactions(createCopy: () => Promise<Database>) {
  const database = {} as Database;
  beforeAll(async () => {
    Object.assign(database, await createCopy());
  }, COPY_TIMEOUT_MS);
  const it = test.extend<Record<'tx' | 'admin' | 'anonymous' | 'stranger', Tx>>({
    tx: ({}, use: UseTx) => runAs(database.sql, 'owner', use),
    admin: ({}, use: UseTx) => runAs(database.sql, 'admin', use),
    anonymous: ({}, use: UseTx) => runAs(database.sql, 'anonymous', use),
    stranger: ({}, use: UseTx) => runAs(database.sql, 'stranger', use),
  });
  return Object.assign(database, { it });
}
