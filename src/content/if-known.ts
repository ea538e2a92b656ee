import type { Stat } from './types';

/** A text, unless it names a fact that the company leaves out: then the text beside it, which says something else. */
export function ifKnown(
  texts: TemplateStringsArray,
  ...facts: readonly (string | number | undefined)[]
): string | undefined {
  return facts.includes(undefined) ? undefined : String.raw({ raw: texts }, ...facts);
}

/** Without those that the company leaves out. */
export const knownStats = (
  stats: readonly { value: string | undefined; label: string }[],
): Stat[] => stats.flatMap(({ value, label }) => (value === undefined ? [] : [{ value, label }]));
