// What Supabase's management API, Resend, Netlify and a project answer, from their state and a real database.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import authSettings from './auth-settings.json' with { type: 'json' };

export const projectRef = 'abcdefghijklmnopqrst';
const publishableKey = 'sb_publishable_Zk3mQd81LrTe0wXvYb2HnA_9fJc4uPq';

interface Project {
  ref: string;
  name: string;
  status: string;
  organization_slug: string;
  created_at: string;
}

/** What the services hold. */
export interface Services {
  projects: Project[];
  secrets: Record<string, string>;
  variables: Record<string, string>;
  domains: { id: string; name: string; status: string; records: object[] }[];
  webhooks: { id: string; endpoint: string; signing_secret: string }[];
  hooks: { title: string; url: string }[];
  auth: Record<string, unknown>;
  /** At Netlify. */
  site: Record<string, string>;
  builds: number;
  /** True once somebody has set the DNS records. */
  hasRecords: boolean;
}

export const initialServices = (): Services => ({
  projects: [],
  secrets: {},
  variables: {},
  domains: [],
  webhooks: [],
  hooks: [],
  auth: { site_url: 'http://localhost:3000', smtp_host: null },
  site: { id: 'site', name: 'deccan', account_id: 'us', default_domain: 'deccan.netlify.app' },
  builds: 0,
  hasRecords: false,
});

/** A body in JSON: an object, or a list of names with their values. */
export type Body = Record<string, string> & { [index: number]: { name: string; value: string } };
/** Answers a request with a body; undefined: not found. */
export type Route = (body: Body) => unknown;
type Routes = Record<string, Route>;

/** Returns the routes of all services by method and path; they read and change `services`. */
export const routesOf = (services: Services, url: string, sql: () => Sql): Routes => ({
  ...managementRoutes(services, sql),
  ...resendRoutes(services),
  ...netlifyRoutes(services, url),
  ...projectRoutes(sql),
});

const noAddons = { selected_addons: [], available_addons: [] };
const deployedFunction = { id: 'mail', slug: 'mail', name: 'mail', version: 1, status: 'ACTIVE' };

const managementRoutes = (services: Services, sql: () => Sql): Routes => ({
  'GET /v1/projects': () => services.projects,
  'POST /v1/projects': ({ name = '', organization_slug: slug = '' }) => {
    const number = services.projects.length;
    const made = {
      ref: number === 0 ? projectRef : `${projectRef.slice(1)}${number}`,
      name,
      organization_slug: slug,
      status: 'ACTIVE_HEALTHY',
      created_at: new Date(Date.now() + number).toISOString(),
    };
    services.projects.push(made);
    return made;
  },
  [`DELETE /v1/projects/${projectRef.slice(1)}1`]: () => services.projects.splice(1),
  [`GET /v1/projects/${projectRef}`]: () => ({
    ...services.projects[0],
    id: projectRef,
    organization_id: 'us',
    region: 'eu-west-3',
    database: { host: 'db', version: '17.6', postgres_engine: '17', release_channel: 'ga' },
  }),
  [`GET /v1/projects/${projectRef}/billing/addons`]: () => noAddons,
  [`GET /v2/projects/${projectRef}/config`]: () => ({
    data: { attributes: { auth: services.auth } },
  }),
  [`PATCH /v1/projects/${projectRef}/config/auth`]: (body) => {
    Object.assign(services.auth, body);
    return { ...authSettings, ...services.auth };
  },
  [`GET /v1/projects/${projectRef}/api-keys`]: () => [
    { name: 'default', type: 'publishable', api_key: publishableKey },
  ],
  [`POST /v1/projects/${projectRef}/secrets`]: (body) => {
    for (const { name, value } of Object.values(body) as unknown as Body[0][]) {
      if (name !== undefined && value !== undefined) services.secrets[name] = value;
    }
    return {};
  },
  [`POST /v1/projects/${projectRef}/functions/deploy`]: () => deployedFunction,
  [`POST /v1/projects/${projectRef}/database/query`]: async ({ query = '' }) => {
    const found = (await sql().unsafe(query)) as unknown as object[] | object[][];
    return Array.isArray(found[0]) ? found.at(-1) : [...found];
  },
});

const resendRoutes = (services: Services): Routes => ({
  'GET /domains': () => ({ data: services.domains }),
  'POST /domains': ({ name = '' }) => {
    const records = [{ type: 'MX', name: 'send.mail', value: 'feedback.example', priority: 10 }];
    services.domains.push({ id: 'd1', name, status: 'not_started', records });
    return services.domains[0];
  },
  'GET /domains/d1': () => {
    const [domain] = services.domains;
    if (domain?.status === 'pending' && services.hasRecords) domain.status = 'verified';
    return domain;
  },
  'POST /domains/d1/verify': () => Object.assign(services.domains[0] ?? {}, { status: 'pending' }),
  'GET /webhooks': () => ({ data: services.webhooks }),
  'POST /webhooks': ({ endpoint = '' }) => {
    services.webhooks.push({ id: 'w1', endpoint, signing_secret: 'whsec_of_the_stand_in' });
    return services.webhooks[0];
  },
  'GET /webhooks/w1': () => services.webhooks[0],
});

interface Variable {
  key: string;
  values: [{ value: string }];
}

const netlifyRoutes = (services: Services, url: string): Routes => ({
  'GET /sites': () => [services.site],
  'PATCH /sites/site': (body) => Object.assign(services.site, body),
  'GET /accounts/us/env': () =>
    Object.entries(services.variables).map(([key, value]) => ({ key, values: [{ value }] })),
  'POST /accounts/us/env': (body) => {
    for (const { key, values } of Object.values(body) as unknown as Variable[]) {
      services.variables[key] = values[0].value;
    }
    return [];
  },
  ...Object.fromEntries(
    ['VITE_SITE_URL', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'].map((key) => [
      `PUT /accounts/us/env/${key}`,
      () => ({}),
    ]),
  ),
  'GET /sites/site/build_hooks': () => services.hooks,
  'POST /sites/site/build_hooks': ({ title = '' }) => {
    services.hooks.push({ title, url: `${url}/build` });
    return services.hooks[0];
  },
  'POST /build': () => ({ builds: (services.builds += 1) }),
});

const projectRoutes = (sql: () => Sql): Routes => ({
  'POST /auth/v1/token': async ({ email = '', password = '' }) => {
    const [account] = await sql()`
        select id from auth.users where email = ${email}
          and encrypted_password = extensions.crypt(${password}, encrypted_password)`;
    return account && { access_token: account['id'] as string };
  },
  'POST /rest/v1/rpc/invite': ({ email = '', role = '' }) =>
    sql().begin(async (tx) => {
      const id = randomUUID();
      const [admin] = await tx`select user_id from public.admin_users order by created_at limit 1`;
      const sub = admin?.['user_id'] as string;
      await tx`insert into auth.sessions (id, user_id) values (${id}, ${sub})`;
      const claims = JSON.stringify({ sub, session_id: id, role: 'authenticated' });
      await tx`select set_config('request.jwt.claims', ${claims}, true)`;
      await tx`set local role authenticated`;
      return tx`select public.invite(${email}, ${role})`;
    }),
});
