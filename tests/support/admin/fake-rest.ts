/** For tests: filters and sorts rows according to a REST request. */
export type FakeRow = Record<string, unknown> & { id: string };

const nonFilters = new Set(['select', 'order', 'limit', 'offset', 'or', 'columns']);

/** Turns the arguments of a search function into filters. */
export function turnIntoFilters(params: URLSearchParams, patternsOf: (search: string) => string[]) {
  const patterns = patternsOf(params.get('search') ?? '');
  params.set('or', `(and(${patterns.map((one) => `search_text.like.${one}`).join()}))`);
  params.set('spam_suspected', `eq.${params.get('spam')}`);
  if (params.has('until')) params.set('created_at', `lte.${params.get('until')}`);
  for (const name of ['search', 'spam', 'until']) params.delete(name);
}

export function matchingRows(rows: readonly FakeRow[], params: URLSearchParams): FakeRow[] {
  const conditions = [...params].map(([name, filter]) => `${name}=${filter.split('.')[0]}`);
  if (new Set(conditions).size < conditions.length) {
    throw new Error(`the embedded backend uses only the last of two equal filters: ${params}`);
  }
  return rows.filter((row) =>
    [...params].every(([name, filter]) => {
      if (name === 'or') return passes(row, filter.slice(1, -1), 'some');
      return nonFilters.has(name) || meets(row, name, filter);
    }),
  );
}

/** @param order such as `created_at.desc,id`; values are compared as texts */
export function sortedRows(rows: FakeRow[], order: string | null): FakeRow[] {
  const keys = (order ?? '').split(',').filter(Boolean);
  return rows.toSorted((one, other) => {
    for (const key of keys) {
      const [column = '', direction] = key.split('.');
      const [oneText, otherText] = [textOf(one, column), textOf(other, column)];
      if (oneText !== otherText) return oneText < otherText === (direction === 'desc') ? 1 : -1;
    }
    return 0;
  });
}

const operators: Record<string, (stored: string, operand: string) => boolean> = {
  eq: (stored, operand) => stored === operand,
  is: (stored, operand) => stored === (operand === 'null' ? '' : operand),
  neq: (stored, operand) => stored !== operand,
  lt: (stored, operand) => stored < operand,
  lte: (stored, operand) => stored <= operand,
  gt: (stored, operand) => stored > operand,
  gte: (stored, operand) => stored >= operand,
  in: (stored, operand) => operand.slice(1, -1).replaceAll('"', '').split(',').includes(stored),
  like: (stored, operand) => stored.includes(operand.slice(1, -1)),
};

function meets(row: FakeRow, column: string, filter: string): boolean {
  if (filter.startsWith('not.')) return !meets(row, column, filter.slice(4));
  const [, operator = '', value = ''] = /^(\w+)\.(.*)$/s.exec(filter) ?? [];
  const compare = operators[operator];
  if (!compare) throw new Error(`the fake backend does not support ${column}=${filter}`);
  return compare(textOf(row, column), column === 'created_at' ? timeOf(value) : value);
}

function textOf(row: FakeRow, column: string): string {
  if (column === 'created_at') return timeOf(String(row[column]));
  return String(row[column] ?? (column === 'spam_suspected' ? false : ''));
}

function timeOf(text: string): string {
  return text.replace('-infinity', '').replace('T', ' ').replace('Z', '+00');
}

/** Evaluates conditions such as `state.eq.failed,and(created_at.lt."2026-11-20",id.lt.abc)`. */
function passes(row: FakeRow, filters: string, quantifier: 'every' | 'some'): boolean {
  const results = splitFilters(filters).map((one) => {
    const [, kind, inner] = /^(and|or)\((.*)\)$/s.exec(one) ?? [];
    if (inner !== undefined) return passes(row, inner, kind === 'and' ? 'every' : 'some');
    const [, column = '', filter = ''] = /^(\w+)\.(.*)$/s.exec(one) ?? [];
    return meets(row, column, filter.replaceAll('"', ''));
  });
  return results[quantifier](Boolean);
}

function splitFilters(filters: string): string[] {
  const parts = [''];
  let depth = 0;
  let isQuoted = false;
  for (const letter of filters) {
    if (letter === '"') isQuoted = !isQuoted;
    if (!isQuoted && letter === '(') depth += 1;
    if (!isQuoted && letter === ')') depth -= 1;
    if (letter === ',' && depth === 0 && !isQuoted) parts.push('');
    else parts.push(`${parts.pop()}${letter}`);
  }
  return parts;
}
