import type { TestProject } from 'vitest/node';
import {
  connect,
  createDatabase,
  databaseUrl,
  dropDatabase,
  schema,
  startTestServer,
  uniqueName,
} from '../support/test-database';
import { addFixtures } from './fixtures';

/**
 * - bare: the migrations and nothing else.
 * - explicit: with fixtures.
 * - automatic: the same on a project that grants new tables and functions to the API roles by
 *   itself, as hosted Supabase did until October 2026.
 */
export type Template = 'bare' | 'explicit' | 'automatic';
/** The name of a database for each. */
type Templates = Record<Template, string>;

declare module 'vitest' {
  export interface ProvidedContext {
    /** The superuser's URL of the server, and the template databases. */
    testServer: { url: string; templates: Templates };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const templates: Templates = {
    bare: uniqueName('bare'),
    explicit: uniqueName('explicit'),
    automatic: uniqueName('automatic'),
  };
  const end = async () => {
    await dropTemplates(server.url, templates);
    await server.stop();
  };
  try {
    await createTemplates(server.url, templates);
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('testServer', { url: server.url, templates });
  return end;
}

const automaticGrants = {
  name: 'automatic grants',
  sql: `
  alter default privileges in schema public grant all on tables to anon, authenticated;
  alter default privileges in schema public grant all on sequences to anon, authenticated;
  alter default privileges in schema public grant all on functions to anon, authenticated;
`,
};

async function createTemplates(url: string, { bare, explicit, automatic }: Templates) {
  await createDatabase(url, bare, { scripts: schema });
  await createDatabase(url, automatic, {
    scripts: [...schema.slice(0, 1), automaticGrants, ...schema.slice(1)],
  });
  await createDatabase(url, explicit, { template: bare });
  for (const name of [explicit, automatic]) {
    const sql = connect(databaseUrl(url, name));
    await addFixtures(sql);
    await sql.end();
  }
}

/** Drops them and the copies that are named after them. */
async function dropTemplates(url: string, templates: Templates): Promise<void> {
  const server = connect(url);
  const databases = await server<{ name: string }[]>`select datname as name from pg_database`;
  await server.end();
  for (const { name } of databases) {
    if (Object.values(templates).some((template) => name.startsWith(template)))
      await dropDatabase(url, name);
  }
}
