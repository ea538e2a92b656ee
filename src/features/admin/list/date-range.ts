import { ownValue } from '@/lib/own-value';
import { dayAfter, dayFromNow } from '../ui/timestamps';

const daysBeforeByPreset = { today: 0, '7d': 6, '30d': 29 } as const;

export const datePresets = Object.keys(daysBeforeByPreset) as (keyof typeof daysBeforeByPreset)[];

/** Parses `2026-11-01..2026-11-20`: days in the reader's time zone, both included; an open end is ''. */
export function readRange(text: string): { from: string; to: string } | undefined {
  const [, from = '', to = ''] = /^([\d-]{10})?\.\.([\d-]{10})?$/.exec(text) ?? [];
  const isBounded = from !== '' || to !== '';
  return isBounded && [from, to].every(isRealOrOpen) ? { from, to } : undefined;
}

/** Returns the bounds of a date filter (from included, to excluded) as ISO timestamps; none for invalid text. */
export function dateBounds(text: string, now = new Date()): { from?: string; to?: string } {
  const daysBefore = ownValue<number>(daysBeforeByPreset, text);
  if (daysBefore !== undefined) return { from: startOfDay(dayFromNow(-daysBefore, now)) };
  const { from, to } = readRange(text) ?? {};
  return {
    ...(from && { from: startOfDay(from) }),
    ...(to && { to: startOfDay(dayAfter(to, 1)) }),
  };
}

/** Returns whether a bound is open, or a day of the calendar: `new Date` takes 30 February for 2 March. */
function isRealOrOpen(bound: string): boolean {
  const date = new Date(`${bound}T00:00:00Z`);
  return bound === '' || (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(bound));
}

const startOfDay = (day: string) => new Date(`${day}T00:00`).toISOString();
