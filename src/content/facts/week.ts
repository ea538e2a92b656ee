import type { SubmissionTable } from './staff-paths.ts';

/** Of a week, and of the one before. */
export type Pair<Figure = number> = readonly [Figure, Figure];

/** The figures of a week, as `private.week_figures` counts them. */
export interface Week {
  /** Its first day. */
  monday: string;
  timeZone: string;
  leads: readonly {
    tableName: SubmissionTable;
    dimension: 'all' | 'country' | 'product' | 'source';
    value: string;
    count: Pair;
  }[];
  outcomes: readonly {
    tableName: SubmissionTable;
    outcome: 'won' | 'lost' | 'no_answer';
    reason: string | null;
    count: Pair;
  }[];
  /** Of won leads. */
  amounts: readonly { tableName: SubmissionTable; currency: string; sum: Pair<string> }[];
  /** Quote requests that were answered in the week, and how long that took. */
  proposals: { count: Pair; medianHours: Pair<number | null> };
  /** The quote request that has waited longest. */
  slowest: { id: string; reference: string; waitedHours: number } | null;
  /** Now. */
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
