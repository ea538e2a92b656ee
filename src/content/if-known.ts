import type { Stat } from './types';

/** Template tag: undefined if the company leaves out a fact in the text, so that another text can follow `??`. */
export function ifKnown(
  texts: TemplateStringsArray,
  ...facts: readonly (string | number | undefined)[]
): string | undefined {
  return facts.includes(undefined) ? undefined : String.raw({ raw: texts }, ...facts);
}

/** Leaves out the figures whose fact the company leaves out. */
export const knownStats = (
  stats: readonly { value: string | undefined; label: string }[],
): Stat[] => stats.flatMap(({ value, label }) => (value === undefined ? [] : [{ value, label }]));
