import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pollUntil, supabaseOf, type RunContext, type Step } from './context.ts';
import { callService, Problem, runAgain } from './request.ts';
import { runCli, root, fetchRows, runSql, splitConnectionString } from './supabase.ts';
import { saveAnswers, markSecret } from './values.ts';

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

export function projectStep(context: RunContext): Step {
  const supabase = supabaseOf(context);
  const listProjects = () => callService<Project[]>(supabase, 'GET', '/v1/projects');
  const listOwn = async () =>
    (await listProjects())
      .filter(({ organization_slug: slug }) => slug === context.values.project)
      .filter((one) => one.name === projectName)
      .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.ref.localeCompare(b.ref));
  const findProject = async () =>
    (await listProjects()).find(({ ref }) => ref === context.values.project) ??
    (await listOwn())[0];
  const saveProject = ({ ref }: { ref: string }) => {
    context.values.project = ref;
    saveAnswers(context);
  };

  return {
    title: `Project at Supabase: ${context.values.project || 'new'}`,
    async isDone() {
      const found = await findProject();
      if (found) saveProject(found);
      if (found?.status !== 'ACTIVE_HEALTHY') return false;
      await assertOurs();
      return true;
    },
    async run() {
      const found = (await findProject()) ?? (await create());
      saveProject(found);
      const isReady = async () => {
        const { status = 'REMOVED' } = (await findProject()) ?? {};
        if (/^(INACTIVE|PAUS)/.test(status)) {
          throw new Problem(
            `The project ${found.ref} is paused.`,
            `Resume it at https://supabase.com/dashboard/project/${found.ref}, then ${runAgain}.`,
          );
        }
        return status === 'ACTIVE_HEALTHY';
      };
      if (await pollUntil(context, isReady)) return;
      throw new Problem(
        `The project ${found.ref} has not started yet.`,
        `In a few minutes, ${runAgain}.`,
      );
    },
  };

  async function create(): Promise<Project> {
    const created = await callService<Project>(supabase, 'POST', '/v1/projects', {
      name: projectName,
      organization_slug: context.values.project,
      region,
      db_pass: markSecret(randomBytes(24).toString('base64url')),
    });
    const [oldest = created] = await listOwn();
    // somebody else was a moment faster, and this one is still empty
    if (oldest.ref !== created.ref)
      await callService(supabase, 'DELETE', `/v1/projects/${created.ref}`);
    return oldest;
  }

  async function assertOurs(): Promise<void> {
    const [found] = await runSql<{ foreign: boolean }>(
      context,
      `select to_regclass('private.records') is null
        and exists (select from pg_tables where schemaname = 'public') as foreign`,
    );
    if (!found?.foreign) return;
    throw new Problem(
      `The project ${context.values.project} holds something else.`,
      `Name an organisation or an empty project as SUPABASE_PROJECT, then ${runAgain}.`,
    );
  }
}

export function schemaStep(context: RunContext): Step {
  return {
    title: 'Tables and functions (migrations)',
    async isDone() {
      const applied = (await fetchRows(context, migrationsTable)) as { version: string }[];
      return readdirSync(join(root, 'supabase/migrations')).every((file) =>
        applied.some(({ version }) => file.startsWith(version)),
      );
    },
    async run() {
      const { values } = context;
      const url = process.env['SUPABASE_DB_URL'];
      const { address, password } = url
        ? splitConnectionString(url)
        : { address: values.project, password: '' };
      await runCli(values.supabaseToken, ['db', 'push', `--remote=${address}`], {
        VITE_SITE_URL: values.site,
        ...(password && { PGPASSWORD: markSecret(password) }),
      });
    },
  };
}

/** Repeats what the migrations could not schedule if an extension was missing; `check:live` compares the result. */
export const schedulesStep = (context: RunContext): Step => ({
  title: 'Schedules: mail, deletion of old data, nightly build',
  run: async () => void (await runSql(context, 'select private.schedule_work()')),
});

export function mailFunctionStep(context: RunContext): Step {
  return {
    title: 'Function that sends and receives mail',
    async run() {
      const { bundleMail } = await import('../tools/bundle-mail.ts');
      await bundleMail();
      const { project: ref, site, supabaseToken } = context.values;
      const args = ['functions', 'deploy', 'mail', '--use-api', `--remote=${ref}`];
      await runCli(supabaseToken, args, { VITE_SITE_URL: site });
    },
  };
}
