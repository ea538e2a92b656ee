import type { Database } from '@/lib/database.types';
import type { ReceivedMail, Reply } from './message-queries';
import type { RecordRef } from '../records/record-list';
import { counted, newestFirst } from '../ui/newest-first';
import { timelinesKey } from '../ui/refresh';
import { useStaffPages } from '../ui/staff-query';

type Tables = Database['public']['Tables'];

export type Activity = Tables['activity_log']['Row'];
export type Confirmation = Pick<Tables['mails']['Row'], 'state' | 'reason'>;
export type Note = Pick<
  Tables['messages']['Row'],
  'id' | 'author_id' | 'author_email' | 'body' | 'created_at'
>;

interface Entries {
  submission: null;
  confirmation: Confirmation;
  note: Note;
  reply: Reply;
  received: ReceivedMail;
  change: Activity;
}

type RowOf<Kind extends keyof Entries> = {
  id: string;
  created_at: string;
  kind: Kind;
  entry: Entries[Kind];
};

/** An entry of a record's timeline. */
export type TimelineRow = { [Kind in keyof Entries]: RowOf<Kind> }[keyof Entries];

/** Reads the timeline of a record, newest first. */
export const useTimeline = (target: RecordRef) =>
  useStaffPages(
    newestFirst<TimelineRow>([...timelinesKey, target.table, target.recordId], () =>
      counted('timeline', 'id,created_at,kind,entry')
        .eq('table_name', target.table)
        .eq('record_id', target.recordId),
    ),
  );

/** Returns the entries of one kind, the newest first. */
export function entriesOf<Kind extends keyof Entries>(
  rows: readonly TimelineRow[] | undefined,
  kind: Kind,
): Entries[Kind][] {
  return (rows ?? [])
    .filter((row): row is TimelineRow & RowOf<Kind> => row.kind === kind)
    .map(({ entry }) => entry);
}
