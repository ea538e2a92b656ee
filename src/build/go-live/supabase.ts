import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backendOf, supabaseOf, type RunContext } from './context.ts';
import { callService, Problem, runAgain } from './request.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

const callProject = <Body>(context: RunContext, method: string, path: string, body?: object) =>
  callService<Body>(
    supabaseOf(context),
    method,
    `/v1/projects/${context.values.project}/${path}`,
    body,
  );

/** Runs SQL as the owner of the project's database. */
export const runSql = <Row extends object>(context: RunContext, query: string) =>
  callProject<Row[]>(context, 'POST', 'database/query', { query });

export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Rows of a table, none while it does not exist yet; `where` is the SQL after its name. */
export async function fetchRows(context: RunContext, table: string, where = ''): Promise<object[]> {
  const existsQuery = `select to_regclass(${quoted(table)}) is not null as is`;
  const [found] = await runSql<{ is: boolean }>(context, existsQuery);
  return found?.is ? runSql(context, `select * from ${table} ${where}`) : [];
}

export function setSecrets(context: RunContext, secrets: Record<string, string>) {
  const rows = Object.entries(secrets).map(([name, value]) => ({ name, value }));
  return callProject(context, 'POST', 'secrets', rows);
}

interface Key {
  name: string;
  type?: string;
  api_key?: string;
}

export async function fetchPublishableKey(context: RunContext): Promise<string> {
  const keys = await callProject<Key[]>(context, 'GET', 'api-keys');
  const key =
    keys.find(({ type }) => type === 'publishable') ?? keys.find(({ name }) => name === 'anon');
  if (key?.api_key) return key.api_key;
  throw new Problem(
    'The project has no publishable key.',
    `Create one (Project Settings → API Keys), then ${runAgain}.`,
  );
}

/** What a build of the site reads. */
export const fetchBuildVariables = async (context: RunContext) => ({
  VITE_SITE_URL: context.values.site,
  VITE_SUPABASE_URL: context.values.backend || backendOf(context),
  VITE_SUPABASE_ANON_KEY: await fetchPublishableKey(context),
});

/** Runs the CLI of the lock file. Secrets reach it by the environment, not by its arguments. */
export async function runCli(token: string, args: readonly string[], env: Record<string, string>) {
  const program = join(root, 'node_modules/supabase/dist/supabase.js');
  const child = spawn(process.execPath, [program, ...args, '--yes', '--workdir', root], {
    cwd: root,
    env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', SUPABASE_ACCESS_TOKEN: token, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await new Promise<number>((done) => child.once('close', (one) => done(one ?? 1)));
  if (code === 0) return;
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => !/--debug/.test(line));
  throw new Problem(
    `supabase ${args.slice(0, 2).join(' ')}: ${lines.slice(-3).join(' ')}`,
    `Mend what it says, then ${runAgain}.`,
  );
}

/** A connection string without its password, as other users of a machine can read a program's arguments. @throws Problem */
export function splitConnectionString(text: string): { address: string; password: string } {
  try {
    const url = new URL(text);
    const parts = url.search.slice(1).split('&');
    const [, inQuery] = parts.findLast((one) => one.startsWith('password='))?.split(/=(.*)/) ?? [];
    const password = decodeURIComponent(inQuery ?? url.password);
    url.password = '';
    url.search = parts.filter((one) => !one.startsWith('password=')).join('&');
    if (/^postgres(ql)?:$/.test(url.protocol) && !url.hash) return { address: url.href, password };
  } catch {
    // reported below
  }
  throw new Problem(
    'This is no connection string.',
    'It begins with postgresql://, and what is no letter or digit in its password is URL-encoded.',
  );
}
