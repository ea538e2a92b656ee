import { hostname, userInfo } from 'node:os';
import { Problem } from '../launch/terminal.ts';
import { runAgain, type RunContext } from './context.ts';
import { quoted, runSql } from './supabase.ts';

/** Names this person, who may continue a stopped run of their own. */
const ownName = `${userInfo().username}@${hostname()}`;
const maxMinutes = 15;
/** Has one row at most, of the run that has the turn. Outside the schemas that `check:live` compares. */
const table = 'supabase_migrations.go_live';

/** Takes or renews the turn, which keeps others out until it ends or expires. @throws Problem that names who has it */
export async function takeTurn(context: RunContext): Promise<void> {
  const [turn] = await runSql<{ who: string }>(
    context,
    `create schema if not exists supabase_migrations;
    create table if not exists ${table} (is_only boolean primary key default true check (is_only), who text, at timestamptz);
    insert into ${table} as held (who, at) values (${quoted(ownName)}, now())
      on conflict (is_only) do update set who = excluded.who, at = now()
        where held.who = excluded.who or held.at < now() - interval '${maxMinutes} minutes';
    select who from ${table}`,
  );
  if (!turn || turn.who === ownName) return;
  const next = `Wait until they have finished, at most ${maxMinutes} minutes, then ${runAgain}.`;
  throw new Problem(`${turn.who} is setting up this project right now.`, next);
}

/** Never rejects, which would hide the failure of a step: a turn expires by itself. */
export const endTurn = (context: RunContext) =>
  runSql(context, `delete from ${table} where who = ${quoted(ownName)}`).catch(() => undefined);
