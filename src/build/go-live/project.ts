import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isSoon, supabaseOf, type Live, type Step } from './live.ts';
import { call, goOn, Problem } from './request.ts';
import { cli, database, quoted, root, sql } from './supabase.ts';
import { remember } from './values.ts';

interface Project {
  ref: string;
  name: string;
  status: string;
  organization_slug: string;
  created_at: string;
}

const name = 'deccan-reach';
/** Near the markets in Africa; SUPABASE_REGION takes another. */
const region = process.env['SUPABASE_REGION'] || 'eu-west-3';

export function project(live: Live): Step {
  const supabase = supabaseOf(live);
  const list = () => call<Project[]>(supabase, 'GET', '/v1/projects');
  const ofOrganisation = async () =>
    (await list())
      .filter(({ organization_slug: slug }) => slug === live.values.project)
      .filter((one) => one.name === name)
      .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.ref.localeCompare(b.ref));
  const find = async () =>
    (await list()).find(({ ref }) => ref === live.values.project) ?? (await ofOrganisation())[0];
  const take = ({ ref }: { ref: string }) => {
    live.values.project = ref;
    remember(live);
  };

  return {
    title: 'Project at Supabase',
    async isDone() {
      const found = await find();
      if (found) take(found);
      return found?.status === 'ACTIVE_HEALTHY';
    },
    async run() {
      const found = (await find()) ?? (await create());
      take(found);
      const isReady = async () => {
        const { status = 'REMOVED' } = (await find()) ?? {};
        if (/^(INACTIVE|PAUS)/.test(status)) {
          throw new Problem(
            `The project ${found.ref} is paused.`,
            `Resume it at https://supabase.com/dashboard/project/${found.ref}, then ${goOn}.`,
          );
        }
        return status === 'ACTIVE_HEALTHY';
      };
      if (await isSoon(live, isReady)) return;
      throw new Problem(
        `The project ${found.ref} has not started yet.`,
        `In a few minutes, ${goOn}.`,
      );
    },
  };

  async function create(): Promise<Project> {
    const made = await call<Project>(supabase, 'POST', '/v1/projects', {
      name,
      organization_slug: live.values.project,
      region,
      db_pass: randomBytes(24).toString('base64url'),
    });
    const [first = made] = await ofOrganisation();
    // somebody else was a moment faster, and this one is still empty
    if (first.ref !== made.ref) await call(supabase, 'DELETE', `/v1/projects/${made.ref}`);
    return first;
  }
}

/** A column of a table that may not be there yet. */
async function namesIn(live: Live, table: string, column: string): Promise<string[]> {
  const [known] = await sql<{ table: string | null }>(
    live,
    `select to_regclass(${quoted(table)}) as table`,
  );
  if (!known?.table) return [];
  const rows = await sql<{ name: string }>(live, `select ${column} as name from ${table}`);
  return rows.map(({ name: one }) => one);
}

export function schema(live: Live): Step {
  return {
    title: 'Tables and functions (migrations)',
    async isDone() {
      const applied = await namesIn(live, 'supabase_migrations.schema_migrations', 'version');
      return readdirSync(join(root, 'supabase/migrations'))
        .map((file) => file.split('_')[0] ?? file)
        .every((version) => applied.includes(version));
    },
    async run() {
      await cli(live.values.supabaseToken, ['db', 'push', database(live)], {
        VITE_SITE_URL: live.values.site,
      });
    },
  };
}

const schedules = ['mail', 'cron-log', 'retention', 'build'];

export function schedule(live: Live): Step {
  const isDone = async () => {
    const found = await namesIn(live, 'cron.job', 'jobname');
    return schedules.every((one) => found.includes(one));
  };
  return {
    title: 'Schedules: mail, deletion of old data, nightly build',
    isDone,
    async run() {
      await sql(live, 'select private.schedule_work()');
      if (await isDone()) return;
      throw new Problem(
        'The project runs no schedules.',
        `Enable pg_cron and pg_net (dashboard, Database → Extensions), then ${goOn}.`,
      );
    },
  };
}

export function mailFunction(live: Live): Step {
  return {
    title: 'Function that sends and receives mail',
    // as nothing there tells its version
    isDone: () => Promise.resolve(false),
    async run() {
      // Vite takes longer to load than a plan to show
      const { bundleMail } = await import('../tools/bundle-mail.ts');
      await bundleMail();
      const { project: ref, site, supabaseToken } = live.values;
      const args = ['functions', 'deploy', 'mail', '--use-api', `--remote=${ref}`];
      await cli(supabaseToken, args, { VITE_SITE_URL: site });
    },
  };
}
