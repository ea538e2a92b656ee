import type { RecordTable } from '../records/record-list';
import { promises } from '../records/waiting';

const presets = { today: 0, '7d': 6, '30d': 29 } as const;

type DatePreset = keyof typeof presets;

/** Received so long ago that more was promised: Overview leads to these. */
const overdue = {
  'overdue-24h': promises.quote_requests,
  'overdue-5d': promises.career_applications,
} as const;

export const overdueOf: Partial<Record<RecordTable, keyof typeof overdue>> = {
  quote_requests: 'overdue-24h',
  career_applications: 'overdue-5d',
};

export const datePresets = Object.keys(presets) as DatePreset[];

/** Days as YYYY-MM-DD in the reader's time zone, both included; either may be open. */
export interface DateRange {
  from?: string;
  to?: string;
}

const range = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;

/** `today`, `7d`, `30d`, `2026-11-01..2026-11-20`, `2026-11-01..` or `..2026-11-20`; else nothing. */
export function readDates(text: string): string {
  if (text in presets || text in overdue) return text;
  const found = rangeOf(text);
  return found && (found.from || found.to) ? text : '';
}

export function rangeOf(text: string): DateRange | undefined {
  const [, from, to] = range.exec(text) ?? [];
  if (![from, to].every((day) => !day || isDay(day))) return undefined;
  return range.test(text) ? { ...(from && { from }), ...(to && { to }) } : undefined;
}

export function writeRange({ from = '', to = '' }: DateRange): string {
  return from || to ? `${from}..${to}` : '';
}

/** From when (included) until when (excluded) something was received, as ISO timestamps. */
export function dateBounds(text: string, now = new Date()): DateRange {
  if (text in presets) {
    const before = presets[text as DatePreset];
    return { from: dayStart(now.getFullYear(), now.getMonth(), now.getDate() - before) };
  }
  if (text in overdue) {
    return { to: overdue[text as keyof typeof overdue](now).toISOString() };
  }
  const { from, to } = rangeOf(text) ?? {};
  return { ...(from && { from: startOf(from, 0) }), ...(to && { to: startOf(to, 1) }) };
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function startOf(day: string, plus: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dayStart(year, month - 1, date + plus);
}

/** Through the calendar, as not every day has 24 hours. */
function dayStart(year: number, month: number, date: number): string {
  return new Date(year, month, date).toISOString();
}
