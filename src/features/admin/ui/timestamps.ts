import { admin } from '@/content/en/admin';

/** Parses `2026-11-20 09:55:26.747+00`, as PostgreSQL prints it, or ISO 8601. */
export function dateOf(timestamp: string): Date {
  return new Date(
    timestamp.replace(/^(\d{4}-\d{2}-\d{2}) /, '$1T').replace(/([+-]\d{2})$/, '$1:00'),
  );
}

export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Returns the day in a time zone, by default the reader's, as `2026-12-04`: Swedish writes days so. */
export function dayIn(timeZone?: string, now = new Date()): string {
  return new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone }).format(now);
}

/** Returns the day so many days from now as `2026-12-04`, in the reader's time zone. */
export function dayFromNow(days: number, now = new Date()): string {
  return dayIn(undefined, new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a day without a time: `4 Dec 2026`; returns other text unchanged. */
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

const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** Formats `Tue 8 Dec 10:00`. */
export function dayAndTime(at: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { ...shortDay, timeZone }).format(at);
  return `${day.replaceAll(',', '')} ${clockText(at, timeZone)}`;
}

export const readerZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const zoneCity = (timeZone: string) => timeZone.replace(/^.*\//, '').replaceAll('_', ' ');

/** Units with their length in minutes, the largest first; a month has 30 days here. */
const unitMinutes = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['week', 7 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** Returns a duration in its largest whole unit, or undefined below a minute. */
function inLargestUnit(durationMs: number) {
  const minutes = Math.floor(durationMs / 60_000);
  const [unit, size] = unitMinutes.find(([, minutesOfUnit]) => minutes >= minutesOfUnit) ?? [];
  return unit && { count: Math.floor(minutes / size), unit };
}

/** Formats `3 hours ago`; a time in the future counts as now. */
export function relativeTime(date: Date, nowMs: number): string {
  const { count, unit } = inLargestUnit(nowMs - date.getTime()) ?? { count: 0, unit: 'second' };
  return relativeFormat.format(-count, unit);
}

/** Formats a duration in its largest whole unit: `25 minutes`, `2 hours`. */
export function durationOf(durationMs: number): string {
  const { count, unit } = inLargestUnit(durationMs) ?? {};
  if (!count) return admin.shortTime;
  return new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** Returns the day so many days after another, both as `2026-12-04`; before it for a negative number. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export function mondayOf(day: string): string {
  const daysSinceSunday = new Date(`${day}T00:00Z`).getUTCDay();
  return dayAfter(day, -((daysSinceSunday + 6) % 7));
}
