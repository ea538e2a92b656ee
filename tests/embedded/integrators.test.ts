// Runs the examples of docs/integrators.md and compares its limits with the database.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
import { envelope } from '../db/tables.ts';
import { query, projectServer } from './harness.ts';

const file = fileURLToPath(new URL('../../docs/integrators.md', import.meta.url));
const document = readFileSync(file, 'utf8');
const server = projectServer();

const examples = [...document.matchAll(/```(sh|js)\n([^]*?)```\n\n```\n([^]*?)```/g)].map(
  ([, language = '', code = '', answer = '']) => ({ language, code, answer }),
);

async function runExample(language: string, code: string): Promise<string> {
  const path = join(server.folder, language === 'js' ? 'example.mjs' : 'example.sh');
  writeFileSync(path, code);
  const env = { ...process.env, URL: server.url, KEY: LOCAL_PUBLISHABLE_KEY };
  const program = language === 'js' ? process.execPath : 'bash';
  const { stdout } = await promisify(execFile)(program, [path], { cwd: server.folder, env });
  return stdout;
}

/** `…` matches anything. */
const pattern = (answer: string) =>
  new RegExp(
    `^${answer
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^]*')}$`,
  );

describe('docs/integrators.md', () => {
  it.skipIf(process.platform === 'win32')(
    'has examples that return the documented output',
    async () => {
      expect(examples.length).toBe(document.split(/```(?:sh|js)\n/).length - 1);
      for (const { language, code, answer } of examples) {
        expect((await runExample(language, code)).trim()).toMatch(pattern(answer.trim()));
      }
      const rows = await query(
        server.databaseUrl,
        `select project_details from contact_submissions where email = 'akosua.mensah@example.com'
       union all select company_name from quote_requests where email = 'amina.yusuf@example.com'
       union all select kind from record_files f join career_applications c on c.id = record_id
         where email = 'li.wanjiru@example.org'`,
      );
      expect(rows.map((row) => Object.values(row)[0])).toEqual([
        'For gas and water.',
        'Harmattan Mobile',
        'resume',
      ]);
    },
  );

  it('lists the columns that every table accepts', () => {
    for (const column of Object.keys(envelope)) expect(document).toContain(`| \`${column}\``);
  });

  it('lists the database’s limits', async () => {
    const rows = await query<{ most: number; minutes: number }>(
      server.databaseUrl,
      'select max_count as most, (extract(epoch from period) / 60)::int as minutes from private.submission_limits order by most, period',
    );
    const limits = document.slice(document.indexOf('## Limits'));
    const listed = [...limits.matchAll(/\| (\d+) +\| (\d+) (hour|minutes) +\|/g)]
      .map(([, most, within, unit]) => ({
        most: Number(most),
        minutes: Number(within) * (unit === 'hour' ? 60 : 1),
      }))
      .toSorted((a, b) => a.most - b.most || a.minutes - b.minutes);
    expect(listed).toEqual([...rows]);
  });
});
