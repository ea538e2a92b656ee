/** What the indexes for searching and sorting cost the visitor who sends a message. */
import { performance } from 'node:perf_hooks';
import postgres from 'postgres';

/** Milliseconds. */
export interface InsertTimes {
  p50: number;
  p95: number;
}

const rounds = 4;
const rowsARound = 50;

/** Both ways in turn, each in a transaction that is undone, indexes and all. */
export async function measureInserts(
  databaseUrl: string,
): Promise<{ with: InsertTimes; without: InsertTimes }> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const indexes = await sql<{ name: string }[]>`
    select indexname as name from pg_indexes
    where schemaname = 'public' and tablename = 'contact_submissions'
      and indexdef not like '%created_at%' and indexdef not like 'CREATE UNIQUE%'
  `;
  const times = { with: [] as number[], without: [] as number[] };
  try {
    for (let round = 0; round < rounds; round++) {
      for (const way of ['with', 'without'] as const) {
        await undone(sql, async () => {
          if (way === 'without') {
            for (const { name } of indexes) await sql`drop index ${sql(name)}`;
          }
          await sql`set local role anon`;
          for (let row = 0; row < rowsARound; row++) {
            const email = `${way}-${round}-${row}@example.com`;
            const began = performance.now();
            await sql`
              insert into contact_submissions
                (first_name, last_name, email, company_operator, service_interest, project_details)
              values ('Akosua', 'Mensah', ${email}, 'Volta Mobile', 'Fintech Solutions',
                ${`A billing gateway for gas, and request number ${row} of round ${round}.`})
            `;
            times[way].push(performance.now() - began);
          }
        });
      }
    }
  } finally {
    await sql.end();
  }
  return { with: summary(times.with), without: summary(times.without) };
}

async function undone(sql: postgres.Sql, work: () => Promise<void>): Promise<void> {
  await sql`begin`;
  try {
    await work();
  } finally {
    await sql`rollback`;
  }
}

function summary(times: number[]): InsertTimes {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}
