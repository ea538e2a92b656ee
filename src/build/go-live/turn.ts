import { hostname, userInfo } from 'node:os';
import type { Live } from './live.ts';
import { Problem } from './request.ts';
import { quoted, sql } from './supabase.ts';

const machine = `${userInfo().username}@${hostname()}`;
const me = `${machine} ${process.pid}`;
const minutes = 15;
/** Not of the schema that `check:live` compares. */
const table = 'supabase_migrations.go_live';

/** Keeps a second person out for as long as steps follow each other. @throws Problem */
export async function takeTurn(live: Live, gone = ''): Promise<void> {
  const [held] = await sql<{ who: string }>(
    live,
    `create schema if not exists supabase_migrations;
    create table if not exists ${table} (is_only boolean primary key default true check (is_only), who text, at timestamptz);
    insert into ${table} as held (who, at) values (${quoted(me)}, now())
      on conflict (is_only) do update set who = excluded.who, at = now()
        where held.who in (excluded.who, ${quoted(gone)}) or held.at < now() - interval '${minutes} minutes';
    select who from ${table}`,
  );
  if (!held || held.who === me) return;
  if (hasEnded(held.who)) return takeTurn(live, held.who);
  throw new Problem(
    `${held.who.split(' ')[0]} is setting up this project right now.`,
    `Wait until that has ended, at most ${minutes} minutes, then run npm run go-live again.`,
  );
}

export const endTurn = (live: Live) =>
  sql(live, `delete from ${table} where who = ${quoted(me)}`).catch(() => undefined);

/** A run of this user on this machine that was stopped. */
function hasEnded(who: string): boolean {
  const [where, pid] = who.split(' ');
  try {
    return where === machine && !process.kill(Number(pid), 0);
  } catch {
    return true;
  }
}
