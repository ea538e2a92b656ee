import type { Sql } from 'postgres';
import type { Mutant } from './mutants.ts';

interface Routine {
  name: string;
  signature: string;
  definition: string;
  definer: boolean;
  exposed: boolean;
  decides: boolean;
  grants: { role: string; held: boolean }[];
}

/** Execute grants, whose rights a function runs with, its search path, and the steps of its body. */
export async function functionMutants(sql: Sql): Promise<Mutant[]> {
  const routines = await sql<Routine[]>`
    select n.nspname || '.' || proname as name,
      format('%I.%I(%s)', n.nspname, proname, oidvectortypes(proargtypes)) as signature,
      pg_get_functiondef(p.oid) as definition,
      prosecdef as definer, n.nspname = 'public' as exposed,
      prorettype = 'boolean'::regtype and pronargs = 0 as decides,
      (select json_agg(json_build_object(
          'role', role, 'held', has_function_privilege(role, p.oid, 'execute')
        )) from unnest(array['anon', 'authenticated']) as role) as grants
    from pg_proc as p join pg_namespace as n on n.oid = pronamespace
    where n.nspname in ('public', 'private') order by 1
  `;
  return routines.flatMap((routine) => [...settings(routine), ...steps(routine)]);
}

function settings({ name, signature, definer, exposed, grants }: Routine): Mutant[] {
  const to = (kind: string, change: string) => ({ kind, of: name, change, sql: change });
  const alter = `alter function ${signature}`;
  return [
    ...grants.map(({ role, held }) =>
      to(
        'function grant',
        `${held ? 'revoke' : 'grant'} execute on function ${signature} ${held ? 'from' : 'to'} ${role}`,
      ),
    ),
    to('search path', `${alter} reset search_path`),
    ...(definer ? [to('definer', `${alter} security invoker`)] : []),
    ...(exposed ? [to('definer', `${alter} security definer`)] : []),
  ];
}

// a step that refuses, locks, counts, logs or overwrites
const STEP = /\b(?:raise exception|perform|(?:new|old)\.\w+ :=)[^;]*;/g;
const DELETION = /\bdelete from (?:public|private|auth)\.\S+(?: as \w+)?\s+where\b/g;
const BODY = /AS \$function\$[\s\S]*\$function\$/;

function steps({ name, definition, decides }: Routine): Mutant[] {
  const mutants = [...definition.matchAll(STEP)]
    .filter(({ 0: step }) => !step.startsWith('raise exception using'))
    .map(({ 0: step, index }) => ({
      kind: 'step',
      of: name,
      change: `${name}: without ${step.replace(/\s+/g, ' ')}`,
      sql: `${definition.slice(0, index)}null;${definition.slice(index + step.length)}`,
    }));
  const deletions = [...definition.matchAll(DELETION)].map(({ 0: start, index }) => ({
    kind: 'step',
    of: name,
    change: `${name}: without ${start.replace(/\s+/g, ' ')} …`,
    sql: `${definition.slice(0, index)}${start} false and ${definition.slice(index + start.length)}`,
  }));
  const constants = ['true', 'false'].map((answer) => ({
    kind: 'decision',
    of: name,
    change: `${name}: always ${answer}`,
    sql: definition.replace(BODY, `AS $function$ select ${answer} $function$`),
  }));
  return [...mutants, ...deletions, ...(decides ? constants : [])];
}
