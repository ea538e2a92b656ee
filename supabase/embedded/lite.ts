import { App, type DefaultAppConfig } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { honoMiddleware } from '@supabase/lite/vite';
import { inspect } from 'node:util';
import postgres from 'postgres';
import { authTemplates } from './auth-templates.ts';
import { factorTables, withFactors, type Fetch } from './factors.ts';
import { createLocalMail } from './local-mail.ts';
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from './settings.ts';

type MountableApp = Parameters<typeof honoMiddleware>[0];

const API_PREFIXES = ['/auth/v1', '/rest/v1'];

/** Serves Supabase's API on PostgreSQL. Call `forgetSchema` after every schema change. */
export function createLite(databaseUrl: string, mailLog: string) {
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      onnotice: () => undefined,
      types: { json: jsonType(114), jsonb: jsonType(3802), numeric: numericType },
    },
  });
  // Lite would GRANT ALL on every table at the first request; this flag keeps the migrations' grants.
  Reflect.set(connection, 'rlsState', 'active');
  // Lite logs every refused request in 20 lines that include what the visitor wrote.
  Reflect.set(postgres.PostgresError.prototype, inspect.custom, describeRefusal);

  const auth = {
    enabled: true,
    site_url: 'http://localhost:5173',
    additional_redirect_urls: [] as string[],
    jwt_secret: 'local-development-only-not-a-real-signing-key-000',
    jwt_expiry: 3600,
    enable_signup: true,
    minimum_password_length: 12,
    publishable_key: LOCAL_PUBLISHABLE_KEY,
    secret_key: LOCAL_SECRET_KEY,
    email: { enable_signup: true, enable_confirmations: true, template: authTemplates() },
  };
  const app = new App<DefaultAppConfig>({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    db: { driver: 'postgres', migrations: { enabled: true } },
    auth,
    options: { server: { admin: false }, drivers: { email: createLocalMail(mailLog) } },
  });

  const sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined });
  const fetchLite: Fetch = (request, env) => app.fetch(request, env);
  const fetch = withFactors(fetchLite, sql, auth.jwt_secret, auth.jwt_expiry);

  return {
    // Lite ships two declarations of its App class, which TypeScript considers different.
    middleware: honoMiddleware({ fetch } as unknown as MountableApp, API_PREFIXES),
    async ensureSystemSchema() {
      await app.ensureSystemSchema();
      await sql.unsafe(factorTables).simple();
    },
    setSiteUrl(url: string) {
      Object.assign(app.config.auth ?? {}, {
        site_url: url,
        additional_redirect_urls: [`${url}/admin`],
      });
    },
    forgetSchema: () => connection.clearSchemaCache(),
    async close() {
      await Promise.all([connection.close(), sql.end()]);
    },
  };
}

export type Lite = ReturnType<typeof createLite>;

/** PostgREST answers numbers. */
const numericType = { to: 1700, from: [1700], serialize: String, parse: Number };

/** Lite passes a function's JSON argument as text, which its driver would quote a second time. */
function jsonType(oid: number): postgres.PostgresType {
  return {
    to: oid,
    from: [oid],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string) => JSON.parse(text) as unknown,
  };
}

function describeRefusal(this: postgres.PostgresError): string {
  return `  [local database] ${this.code} ${this.message}`;
}
