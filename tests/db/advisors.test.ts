import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { sharedDatabase } from './database';

const cli = fileURLToPath(new URL('../../node_modules/supabase/dist/supabase.js', import.meta.url));
const PATIENCE = 300_000;

interface Finding {
  name: string;
  level: 'ERROR' | 'WARN' | 'INFO';
  detail: string;
}

/** Runs the security and performance checks of Supabase's dashboard. */
async function advise(url: string): Promise<Finding[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, 'db', 'advisors', `--remote=${url}`, '--level=info', '--output-format=json'],
    { env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1' }, maxBuffer: 2 ** 24 },
  );
  return (JSON.parse(stdout) as { results: Finding[] }).results;
}

const database = sharedDatabase('bare');
it(
  'Supabase’s advisors find nothing',
  async () => {
    const findings = await advise(database.url);
    // a new database has unused indexes
    expect(findings.map(({ name }) => name)).toContain('unused_index');
    expect(findings.filter(({ name }) => name !== 'unused_index')).toEqual([]);
  },
  PATIENCE,
);
