import type { Sql } from 'postgres';
import { pdf } from '../support/document-builders.ts';
import { submissions } from '../db/tables.ts';
import type { Attack, Prey } from './attack-request.ts';
import { attacks } from './attack-requests.ts';
import { attackers, signIn, type Attacker } from './attackers.ts';
import { DEMO_ACCOUNTS } from '../../supabase/embedded/settings.ts';
import { ask, type Answer, type Target } from './target.ts';

/** Stands in every row that nobody may see. */
const CANARY = 'canary-7f3a9';

const A_GUESS = 'guesses';

export interface AttackReport {
  tried: number;
  /** `attacker, attack: what came of it`. */
  succeeded: string[];
  /** Answers of 5xx: nothing lost, but a visitor should not be able to cause them. */
  faults: string[];
  /** How often a guess at a table's size was given; SECURITY.md says why that is let be. */
  guesses: number;
}

/**
 * Every attacker tries everything; nothing may be shown, changed or broken.
 * @param names of the attackers who try, all by default
 */
export async function attackAll(target: Target, names?: string[]): Promise<AttackReport> {
  const all = await attackers(target);
  const everyone = all.filter(({ name }) => !names || names.includes(name));
  const prey = await bait(target.sql);
  const requests = attacks(prey);
  const report: AttackReport = { tried: 0, succeeded: [], faults: [], guesses: 0 };
  await proveThatHarmIsSeen(target, requests);
  let state = await fingerprint(target.sql);
  for (const attacker of everyone) {
    for (const attack of requests) {
      report.tried += 1;
      const line = `${attacker.name}, ${attack.name}`;
      const answer = await attempt(target, attacker, attack);
      const after = await fingerprint(target.sql);
      const harm = after === state ? shown(attack, answer) : 'changed the database';
      state = after;
      if (harm === A_GUESS) report.guesses += 1;
      else if (harm) report.succeeded.push(`${line}: ${harm}`);
      if (typeof answer !== 'string' && answer.status >= 500) {
        report.faults.push(`${line}: ${answer.status} ${answer.text.slice(0, 120)}`);
      }
    }
  }
  const alive = await ask(target, { path: '/rest/v1/job_postings?select=id' });
  if (alive.status !== 200) report.succeeded.push(`at the end the backend answers ${alive.status}`);
  return report;
}

async function attempt(
  target: Target,
  { token }: Attacker,
  attack: Attack,
): Promise<Answer | string> {
  try {
    return await ask(target, attack, token);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** An administrator is shown and told what attackers are not, or this file sees nothing at all. */
async function proveThatHarmIsSeen(target: Target, requests: Attack[]): Promise<void> {
  const [{ email, password }] = DEMO_ACCOUNTS;
  const token = await signIn(target, email, password);
  for (const name of ['read quote_requests', 'count quote_requests', 'read staff_notes']) {
    const attack = requests.find((one) => one.name === name);
    if (!attack || !shown(attack, await ask(target, attack, token))) {
      throw new Error(`"${name}" succeeds for an administrator, and nobody notices`);
    }
  }
}

/** What an answer gives away, or null. */
function shown({ path, headers }: Attack, answer: Answer | string): string | null {
  if (typeof answer === 'string') return `no answer: ${answer}`;
  const { status, headers: answered, text } = answer;
  if (text.toLowerCase().includes(CANARY)) return `shows a row (${status})`;
  if (/sb_secret_|eyJ[\w-]+\.eyJ|encrypted_password|\$2[aby]\$/.test(text)) {
    return `shows a secret (${status})`;
  }
  const total = /\/(\d+)$/.exec(answered.get('content-range') ?? '')?.[1];
  const counts = headers?.['prefer']?.startsWith('count');
  if (counts && total && total !== '0') {
    return headers?.['prefer'] === 'count=planned' ? A_GUESS : `counts ${total}`;
  }
  if (path.endsWith('select=count()') && status === 200 && !/^\[\]$|"count":0/.test(text)) {
    return `counts ${text}`;
  }
  return null;
}

/** Puts a row into every table that nobody may read. */
async function bait(sql: Sql): Promise<Prey> {
  const rows: Record<string, string> = {};
  const first = async (name: string, row: Record<string, unknown>) => {
    const [stored] = await sql`insert into ${sql(name)} ${sql(row)} returning id`;
    return String(stored?.['id']);
  };
  for (const { name, row } of submissions) {
    rows[name] = await first(name, { ...row, email: `${CANARY}@example.com` });
  }
  const note = {
    table_name: 'quote_requests',
    record_id: rows['quote_requests'] ?? '',
    body: CANARY,
  };
  rows['staff_notes'] = await first('staff_notes', note);
  await sql`update activity_log set summary = ${CANARY}`;
  const file = await first('application_files', {
    application_id: rows['career_applications'] ?? '',
    kind: 'resume',
    file_name: `${CANARY}.pdf`,
    content: Buffer.from(pdf()),
  });
  const [draft] = await sql`
    update job_postings set title = ${CANARY} where status <> 'active' returning id
  `;
  const [admin] = await sql`select user_id from admin_users`;
  const [stranger] = await sql`
    select id from auth.users where id not in (select user_id from admin_users)
  `;
  return {
    admin: String(admin?.['user_id']),
    stranger: String(stranger?.['id']),
    file,
    posting: String(draft?.['id']),
    rows,
  };
}

/** Differs as soon as any row of ours, or anybody's rights, have changed. */
async function fingerprint(sql: Sql): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and relname not in ('recent_submissions', 'received_files') order by 1
  `;
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as part, md5(coalesce(string_agg(t::text, '' order by t::text), '')) from ${name} as t`,
  );
  const rights = `select 'rights', md5(string_agg(concat_ws(' ', id, email, role, aud, encrypted_password, raw_app_meta_data), '' order by id)) from auth.users`;
  const rows = await sql.unsafe([...parts, rights].join(' union all '));
  return JSON.stringify(rows);
}
