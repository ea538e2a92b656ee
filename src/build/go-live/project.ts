import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pollUntil, supabaseOf, type Live, type Step } from './live.ts';
import { call, Problem, runAgain } from './request.ts';
import { runCli, root, rowsOf, sql, withoutPassword } from './supabase.ts';
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

export function projectStep(live: Live): Step {
  const supabase = supabaseOf(live);
  const listProjects = () => call<Project[]>(supabase, 'GET', '/v1/projects');
  const listOwn = async () =>
    (await listProjects())
      .filter(({ organization_slug: slug }) => slug === live.values.project)
      .filter((one) => one.name === projectName)
      .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.ref.localeCompare(b.ref));
  const findProject = async () =>
    (await listProjects()).find(({ ref }) => ref === live.values.project) ?? (await listOwn())[0];
  const saveProject = ({ ref }: { ref: string }) => {
    live.values.project = ref;
    saveAnswers(live);
  };

  return {
    title: `Project at Supabase: ${live.values.project || 'new'}`,
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
      if (await pollUntil(live, isReady)) return;
      throw new Problem(
        `The project ${found.ref} has not started yet.`,
        `In a few minutes, ${runAgain}.`,
      );
    },
  };

  async function create(): Promise<Project> {
    const created = await call<Project>(supabase, 'POST', '/v1/projects', {
      name: projectName,
      organization_slug: live.values.project,
      region,
      db_pass: markSecret(randomBytes(24).toString('base64url')),
    });
    const [oldest = created] = await listOwn();
    // somebody else was a moment faster, and this one is still empty
    if (oldest.ref !== created.ref) await call(supabase, 'DELETE', `/v1/projects/${created.ref}`);
    return oldest;
  }

  async function assertOurs(): Promise<void> {
    const [found] = await sql<{ foreign: boolean }>(
      live,
      `select to_regclass('private.records') is null
        and exists (select from pg_tables where schemaname = 'public') as foreign`,
    );
    if (!found?.foreign) return;
    throw new Problem(
      `The project ${live.values.project} holds something else.`,
      `Name an organisation or an empty project as SUPABASE_PROJECT, then ${runAgain}.`,
    );
  }
}

export function schemaStep(live: Live): Step {
  return {
    title: 'Tables and functions (migrations)',
    async isDone() {
      const applied = (await rowsOf(live, migrationsTable)) as { version: string }[];
      return readdirSync(join(root, 'supabase/migrations')).every((file) =>
        applied.some(({ version }) => file.startsWith(version)),
      );
    },
    async run() {
      const { values } = live;
      const url = process.env['SUPABASE_DB_URL'];
      const { address, password } = url
        ? withoutPassword(url)
        : { address: values.project, password: '' };
      await runCli(values.supabaseToken, ['db', 'push', `--remote=${address}`], {
        VITE_SITE_URL: values.site,
        ...(password && { PGPASSWORD: markSecret(password) }),
      });
    },
  };
}

/** Repeats what the migrations could not schedule if an extension was missing; `check:live` compares the result. */
export const schedulesStep = (live: Live): Step => ({
  title: 'Schedules: mail, deletion of old data, nightly build',
  run: async () => void (await sql(live, 'select private.schedule_work()')),
});

export function mailFunctionStep(live: Live): Step {
  return {
    title: 'Function that sends and receives mail',
    async run() {
      const { bundleMail } = await import('../tools/bundle-mail.ts');
      await bundleMail();
      const { project: ref, site, supabaseToken } = live.values;
      const args = ['functions', 'deploy', 'mail', '--use-api', `--remote=${ref}`];
      await runCli(supabaseToken, args, { VITE_SITE_URL: site });
    },
  };
}
