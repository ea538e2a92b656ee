import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { freshDatabase } from './database';

const cli = fileURLToPath(new URL('../../node_modules/supabase/dist/supabase.js', import.meta.url));
const PATIENCE = 300_000;

interface Finding {
  name: string;
  level: 'ERROR' | 'WARN' | 'INFO';
  detail: string;
}

/** What Supabase's dashboard would say of the database's safety and speed. */
async function advise(url: string): Promise<Finding[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, 'db', 'advisors', `--remote=${url}`, '--level=info', '--output-format=json'],
    { env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1' }, maxBuffer: 2 ** 24 },
  );
  return (JSON.parse(stdout) as { results: Finding[] }).results;
}

const ours = freshDatabase('bare');
it(
  'Supabase’s advisors find nothing',
  async () => {
    const findings = await advise(ours.url);
    // of course not: nobody has asked this database anything
    expect(findings.filter(({ name }) => name !== 'unused_index')).toEqual([]);
  },
  PATIENCE,
);

const careless = freshDatabase('bare');
it(
  'Supabase’s advisors would find something',
  async () => {
    await careless.sql`
      create table public.open (id int primary key, posting uuid references public.job_postings)
    `;
    await careless.sql`grant all on public.open to anon`;
    await careless.sql`alter function public.submit_application(jsonb, jsonb) reset search_path`;
    await careless.sql`
      create policy "twice" on public.quote_requests for select to authenticated using (true)
    `;
    const found = (await advise(careless.url)).map(({ name, level }) => `${level} ${name}`);
    expect(found).toEqual(
      expect.arrayContaining([
        'ERROR rls_disabled_in_public',
        'WARN function_search_path_mutable',
        'WARN multiple_permissive_policies',
        'INFO unindexed_foreign_keys',
      ]),
    );
  },
  PATIENCE,
);
