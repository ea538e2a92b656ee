import { SkippedCheck } from './checks.ts';
import { isAllowed, type Asked, type Who } from './rights.ts';
import { columnsOf } from './schema.ts';
import type { StaffView } from './staff.ts';

const people: Record<Who, string> = {
  anon: 'a visitor',
  account: 'anyone with an account',
  admin: 'staff',
};
const verbs = {
  select: 'read',
  insert: 'add to',
  update: 'change',
  delete: 'delete from',
  call: 'call',
} as const;
const restore =
  'the migration that made it says who may; run "npx supabase db push --remote", or undo what was changed by hand';

interface Judged {
  /** What an account may do that it should not. */
  excess: string[];
  /** What it may not do that it should. */
  lacking: string[];
  /** What its answers leave open. */
  open: SkippedCheck[];
}

/**
 * Compares answers with the access matrix. Accounts share their grants with staff, so a policy decides: it shows
 * in rows that are not shown, if there are any, but not in changes that match no row.
 */
export function judgeRights(who: Who, asked: readonly Asked[], view: StaffView): Judged {
  const answered = asked.filter(({ result }) => result === 'open' || result === 'refused');
  const open = answered.filter((one) => one.result === 'open' && !isAllowed(who, one));
  const isExcess = (one: Asked) =>
    who !== 'account' ||
    !isAllowed('admin', one) ||
    one.verb === 'insert' ||
    one.verb === 'call' ||
    one.rows > 0;
  const isSeen = ({ verb, name }: Asked) =>
    (verb === 'select' && [name, `${name}_list`].some((one) => view.filled.has(one))) ||
    (verb === 'update' && view.samples.some(({ table }) => table === name));
  const undecided = open.filter((one) => !isExcess(one) && !isSeen(one));
  const lacking = answered.filter((one) => one.result === 'refused' && isAllowed(who, one));
  const names = new Set(undecided.map(({ verb, name }) => `${verbs[verb]} ${name}`));
  const unasked = `whether ${people[who]} may ${[...names].join(', ')}: it takes rows that staff see`;
  return {
    excess: linesOf(open.filter(isExcess)).map((what) => `${people[who]} may ${what}: ${restore}`),
    lacking: linesOf(lacking).map((what) => `${people[who]} cannot ${what}: ${restore}`),
    open: [...(names.size > 0 ? [new SkippedCheck(unasked)] : []), ...unclear(asked)],
  };
}

/** Questions whose answers say nothing about rights. */
export function unclear(asked: readonly Asked[]): SkippedCheck[] {
  const [first, ...others] = asked.flatMap(({ result }) =>
    result instanceof SkippedCheck ? [result.message] : [],
  );
  return first ? [new SkippedCheck(`${others.length + 1} questions: ${first}`)] : [];
}

/** One line per verb and table, which names a few columns. */
function linesOf(asked: readonly Asked[]): string[] {
  const lines = new Map<string, Set<string>>();
  for (const { verb, name, columns } of asked) {
    const line = `${verbs[verb]} ${name}`;
    lines.set(line, new Set([...(lines.get(line) ?? []), ...columns]));
  }
  return [...lines].map(([line, columns]) =>
    columns.size === 0 || columns.size > 4 ? line : `${line} (${[...columns].join(', ')})`,
  );
}

/** Tables, columns and functions that the database does not know. */
export function missingIn(asked: readonly Asked[]): string[] {
  const lacking = asked.filter(({ result }) => result === 'missing');
  const names = lacking.flatMap(({ verb, name, columns }) => {
    if (verb === 'call') return `function ${name}`;
    const isWhole = lacking.filter((one) => one.name === name).length === columnsOf(name).length;
    return isWhole ? `table ${name}` : columns.map((column) => `column ${name}.${column}`);
  });
  return [...new Set(names)];
}
