import { adminOutcome } from '@/content/en/admin-outcome';
import { moneyText } from '@/content/facts/money';
import { ownValue } from '@/lib/own-value';
import { dayFromNow, dayText, isDay } from './timestamps';
import type { Value } from '../records/record-kind';

const { values: labels, reasons } = adminOutcome;

/** Every outcome that can be chosen, with its label: `won`, `no_answer`, or `lost:price` and other reasons. */
export const outcomeChoices: readonly (readonly [choice: string, label: string])[] = [
  ['won', labels.won],
  ...Object.entries(reasons).map(
    ([reason, label]) => [`lost:${reason}`, adminOutcome.lostFor(labels.lost, label)] as const,
  ),
  ['no_answer', labels.no_answer],
];

type OutcomeColumns = Readonly<Record<string, Value>>;

export function outcomeChoiceOf({ outcome, lost_reason }: OutcomeColumns): string {
  return [outcome, lost_reason].filter(Boolean).join(':');
}

/** Returns an outcome as the log writes it, or an empty string: `won 1200.5 USD 2026-11-28`. */
export function loggedOutcome(values: OutcomeColumns): string {
  const details = ['amount', 'currency', 'outcome_on'].flatMap((column) => values[column] ?? []);
  return [outcomeChoiceOf(values), ...details].join(' ');
}

/** Returns the values of an outcome that is chosen today, or of none. */
export function columnsOfOutcome(choice: string) {
  const [outcome, reason] = choice.split(':');
  return {
    outcome: outcome || null,
    lost_reason: reason ?? null,
    amount: null,
    currency: null,
    outcome_on: outcome ? dayFromNow(0) : null,
  };
}

/** Returns an outcome of the log in words, or an empty string. */
export function outcomeText(logged: string): string {
  const [choice = '', ...details] = logged.split(' ');
  const label =
    outcomeChoices.find(([name]) => name === choice)?.[1] ?? ownValue<string>(labels, choice);
  if (!label) return '';
  const day = details.find(isDay);
  const [amount, currency] = details.filter((detail) => !isDay(detail));
  return adminOutcome.described(
    label,
    amount && currency && moneyText(amount, currency),
    day && dayText(day),
  );
}
