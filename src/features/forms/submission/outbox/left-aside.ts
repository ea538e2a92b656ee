import { formIn } from './stored-submission';
import type { FilledForm } from './types';

/** An entry of which nothing can be sent, with what a person can still use of it. */
export interface LeftAside {
  key: IDBValidKey;
  /** What can be read of it, a line each; empty when that is nothing. */
  text: string;
  /** To be opened in its form again. */
  form: FilledForm | undefined;
}

export function leftAsideOf(key: IDBValidKey, value: unknown): LeftAside {
  const { form, row } = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<'form' | 'row', unknown>
  >;
  const filled = formIn(form);
  const text = filled ? linesOf(filled.values) : linesOf(row ?? value);
  return { key, text, form: filled };
}

const hidden = new Set(['trap', 'seconds_to_fill', 'replaces', 'locale', 'consent_version']);

/** Names and values in words, a line each. */
export function linesOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([name, part]) => isReadable(part) && !hidden.has(name))
    .map(([name, part]) => `${words(name)}: ${String(part)}`)
    .join('\n');
}

const isReadable = (part: unknown) =>
  (typeof part === 'string' && part !== '') || typeof part === 'number' || part === true;

/** `company_name` and `companyName` as `company name`. */
const words = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
