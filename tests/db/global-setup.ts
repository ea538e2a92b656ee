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

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser's URL of the server, and databases in it to copy. */
    testServer: { url: string; templates: Record<Template, string> };
  }
}

/**
 * - bare: the migrations and nothing else.
 * - explicit: with fixtures, grants as the migrations leave them (hosted Supabase).
 * - granted: the same after GRANT ALL to the API roles, which is what the embedded backend does.
 * - automatic: bare, on a project that grants new tables and functions to the API roles by itself,
 *   as hosted Supabase did until October 2026.
 */
export type Template = 'bare' | 'explicit' | 'granted' | 'automatic';

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

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const templates: Record<Template, string> = {
    bare: uniqueName('bare'),
    explicit: uniqueName('explicit'),
    granted: uniqueName('granted'),
    automatic: uniqueName('automatic'),
  };
  const teardown = async () => {
    for (const name of Object.values(templates)) await dropDatabase(server.url, name);
    await server.stop();
  };

  try {
    const { bare, explicit, granted, automatic } = templates;
    await createDatabase(server.url, bare, { scripts: schema });
    await createDatabase(server.url, automatic, {
      scripts: [...schema.slice(0, 1), automaticGrants, ...schema.slice(1)],
    });
    await createDatabase(server.url, explicit, { template: bare });
    const sql = connect(databaseUrl(server.url, explicit));
    await addFixtures(sql);
    await sql.end();
    await createDatabase(server.url, granted, { template: explicit, scripts: [grantAll] });
  } catch (error) {
    await teardown();
    throw error;
  }

  project.provide('testServer', { url: server.url, templates });
  return teardown;
}
