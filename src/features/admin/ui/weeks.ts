/** Returns a day before or after another, both as `2026-12-04`. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7));
}

/** Returns the days from a Monday to its Sunday, as filters of lists name them. */
export function weekRange(monday: string): string {
  return `${monday}..${dayAfter(monday, 6)}`;
}
