import { dayFromNow, isDay, dayAfter, mondayOf } from '../ui/timestamps';

/** Days from one to another, both included. */
export interface Period {
  first: string;
  last: string;
}

const mostDays = 366;

export const daysIn = ({ first, last }: Period) =>
  Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1;

/** Returns the period so many periods later, or earlier. */
export function shifted(period: Period, times: number): Period {
  const days = daysIn(period) * times;
  return { first: dayAfter(period.first, days), last: dayAfter(period.last, days) };
}

/** Returns the days of a period as an address and the filters of lists name them. */
export const rangeOf = ({ first, last }: Period) => `${first}..${last}`;

/** Reads a period from an address; without one it is the week of yesterday: on a Monday, the last whole one. */
export function periodOf(days: string | null): Period {
  const [first = '', last = ''] = days?.split('..') ?? [];
  const period = { first, last };
  const isKnown = isDay(first) && isDay(last) && first <= last && daysIn(period) <= mostDays;
  const monday = mondayOf(dayFromNow(-1));
  return isKnown ? period : { first: monday, last: dayAfter(monday, 6) };
}
