import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import type { ReceivedMail, Reply } from './message-queries';
import type { RecordRef } from '../records/record-kind';
import { refreshMs, timelinesKey } from '../ui/refresh';
import { rowsOf } from '../ui/rows-of';
import { useStaffPages } from '../ui/staff-query';

type Tables = Database['public']['Tables'];

export type Activity = Tables['activity_log']['Row'];
export type Confirmation = Pick<Tables['mails']['Row'], 'state' | 'reason'>;
export type Note = Pick<
  Tables['messages']['Row'],
  'id' | 'author_id' | 'author_email' | 'body' | 'created_at'
>;

interface EntryByKind {
  submission: null;
  confirmation: Confirmation;
  note: Note;
  reply: Reply;
  received: ReceivedMail;
  change: Activity;
}

type RowOf<Kind extends keyof EntryByKind> = {
  id: string;
  created_at: string;
  kind: Kind;
  entry: EntryByKind[Kind];
};

export type TimelineRow = { [Kind in keyof EntryByKind]: RowOf<Kind> }[keyof EntryByKind];

interface TimelinePage {
  rows: TimelineRow[];
  /** Number of entries on this page and all following ones. */
  total: number;
}

const pageSize = 100;

export const useTimeline = (target: RecordRef) => useStaffPages(timelineQuery(target));

/** Each page starts after the last entry of the one before, so that new ones are neither repeated nor skipped. */
const timelineQuery = ({ table, recordId }: RecordRef) =>
  infiniteQueryOptions({
    queryKey: [...timelinesKey, table, recordId],
    queryFn: async ({ pageParam: last, signal }): Promise<TimelinePage> => {
      const request = rowsOf('timeline')
        .select('id,created_at,kind,entry', { count: 'exact' })
        .eq('table_name', table)
        .eq('record_id', recordId);
      const pageRequest = last
        ? request
            .lte('created_at', last.created_at)
            .or(`created_at.lt."${last.created_at}",id.lt.${last.id}`)
        : request;
      const response = await pageRequest
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(pageSize)
        .abortSignal(signal)
        .overrideTypes<TimelineRow[], { merge: false }>();
      const rows = dataOf(response) ?? [];
      return { rows, total: response.count ?? rows.length };
    },
    initialPageParam: undefined as TimelineRow | undefined,
    getNextPageParam: ({ rows, total }) => (total > rows.length ? rows.at(-1) : undefined),
    select: ({ pages }) => ({
      rows: pages.flatMap(({ rows }) => rows),
      total: pages[0]?.total ?? 0,
      pages: pages.length,
    }),
    refetchInterval: refreshMs,
  });

export function entriesOf<Kind extends keyof EntryByKind>(
  rows: readonly TimelineRow[] | undefined,
  kind: Kind,
): EntryByKind[Kind][] {
  return (rows ?? [])
    .filter((row): row is TimelineRow & RowOf<Kind> => row.kind === kind)
    .map(({ entry }) => entry);
}
