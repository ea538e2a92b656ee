import type { SubmissionTable } from './staff-paths.ts';

/** A figure of the period, and of the one before it. */
export type Pair<Figure = number> = readonly [Figure, Figure];

export interface Report {
  first: string;
  last: string;
  timeZone: string;
  leads: readonly { tableName: SubmissionTable; count: Pair }[];
  outcomes: readonly {
    tableName: SubmissionTable;
    outcome: 'won' | 'lost' | 'no_answer';
    reason: string | null;
    count: Pair;
  }[];
  amounts: readonly { tableName: SubmissionTable; currency: string; sum: Pair<string> }[];
  proposals: { count: Pair; medianHours: Pair<number | null> };
  waiting: readonly { tableName: SubmissionTable; count: number; overdue: number }[];
  colleagues: readonly {
    /** Null for leads without an owner. */
    id: string | null;
    name: string | null;
    tableName: SubmissionTable;
    leads: Pair;
    won: Pair;
    lost: Pair;
    waiting: number;
  }[];
}

/** Sums up all kinds of leads; money by currency. */
export function totalsOf({ leads, outcomes, amounts, waiting }: Report) {
  const sumPairs = (pairs: readonly { count: Pair }[]): Pair => [
    pairs.reduce((sum, { count }) => sum + count[0], 0),
    pairs.reduce((sum, { count }) => sum + count[1], 0),
  ];
  const countOf = (name: string) => sumPairs(outcomes.filter(({ outcome }) => outcome === name));
  return {
    leads: sumPairs(leads),
    won: countOf('won'),
    lost: countOf('lost'),
    noAnswer: countOf('no_answer'),
    money: [...new Set(amounts.map(({ currency }) => currency))].map((currency) => ({
      currency,
      sum: sumOf(amounts.filter((one) => one.currency === currency)),
    })),
    waiting: waiting.reduce((sum, { count }) => sum + count, 0),
    overdue: waiting.reduce((sum, { overdue }) => sum + overdue, 0),
  };
}

/** Adds texts in hundredths: a sum can have more digits than a number holds. */
function sumOf(amounts: Report['amounts']): Pair<string> {
  const total = (nth: 0 | 1) => {
    const cents = amounts.reduce((sum, one) => sum + hundredths(one.sum[nth]), 0n);
    return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
  };
  return [total(0), total(1)];
}

function hundredths(amount: string): bigint {
  const [whole = '0', decimals = ''] = amount.split('.');
  return BigInt(whole + decimals.padEnd(2, '0').slice(0, 2));
}
