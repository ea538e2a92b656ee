import { adminOutcome } from '@/content/en/admin-outcome';
import { ownValue } from '@/lib/own-value';
import type { Value } from '../records/record-list';

const { values: words, reasons } = adminOutcome;

/** Every outcome as the log writes it, with its words; a lost lead has a reason. */
export const outcomes: readonly (readonly [logged: string, label: string])[] = [
  ['won', words.won],
  ...Object.entries(reasons).map(
    ([reason, why]) => [`lost:${reason}`, adminOutcome.lostFor(words.lost, why)] as const,
  ),
  ['no_answer', words.no_answer],
];

/** The columns that hold an outcome. */
export const outcomeColumns = ['outcome', 'lost_reason'] as const;

type Columns = Readonly<Record<string, Value>>;

/** Returns an outcome as the log writes it, or an empty string. */
export function outcomeOf(values: Columns): string {
  return outcomeColumns.flatMap((column) => values[column] ?? []).join(':');
}

export function columnsOfOutcome(logged: string): {
  outcome: string | null;
  lost_reason: string | null;
} {
  const [outcome, reason] = logged.split(':');
  return { outcome: outcome || null, lost_reason: reason ?? null };
}

/** Returns an outcome in words, or an empty string. */
export function outcomeText(logged: string): string {
  return outcomes.find(([one]) => one === logged)?.[1] ?? ownValue<string>(words, logged) ?? '';
}
