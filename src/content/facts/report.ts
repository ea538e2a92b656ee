import type { SubmissionTable } from './staff-paths.ts';

/** A figure of the period, and of the one before it. */
export type FigurePair<Figure = number> = readonly [now: Figure, before: Figure];

/** What `read_report` answers (supabase/migrations/20261120001900_report.sql). */
export interface Report {
  first: string;
  last: string;
  timeZone: string;
  leads: readonly { tableName: SubmissionTable; count: FigurePair }[];
  outcomes: readonly {
    tableName: SubmissionTable;
    outcome: 'won' | 'lost' | 'no_answer';
    reason: string | null;
    count: FigurePair;
  }[];
  amounts: readonly { tableName: SubmissionTable; currency: string; sum: FigurePair<string> }[];
  proposals: { count: FigurePair; medianHours: FigurePair<number | null> };
  waiting: readonly { tableName: SubmissionTable; count: number; overdue: number }[];
  colleagues: readonly {
    /** Null for leads without an owner. */
    id: string | null;
    name: string | null;
    tableName: SubmissionTable;
    leads: FigurePair;
    won: FigurePair;
    lost: FigurePair;
    waiting: number;
  }[];
}

/** Sums up all kinds of leads; money by currency. */
export function totalsOf({ leads, outcomes, amounts, waiting }: Report) {
  const countAll = (rows: readonly { count: FigurePair }[]): FigurePair => [
    total(rows.map(({ count: [now] }) => now)),
    total(rows.map(({ count: [, before] }) => before)),
  ];
  const countOf = (name: string) => countAll(outcomes.filter(({ outcome }) => outcome === name));
  return {
    leads: countAll(leads),
    won: countOf('won'),
    lost: countOf('lost'),
    noAnswer: countOf('no_answer'),
    money: [...new Set(amounts.map(({ currency }) => currency))].map((currency) => ({
      currency,
      sum: sumOf(amounts.filter((amount) => amount.currency === currency)),
    })),
    waiting: total(waiting.map(({ count }) => count)),
    overdue: total(waiting.map(({ overdue }) => overdue)),
  };
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const sumOf = (amounts: Report['amounts']): FigurePair<string> => [
  moneyTotal(amounts.map(({ sum: [now] }) => now)),
  moneyTotal(amounts.map(({ sum: [, before] }) => before)),
];

/** Adds texts in hundredths: a sum can have more digits than a number holds. */
function moneyTotal(sums: readonly string[]): string {
  const cents = sums.reduce((sum, amount) => sum + hundredths(amount), 0n);
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

function hundredths(amount: string): bigint {
  const [whole = '0', decimals = ''] = amount.split('.');
  return BigInt(whole + decimals.padEnd(2, '0').slice(0, 2));
}
