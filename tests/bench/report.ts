/** How the figures are told. */
import postgres from 'postgres';
import { format } from 'oxfmt';
import type { Figures } from './figures.ts';
import type { measureInserts } from './inserts.ts';
import { whenAndWhere } from './machine.ts';

interface Measured {
  figures: Figures[];
  inserts: Awaited<ReturnType<typeof measureInserts>>;
}

const ms = (time: number) => `${time.toFixed(1)} ms`;

/** The figures as Markdown, laid out as the code is, and which of them missed their targets. */
export async function report({ figures, inserts }: Measured, databaseUrl: string, load: string) {
  const missed = figures.filter(({ p95, target }) => target !== undefined && p95 >= target);
  const sql = postgres(databaseUrl, { max: 1 });
  const [database] = await sql<{ version: string; size: string }[]>`
    select split_part(version(), ' on ', 1) as version,
      pg_size_pretty(pg_total_relation_size('public.contact_submissions')) as size
  `;
  await sql.end();
  const text = `# Staff lists over a million contact messages

\`npm run bench:admin\` ${whenAndWhere(['src', 'supabase'])},
${database?.version}, its default settings; the table and its indexes take ${database?.size}.
The load was ${load} when the measuring began.

Each figure is what the application's own query takes, over HTTP through the embedded API to
PostgreSQL, lists under row-level security, searches by functions that look at the rights first: in
milliseconds, after one run to warm up. A first page is
its rows and then the exact total (and for all but the plain list what is newest before), one request
each; another page of an open list is its rows alone.

| what | found | runs | p50 | p95 | target |
| --- | --- | ---: | ---: | ---: | ---: |
${figures
  .map(
    ({ what, found, runs, p50, p95, target }) =>
      `| ${what} | ${found} | ${runs} | ${p50} | ${p95} | ${target === undefined ? '' : `< ${target}${p95 < target ? '' : ' missed'}`} |`,
  )
  .join('\n')}

Meanwhile the browser shows a skeleton when a list is opened, and from then on the rows that are there,
with "Loading…" and a moving line above them, until the next ones have arrived. Rows are shown as soon
as they are there, before their total. Typing waits for a pause of 300 ms before it searches, and a
search that is no longer wanted is cancelled.

A visitor's message is stored in ${ms(inserts.with.p50)} (p95 ${ms(inserts.with.p95)}), without the indexes for searching
and sorting in ${ms(inserts.without.p50)} (p95 ${ms(inserts.without.p95)}): 200 each, in turn, beside the million.
`;
  return { text: (await format('report.md', text)).code, missed };
}
