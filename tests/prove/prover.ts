/** One line of the table that `npm run prove` prints. */
export interface Finding {
  what: string;
  /** How many attempts, mutants, submissions, … */
  tried: number;
  /** How many of them ended as they should; `null`: it could not be tried, `note` says why. */
  held: number | null;
  note?: string;
  /** What did not hold, one line each. */
  failures?: string[];
}

/**
 * Something that is promised and can be shown. It may not throw for what it is to find out, only when
 * it cannot work at all.
 */
export interface Prover {
  /** By which it is asked for: `npm run prove -- NAME`. */
  name: string;
  run(): Promise<Finding[]>;
}
