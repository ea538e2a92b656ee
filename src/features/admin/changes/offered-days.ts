import { adminOwner as texts } from '@/content/en/admin-owner';
import { dayAfter } from '../ui/timestamps';

/** Returns the days offered for a follow-up, as `2026-12-04`: the weekdays of a week from today, then some later ones. */
export function offeredDays(today: string): { day: string; name?: string | undefined }[] {
  const soon = [0, 1, 2, 3, 4, 5, 6]
    .map((days) => ({ day: dayAfter(today, days), name: texts.soon[days] }))
    .filter(({ day }) => !isWeekend(day));
  const later = texts.later.map(([days, name]) => ({ day: workday(dayAfter(today, days)), name }));
  return [...soon, ...later];
}

/** Returns the day itself, or the Monday after a weekend. */
export function workday(day: string): string {
  return isWeekend(day) ? workday(dayAfter(day, 1)) : day;
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());
