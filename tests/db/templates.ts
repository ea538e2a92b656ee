import {
  connect,
  createDatabase,
  databaseUrl,
  dropDatabase,
  schema,
  uniqueName,
} from '../support/test-database';
import { addFixtures } from './fixtures';

/**
 * - bare: the migrations and nothing else.
 * - explicit: with fixtures, grants as the migrations leave them (hosted Supabase).
 * - granted: the same after GRANT ALL to the API roles, which is what the embedded backend does.
 * - automatic: explicit, on a project that grants new tables and functions to the API roles by
 *   itself, as hosted Supabase did until October 2026.
 */
export type Template = 'bare' | 'explicit' | 'granted' | 'automatic';
/** The name of a database for each. */
export type Templates = Record<Template, string>;

const grantAll = {
  name: 'grant all',
  sql: `
  grant usage on schema public to anon, authenticated, service_role;
  grant all on all tables in schema public to anon, authenticated, service_role;
  grant all on all sequences in schema public to anon, authenticated, service_role;
`,
};
const automaticGrants = {
  name: 'automatic grants',
  sql: `
  alter default privileges in schema public grant all on tables to anon, authenticated;
  alter default privileges in schema public grant all on sequences to anon, authenticated;
  alter default privileges in schema public grant all on functions to anon, authenticated;
`,
};

/** Makes the databases that tests copy. Whoever makes them drops them. */
export async function createTemplates(serverUrl: string): Promise<Templates> {
  const templates: Templates = {
    bare: uniqueName('bare'),
    explicit: uniqueName('explicit'),
    granted: uniqueName('granted'),
    automatic: uniqueName('automatic'),
  };
  try {
    const { bare, explicit, granted, automatic } = templates;
    await createDatabase(serverUrl, bare, { scripts: schema });
    await createDatabase(serverUrl, automatic, {
      scripts: [...schema.slice(0, 1), automaticGrants, ...schema.slice(1)],
    });
    await createDatabase(serverUrl, explicit, { template: bare });
    for (const name of [explicit, automatic]) {
      const sql = connect(databaseUrl(serverUrl, name));
      await addFixtures(sql);
      await sql.end();
    }
    await createDatabase(serverUrl, granted, { template: explicit, scripts: [grantAll] });
  } catch (error) {
    await dropTemplates(serverUrl, templates);
    throw error;
  }
  return templates;
}

/** Drops them and the copies that are named after them. */
export async function dropTemplates(serverUrl: string, templates: Templates): Promise<void> {
  const server = connect(serverUrl);
  const databases = await server<{ name: string }[]>`select datname as name from pg_database`;
  await server.end();
  for (const { name } of databases) {
    if (Object.values(templates).some((template) => name.startsWith(template)))
      await dropDatabase(serverUrl, name);
  }
}
