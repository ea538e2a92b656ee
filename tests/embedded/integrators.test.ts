// docs/integrators.md cannot rot: its examples are run, and its tables are what the database says.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
import { envelope, submissions, type Table } from '../db/tables.ts';
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

/** `…` stands for anything. */
const pattern = (answer: string) =>
  new RegExp(
    `^${answer
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^]*')}$`,
  );

describe('docs/integrators.md', () => {
  it.skipIf(process.platform === 'win32')('has examples that answer what it says', async () => {
    expect(examples.length).toBe(document.split(/```(?:sh|js)\n/).length - 1);
    for (const { language, code, answer } of examples) {
      expect((await runExample(language, code)).trim()).toMatch(pattern(answer.trim()));
    }
    const rows = await query(
      server.databaseUrl,
      `select project_details from contact_submissions where email = 'akosua.mensah@example.com'
       union all select company_name from quote_requests where email = 'amina.yusuf@example.com'
       union all select kind from application_files f join career_applications c on c.id = application_id
         where email = 'li.wanjiru@example.org'`,
    );
    expect(rows.map((row) => Object.values(row)[0])).toEqual([
      'For gas and water.',
      'Harmattan Mobile',
      'resume',
    ]);
  });

  it('lists every column of every form with its limits', async () => {
    for (const table of submissions) {
      const { code: listed } = await format('table.md', listOf(table), { printWidth: 100 });
      expect(document).toContain(listed.trim());
    }
    for (const column of Object.keys(envelope)) expect(document).toContain(`| \`${column}\``);
  });

  it('lists the limits that the database keeps', async () => {
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

/** Rules that are no plain length or list of values. */
const others: Record<string, string> = {
  email: 'an e-mail address of 254 characters at most',
  phone: 'a number of 10 to 40 characters, digits in groups: `+234 803 000 0000`',
  linkedin: 'an address that begins with http, of 300 characters at most',
  job_posting_id: 'the id of an open position',
  receive_updates: '`true` or `false`; `false` where it is left out',
};

function listOf({ name, row, lengths, values, optional }: Table): string {
  const ruleOf = (column: string) => {
    const [least, most] = lengths[column] ?? [];
    if (values[column]) return values[column].map((value) => `\`${value}\``).join(', ');
    return others[column] ?? `text of ${least} to ${most} characters`;
  };
  const lines = Object.keys(row).map((column) => {
    const may = optional.includes(column) || column === 'receive_updates' ? 'no' : 'yes';
    return `| \`${column}\` | ${may} | ${ruleOf(column)} |`;
  });
  return `### \`${name}\`\n\n| column | required | value |\n| --- | --- | --- |\n${lines.join('\n')}\n`;
}
