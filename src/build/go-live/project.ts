import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { splitConnectionString } from '../launch/settings.ts';
import { Problem } from '../launch/terminal.ts';
import { pollUntil, runAgain, type RunContext, type Step } from './context.ts';
import { callService } from './service-api.ts';
import { fetchRows, root, runCli, runSql, supabaseOf } from './supabase.ts';
import { markSecret, saveAnswers } from './values.ts';

interface Project {
  ref: string;
  name: string;
  status: string;
  organization_slug: string;
  created_at: string;
}

const projectName = 'deccan-reach';
/** Near the markets in Africa; SUPABASE_REGION takes another. */
const region = process.env['SUPABASE_REGION'] || 'eu-west-3';
const migrationsTable = 'supabase_migrations.schema_migrations';

export const projectStep = (context: RunContext): Step => ({
  title: `Project at Supabase: ${context.values.project || 'new'}`,
  async isDone() {
    const project = await findProject(context);
    if (project) saveProject(context, project);
    if (project?.status !== 'ACTIVE_HEALTHY') return false;
    await assertNoOtherProduct(context);
    return true;
  },
  async run() {
    const project = (await findProject(context)) ?? (await createProject(context));
    saveProject(context, project);
    if (await pollUntil(context, () => isReady(context))) return;
    const next = `In a few minutes, ${runAgain}.`;
    throw new Problem(`The project ${project.ref} has not started yet.`, next);
  },
});

const listProjects = (context: RunContext) =>
  callService<Project[]>(supabaseOf(context), 'GET', '/v1/projects');

/** Projects with our name in the organisation that was named, the oldest first. */
const listOwnProjects = async (context: RunContext) =>
  (await listProjects(context))
    .filter((one) => one.name === projectName && one.organization_slug === context.values.project)
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.ref.localeCompare(b.ref));

/** The project that was named, else the oldest of ours in the organisation that was named. */
const findProject = async (context: RunContext) =>
  (await listProjects(context)).find(({ ref }) => ref === context.values.project) ??
  (await listOwnProjects(context))[0];

/** From now on the value names the project, no longer an organisation. */
function saveProject(context: RunContext, { ref }: Project): void {
  context.values.project = ref;
  saveAnswers(context);
}

async function isReady(context: RunContext): Promise<boolean> {
  const { status = 'REMOVED' } = (await findProject(context)) ?? {};
  if (!/^(INACTIVE|PAUS)/.test(status)) return status === 'ACTIVE_HEALTHY';
  const { project } = context.values;
  const next = `Resume it at https://supabase.com/dashboard/project/${project}, then ${runAgain}.`;
  throw new Problem(`The project ${project} is paused.`, next);
}

async function createProject(context: RunContext): Promise<Project> {
  const api = supabaseOf(context);
  const created = await callService<Project>(api, 'POST', '/v1/projects', {
    name: projectName,
    organization_slug: context.values.project,
    region,
    db_pass: markSecret(randomBytes(24).toString('base64url')),
  });
  const [oldest = created] = await listOwnProjects(context);
  // somebody else was a moment faster, and this one is still empty
  if (oldest.ref !== created.ref) await callService(api, 'DELETE', `/v1/projects/${created.ref}`);
  return oldest;
}

/** @throws Problem for a project with another product's tables */
async function assertNoOtherProduct(context: RunContext): Promise<void> {
  const [tables] = await runSql<{ are_foreign: boolean }>(
    context,
    `select to_regclass('private.records') is null
      and exists (select from pg_tables where schemaname = 'public') as are_foreign`,
  );
  if (!tables?.are_foreign) return;
  const next = `Name an organisation or an empty project as SUPABASE_PROJECT, then ${runAgain}.`;
  throw new Problem(`The project ${context.values.project} holds something else.`, next);
}

export const schemaStep = (context: RunContext): Step => ({
  title: 'Tables and functions (migrations)',
  async isDone() {
    const applied = (await fetchRows(context, migrationsTable)) as { version: string }[];
    return readdirSync(join(root, 'supabase/migrations')).every((file) =>
      applied.some(({ version }) => file.startsWith(version)),
    );
  },
  async run() {
    const { values } = context;
    const connectionString = process.env['SUPABASE_DB_URL'];
    const { address, password } = connectionString
      ? splitConnectionString(connectionString)
      : { address: values.project, password: '' };
    await runCli(values.supabaseToken, ['db', 'push', `--remote=${address}`], {
      VITE_SITE_URL: values.site,
      ...(password && { PGPASSWORD: markSecret(password) }),
    });
  },
});

/** Schedules what the migrations could not where an extension was missing; `check:live` compares the result. */
export const schedulesStep = (context: RunContext): Step => ({
  title: 'Schedules: mail, deletion of old data, nightly build',
  async run() {
    await runSql(context, 'select private.schedule_work()');
  },
});

export const mailFunctionStep = (context: RunContext): Step => ({
  title: 'Function that sends and receives mail',
  async run() {
    const { bundleMail } = await import('../tools/bundle-mail.ts');
    await bundleMail();
    const { project: ref, site, supabaseToken } = context.values;
    const args = ['functions', 'deploy', 'mail', '--use-api', `--remote=${ref}`];
    await runCli(supabaseToken, args, { VITE_SITE_URL: site });
  },
});
