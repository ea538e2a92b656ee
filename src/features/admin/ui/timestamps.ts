import { admin } from '@/content/en/admin';

/** Parses `2026-11-20 09:55:26.747+00`, as PostgreSQL prints it, or ISO 8601. */
export function dateOf(timestamp: string): Date {
  return new Date(
    timestamp.replace(/^(\d{4}-\d{2}-\d{2}) /, '$1T').replace(/([+-]\d{2})$/, '$1:00'),
  );
}

/** Returns whether a value is a day without a time. */
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Returns the day in a time zone, by default the reader's. */
export function dayIn(timeZone?: string, now = new Date()): string {
  return new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone }).format(now);
}

/** Returns the day so many days from now as `2026-12-04`, in the reader's time zone. */
export function dayFromNow(days: number, now = new Date()): string {
  return dayIn(undefined, new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a day without a time: `4 Dec 2026`. */
export function dayText(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  return isDay(day) && !Number.isNaN(date.getTime()) ? dayFormat.format(date) : day;
}

const weekdayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** Formats a day without a time as `Friday 4 Dec`, with its year unless it is this one. */
export function weekdayText(day: string, thisYear = new Date().getFullYear()): string {
  const text = dayText(day);
  if (text === day) return day;
  const weekday = weekdayFormat.format(new Date(`${day}T00:00Z`));
  return `${weekday} ${text.replace(new RegExp(` ${thisYear}$`), '')}`;
}

const exactFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const relativeFormat = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** Formats `20 November 2026 at 09:55` in the reader's time zone. */
export const exactTime = (date: Date): string => exactFormat.format(date);

/** Formats `09:55`, by default in the reader's time zone. */
export const clockText = (date: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(date);

const dayAndWeekday = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** Formats `Tue 8 Dec 10:00`. */
export function dayAndTime(at: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { ...dayAndWeekday, timeZone }).format(at);
  return `${day.replaceAll(',', '')} ${clockText(at, timeZone)}`;
}

export const readerZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the city that a time zone is named after. */
export const zoneCity = (timeZone: string) => timeZone.replace(/^.*\//, '').replaceAll('_', ' ');

const unitMinutes = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['week', 7 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** Formats `3 hours ago`; a time in the future counts as now. `now` is in milliseconds. */
export function relativeTime(date: Date, now: number): string {
  const minutes = Math.max(0, Math.floor((now - date.getTime()) / 60_000));
  const [unit, size] =
    unitMinutes.find(([, least]) => minutes >= least) ?? (['minute', 1] as const);
  return minutes === 0
    ? relativeFormat.format(0, 'second')
    : relativeFormat.format(-Math.floor(minutes / size), unit);
}

/** Formats a duration in its largest whole unit: `25 minutes`, `2 hours`. */
export function durationOf(durationMs: number): string {
  const minutes = Math.floor(durationMs / 60_000);
  const [unit, size] = unitMinutes.find(([, least]) => minutes >= least) ?? [];
  if (!unit || !size) return admin.shortTime;
  return new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(minutes / size),
  );
}

/** Returns a day before or after another, both as `2026-12-04`. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns the Monday of a day's week. */
export const mondayOf = (day: string): string =>
  dayAfter(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7));
