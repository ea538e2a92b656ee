import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from '../launch/terminal.ts';
import { backendOf, fixAndRunAgain, runAgain, type RunContext } from './context.ts';
import { callService, type ServiceApi } from './service-api.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export const supabaseOf = ({ values }: RunContext): ServiceApi => ({
  name: 'Supabase',
  url: 'https://api.supabase.com',
  key: values.supabaseToken,
  keyPage: 'https://supabase.com/dashboard/account/tokens',
});

function callProject<Answer>(context: RunContext, method: string, path: string, body?: object) {
  const projectPath = `/v1/projects/${context.values.project}/${path}`;
  return callService<Answer>(supabaseOf(context), method, projectPath, body);
}

/** Runs SQL as the owner of the project's database. @returns the rows of its last statement. @throws Problem */
export const runSql = <Row extends object>(context: RunContext, query: string) =>
  callProject<Row[]>(context, 'POST', 'database/query', { query });

export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Returns the rows of a table, none while it does not exist yet; `where` is the SQL after its name. */
export async function fetchRows(context: RunContext, table: string, where = ''): Promise<object[]> {
  const query = `select to_regclass(${quoted(table)}) is not null as does_exist`;
  const [relation] = await runSql<{ does_exist: boolean }>(context, query);
  return relation?.does_exist ? runSql(context, `select * from ${table} ${where}`) : [];
}

export function setFunctionSecrets(context: RunContext, secrets: Record<string, string>) {
  const rows = Object.entries(secrets).map(([name, value]) => ({ name, value }));
  return callProject(context, 'POST', 'secrets', rows);
}

interface ApiKey {
  name: string;
  type?: string;
  api_key?: string;
}

export async function fetchPublishableKey(context: RunContext): Promise<string> {
  const keys = await callProject<ApiKey[]>(context, 'GET', 'api-keys');
  const key =
    keys.find(({ type }) => type === 'publishable') ?? keys.find(({ name }) => name === 'anon');
  if (key?.api_key) return key.api_key;
  const next = `Create one (Project Settings → API Keys), then ${runAgain}.`;
  throw new Problem('The project has no publishable key.', next);
}

/** Returns the variables that a build of the site reads. @throws Problem */
export const fetchBuildVariables = async (context: RunContext) => ({
  VITE_SITE_URL: context.values.site,
  VITE_SUPABASE_URL: context.values.backend || backendOf(context),
  VITE_SUPABASE_ANON_KEY: await fetchPublishableKey(context),
});

/** Runs the CLI of the lock file. Secrets reach it by the environment, not by its arguments. @throws Problem */
export async function runCli(token: string, args: readonly string[], env: Record<string, string>) {
  const program = join(root, 'node_modules/supabase/dist/supabase.js');
  const child = spawn(process.execPath, [program, ...args, '--yes', '--workdir', root], {
    cwd: root,
    env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', SUPABASE_ACCESS_TOKEN: token, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const [exitCode] = (await once(child, 'close')) as [number | null];
  if (exitCode === 0) return;
  const lines = output.trim().split('\n');
  // the CLI ends each failure with the advice to add --debug
  const reason = lines.filter((line) => !line.includes('--debug')).slice(-3);
  throw new Problem(`supabase ${args.slice(0, 2).join(' ')}: ${reason.join(' ')}`, fixAndRunAgain);
}
