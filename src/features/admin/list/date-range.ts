import { ownValue } from '@/lib/own-value';

const presets = { today: 0, '7d': 6, '30d': 29 } as const;

export const datePresets = Object.keys(presets) as (keyof typeof presets)[];

/** Parses `2026-11-01..2026-11-20`: days in the reader's time zone, both included, either one optional. */
export function rangeOf(text: string): { from: string; to: string } | undefined {
  const [, from = '', to = ''] = /^([\d-]{10})?\.\.([\d-]{10})?$/.exec(text) ?? [];
  const isRange = (from || to) && [from, to].every((day) => !day || isDay(day));
  return isRange ? { from, to } : undefined;
}

/** Returns the bounds of a date filter (from included, to excluded) as ISO timestamps. */
export function dateBounds(text: string, now = new Date()): { from?: string; to?: string } {
  const daysBefore = ownValue<number>(presets, text);
  if (daysBefore !== undefined) return { from: dayStart(now, -daysBefore) };
  const { from, to } = rangeOf(text) ?? {};
  return {
    ...(from && { from: dayStart(new Date(`${from}T00:00`), 0) }),
    ...(to && { to: dayStart(new Date(`${to}T00:00`), 1) }),
  };
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Uses the calendar, because not every day has 24 hours. */
function dayStart(day: Date, plus: number): string {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + plus).toISOString();
}
