import { functions } from '../../../tests/db/access-functions.ts';
import { tables, type Rights, type Role } from '../../../tests/db/access-matrix.ts';
import { SkippedCheck } from './checks.ts';
import { askEach, type ApiResponse, type Backend } from './request.ts';
import { argumentsOf, columnsOf, isView, mayCall, mayUse, nullRow, requiredOf } from './schema.ts';

export type Who = 'anon' | 'account' | 'admin';
type Verb = keyof Rights | 'call';

interface Question {
  verb: Verb;
  /** A table, view or function. */
  name: string;
  columns: readonly string[];
  path: string;
  method?: 'PATCH' | 'POST' | 'DELETE';
  body?: object;
}

/** One question to the backend, and its answer. */
export interface Asked extends Question {
  result: 'open' | 'refused' | 'missing' | SkippedCheck;
  /** The number of rows shown. */
  rows: number;
}

/** PostgreSQL checks rights before values. Other answers say nothing about rights. */
function resultOf({ status, code, message }: ApiResponse, { name, verb }: Question, who: Who) {
  if (status < 300) return 'open';
  if (['PGRST205', '42P01', '42703', 'PGRST204', 'PGRST202', '42883'].includes(code))
    return 'missing';
  if (code === '42501' || code === 'PT403') {
    const [, closed = name] =
      /^permission denied for (?:table|function) (\w+)$/.exec(message) ?? [];
    // A visitor entered the function, which refuses by itself or met something else that is closed.
    const isInside = verb === 'call' && (code === 'PT403' || closed !== name);
    return who === 'anon' && isInside ? 'open' : 'refused';
  }
  // A read-only view and a generated column are reported before rights are checked.
  if (['55000', '428C9'].includes(code)) return 'refused';
  if (/^(2[235]|P0|PT4|SUP)/.test(code)) return 'open';
  return new SkippedCheck(`the backend answered ${status} ${code}`);
}

/**
 * Asks what an account may do to every table and function. Nothing is stored: changes and deletions match no
 * row, new rows lack a value, and functions are called with GET, which cannot write.
 */
export async function askRights(backend: Backend, who: Who): Promise<Asked[]> {
  await backend.rest('job_postings?select=id&limit=1'); // fails for all if nothing answers
  const questions = [
    ...Object.keys(tables).flatMap((name) => tableQuestions(name, who)),
    ...Object.keys(functions).flatMap((name) => callQuestions(name, who)),
  ];
  return askEach(questions, async (question): Promise<Asked> => {
    const { path, method, body } = question;
    try {
      const answer = await backend.rest(path, { method, body });
      const rows = Array.isArray(answer.body) ? answer.body.length : 0;
      return { ...question, result: resultOf(answer, question, who), rows };
    } catch (error) {
      if (error instanceof SkippedCheck) return { ...question, result: error, rows: 0 };
      throw error;
    }
  });
}

function tableQuestions(name: string, who: Who): Question[] {
  const columns = columnsOf(name);
  const writable = isView(name) ? [requiredOf(name)] : columns;
  const key = columns.includes('id') ? 'id' : (columns[0] ?? 'id');
  const nowhere = `${name}?${key}=is.null&${key}=not.is.null`;
  const about = (verb: Verb, path: string, rest: Partial<Question> = {}) => ({
    verb,
    name,
    path,
    columns: [],
    ...rest,
  });
  return [
    ...portions(who, name, 'select', columns).map((some) =>
      about('select', `${name}?select=${some.join(',')}&limit=1`, { columns: some }),
    ),
    ...portions(who, name, 'insert', writable).map((some) =>
      about('insert', name, { method: 'POST', columns: some, body: nullRow(name, some) }),
    ),
    ...portions(who, name, 'update', writable).map((some) =>
      about('update', nowhere, {
        method: 'PATCH',
        columns: some,
        body: Object.fromEntries(some.map((column) => [column, null])),
      }),
    ),
    about('delete', nowhere, { method: 'DELETE' }),
  ];
}

/**
 * Columns to ask about together: those that the database role may use, which accounts share with staff. Others are
 * asked one by one, as a refusal of one would hide another; for staff the account without rights has asked.
 */
function portions(who: Who, table: string, verb: keyof Rights, columns: readonly string[]) {
  const sharing: Role[] = who === 'anon' ? ['anon'] : ['account', 'admin'];
  const isUsable = (column: string) => sharing.some((role) => mayUse(role, table, verb, column));
  const usable = columns.filter(isUsable);
  const others = who === 'admin' ? [] : columns.filter((column) => !isUsable(column));
  // A visitor names each column that the database lacks.
  const together = who === 'anon' && verb === 'select' ? usable.map((one) => [one]) : [usable];
  return [...together, ...others.map((one) => [one])].filter((some) => some.length > 0);
}

function callQuestions(name: string, who: Who): Question[] {
  const queries = [argumentsOf(name)];
  // A wrong value is an error of the call, before the function can refuse by itself.
  if (who === 'anon' && !mayCall(who, name)) queries.push(argumentsOf(name, 'wrong'));
  return queries
    .filter((query) => query !== undefined)
    .map((query) => ({ verb: 'call', name, columns: [], path: `rpc/${name}?${query}` }));
}

/** Whether the access matrix lets an account do what was asked. */
export function isAllowed(role: Role, { verb, name, columns }: Asked): boolean {
  if (verb === 'call') return mayCall(role, name);
  if (columns.length === 0) return mayUse(role, name, verb);
  return columns.every((column) => mayUse(role, name, verb, column));
}
