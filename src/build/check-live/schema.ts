import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functions } from '../../../tests/db/access-functions.ts';
import { tables, type Rights, type Role } from '../../../tests/db/access-matrix.ts';

const types = readFileSync(join(import.meta.dirname, '../../lib/database.types.ts'), 'utf8');

/** The columns of a table or view in the generated types. */
export const columnsOf = (table: string) => fieldsOf(table, 'Row').map(({ name }) => name);

/** A required column, which visitors send if they send rows at all. */
export function requiredOf(table: string): string {
  const required = fieldsOf(table, 'Row').filter(
    ({ name, type }) => name !== 'id' && !type.includes('null'),
  );
  const sent = required.find(({ name }) => grants(tables[table]?.['anon'], 'insert', name));
  return (sent ?? required[0])?.name ?? 'id';
}

/** A row that no table accepts: it lacks a required value. */
export function nullRow(table: string, columns: readonly string[]): Record<string, null> {
  const fields = fieldsOf(table, 'Insert');
  const isEnough =
    fields.some(({ isOptional }) => !isOptional) ||
    fields.some(({ name, type }) => columns.includes(name) && !type.includes('null'));
  return Object.fromEntries((isEnough ? columns : ['id', ...columns]).map((name) => [name, null]));
}

const harmless: Record<string, string> = { number: '0', boolean: 'true', Json: 'null' };
/** Arguments of dates and times, which the types call strings. */
const days = ['send_at', 'since', 'today', 'day', 'until'];

/** Arguments that match nothing; `wrong` ones are no value of their type, undefined without a boolean among them. */
export function argumentsOf(name: string, kind?: 'wrong'): string | undefined {
  const parameters = new RegExp(`"${name}":\\s*\\{ Args: \\{([^}]*)\\}`).exec(types)?.[1] ?? '';
  const fields = fieldsIn(parameters);
  if (kind && !fields.some(({ type }) => type === 'boolean')) return undefined;
  const values = fields.map(({ name: key, type }) => {
    if (kind && type === 'boolean') return [key, 'none'];
    if (days.includes(key)) return [key, '2000-01-01'];
    return [
      key,
      type.includes('[]') ? '{}' : (harmless[type] ?? '00000000-0000-0000-0000-000000000000'),
    ];
  });
  return new URLSearchParams(values).toString();
}

/** Whether rights include a verb, for a column if they name columns. */
export function grants(rights: Rights | undefined, verb: keyof Rights, column = ''): boolean {
  const right = rights?.[verb];
  const columns = typeof right === 'object' && 'where' in right ? right.columns : right;
  return Array.isArray(columns) ? columns.includes(column) : right !== undefined;
}

export const mayUse = (role: Role, table: string, verb: keyof Rights, column?: string): boolean =>
  grants(tables[table]?.[role], verb, column);

export const mayCall = (role: Role, name: string): boolean =>
  functions[name]?.includes(role) ?? false;

export const isView = (table: string): boolean => fieldsOf(table, 'Insert').length === 0;

function fieldsOf(table: string, part: 'Row' | 'Insert') {
  const between = part === 'Row' ? '' : '[^}]*\\}[^{}]*?Insert: \\{';
  const entry = new RegExp(`"${table}": \\{\\s*Row: \\{${between}([^}]*)\\}`);
  return fieldsIn(entry.exec(types)?.[1] ?? '');
}

const fieldsIn = (text: string) =>
  [...text.matchAll(/"(\w+)"(\??): ([^,}]+)/g)].map(([, name = '', optional, type = '']) => ({
    name,
    type: type.trim(),
    isOptional: optional === '?',
  }));
