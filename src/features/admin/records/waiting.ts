import type { RecordList, StaffRecord } from './record-list';

/** Times before which a submission that is still new is overdue. */

import { ownValue } from '@/lib/own-value';

const hour = 60 * 60 * 1000;

export const promises = {
  quote_requests: (now: Date) => new Date(now.getTime() - 24 * hour),
  career_applications: (now: Date) => businessDaysBefore(now, 5),
};

/** Returns whether a submission is still new after the time in which an answer was promised. */
export function isOverdue(
  table: string,
  status: string | null,
  received: Date,
  now: Date,
): boolean {
  const promise = ownValue(promises, table);
  return promise !== undefined && (status || 'new') === 'new' && received < promise(now);
}

/** Returns the same time that many business days earlier; a weekend counts as the end of its Friday. */
export function businessDaysBefore(now: Date, days: number): Date {
  const date = new Date(now);
  if (isWeekend(date)) {
    // Midnight after Friday, from which the days are then counted.
    while (isWeekend(date)) date.setDate(date.getDate() - 1);
    date.setDate(date.getDate() + 1);
    date.setHours(0, 0, 0, 0);
  }
  for (let left = days; left > 0; left -= 1) {
    do date.setDate(date.getDate() - 1);
    while (isWeekend(date));
  }
  return date;
}

function isWeekend(date: Date) {
  return date.getDay() === 0 || date.getDay() === 6;
}

/** Returns whether somebody wanted to come back to a record by today, and it is not decided. */
export function isDue(list: RecordList, record: StaffRecord, today: string): boolean {
  const day = record['follow_up_on'];
  return (
    typeof day === 'string' && day <= today && openStatuses(list).includes(record.status ?? 'new')
  );
}

/** The statuses of records that are not decided. */
export function openStatuses({ statuses }: RecordList): string[] {
  return statuses.filter(({ final }) => !final).map(({ name }) => name);
}
