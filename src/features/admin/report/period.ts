import { dayFromNow, isDay, dayAfter, mondayOf } from '../ui/timestamps';

/** Two days, both included, as `2026-11-20`. */
export interface Period {
  first: string;
  last: string;
}

/** The database counts no longer period. */
const maxDays = 366;
const dayMs = 86_400_000;

export const daysIn = ({ first, last }: Period) =>
  Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;

/** Returns the period that is `times` periods later, or earlier if negative. */
export function shiftPeriod(period: Period, times: number): Period {
  const days = daysIn(period) * times;
  return { first: dayAfter(period.first, days), last: dayAfter(period.last, days) };
}

/** Formats a period as addresses and the filters of lists do: `2026-11-01..2026-11-20`. */
export const rangeOf = ({ first, last }: Period) => `${first}..${last}`;

/** Parses the period in an address; without a valid one, the week of yesterday: on a Monday, the last whole one. */
export function periodOf(days: string | null): Period {
  const [first = '', last = ''] = days?.split('..') ?? [];
  const period = { first, last };
  const isValid = isDay(first) && isDay(last) && first <= last && daysIn(period) <= maxDays;
  const monday = mondayOf(dayFromNow(-1));
  return isValid ? period : { first: monday, last: dayAfter(monday, 6) };
}
