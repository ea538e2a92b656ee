// Runs the examples of docs/integrators.md and compares its limits with the database.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
import { query, projectServer } from './harness.ts';

const file = fileURLToPath(new URL('../../docs/integrators.md', import.meta.url));
const document = readFileSync(file, 'utf8');
const server = projectServer();

const examples = [...document.matchAll(/```sh\n([^]*?)```\n\n```\n([^]*?)```/g)].map(
  ([, code = '', answer = '']) => ({ code, answer }),
);

async function runExample(code: string): Promise<string> {
  const env = { ...process.env, URL: server.url, KEY: LOCAL_PUBLISHABLE_KEY };
  const { stdout } = await promisify(execFile)('bash', ['-c', code], { env });
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
      expect(examples.length).toBe(document.split(/```sh\n/).length - 1);
      for (const { code, answer } of examples) {
        expect((await runExample(code)).trim()).toMatch(pattern(answer.trim()));
      }
      const rows = await query(
        server.databaseUrl,
        `select company_name from quote_requests where email = 'amina.yusuf@example.com'`,
      );
      expect([...rows]).toEqual([{ company_name: 'Harmattan Mobile' }]);
    },
  );

  it('lists the database’s limits of submissions', async () => {
    const rows = await query<{ most: number; minutes: number }>(
      server.databaseUrl,
      "select max_count as most, (extract(epoch from period) / 60)::int as minutes from private.submission_limits where scope in ('email', 'network') order by most, period",
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
