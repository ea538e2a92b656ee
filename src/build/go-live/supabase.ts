import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { supabaseOf, type Live } from './live.ts';
import { call, goOn, Problem } from './request.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs SQL as the owner of the project's database. */
export const sql = <Row extends object>(live: Live, query: string) =>
  call<Row[]>(supabaseOf(live), 'POST', `/v1/projects/${live.values.project}/database/query`, {
    query,
  });

export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** What the service shows of a secret. */
export const digestOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

export async function secretDigests(live: Live): Promise<Record<string, string>> {
  const path = `/v1/projects/${live.values.project}/secrets`;
  const list = await call<{ name: string; value: string }[]>(supabaseOf(live), 'GET', path);
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

export const setSecrets = (live: Live, secrets: Record<string, string>) =>
  call(
    supabaseOf(live),
    'POST',
    `/v1/projects/${live.values.project}/secrets`,
    Object.entries(secrets).map(([name, value]) => ({ name, value })),
  );

/** The key that visitors get. */
export async function publishableKey(live: Live): Promise<string> {
  const path = `/v1/projects/${live.values.project}/api-keys`;
  const keys = await call<{ name: string; type?: string; api_key?: string }[]>(
    supabaseOf(live),
    'GET',
    path,
  );
  const key =
    keys.find(({ type }) => type === 'publishable') ?? keys.find(({ name }) => name === 'anon');
  if (key?.api_key) return key.api_key;
  throw new Problem(
    'The project has no publishable key.',
    `Create one (Project Settings → API Keys), then ${goOn}.`,
  );
}

/** Runs the CLI of the lock file. Secrets reach it by the environment, not by its arguments. */
export async function cli(
  token: string,
  args: readonly string[],
  env: Record<string, string> = {},
  workdir = root,
): Promise<void> {
  const program = join(root, 'node_modules/supabase/dist/supabase.js');
  const child = spawn(process.execPath, [program, ...args, '--yes', '--workdir', workdir], {
    cwd: workdir,
    env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', SUPABASE_ACCESS_TOKEN: token, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const code = await new Promise<number>((done) => child.once('close', (one) => done(one ?? 1)));
  if (code === 0) return;
  const reason = said
    .trim()
    .split('\n')
    .filter((line) => !/--debug/.test(line));
  throw new Problem(
    `supabase ${args.slice(0, 2).join(' ')}: ${reason.slice(-3).join(' ')}`,
    `Mend what it says, then ${goOn}.`,
  );
}

/** Where `db push` goes. */
export const database = ({ places, values }: Live) =>
  `--remote=${places.database ?? values.project}`;

const smtp = `
[auth.email.smtp]
enabled = true
host = "env(MAIL_SMTP_HOST)"
port = 465
user = "env(MAIL_SMTP_USER)"
pass = "env(MAIL_SMTP_PASSWORD)"
admin_email = "env(MAIL_FROM)"
sender_name = "Deccan Reach"
`;

/** Runs a command of the CLI with the settings of a hosted project, which a local one must not have. */
export async function withHostedConfig(run: (workdir: string) => Promise<void>) {
  const workdir = mkdtempSync(join(tmpdir(), 'deccan-reach-config-'));
  try {
    cpSync(join(root, 'supabase/templates'), join(workdir, 'supabase/templates'), {
      recursive: true,
    });
    const config = readFileSync(join(root, 'supabase/config.toml'), 'utf8');
    writeFileSync(join(workdir, 'supabase/config.toml'), config + smtp);
    await run(workdir);
  } finally {
    rmSync(workdir, { recursive: true });
  }
}
