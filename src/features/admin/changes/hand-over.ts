import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminAway } from '@/content/en/admin-away';
import { counted } from '@/content/en/admin-counts';
import { adminLists } from '@/content/en/admin-lists';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordTable } from '../records/record-list';
import { recordLists } from '../records/tabs';
import { ownerName } from '../ui/colleagues';
import { isolated } from '../ui/direction';
import { refresh } from '../ui/refresh';
import { offerUndo, reportUndone } from './undo';
import { updateRecords } from './update-records';

const { handOver: texts } = adminAway;
const { undo: undoTexts } = adminLists;

type Count = readonly [table: RecordTable, records: number];

/** What a colleague owns and no decision has ended, in the order of the lists. */
export const openRecordsQuery = (owner: string) =>
  queryOptions({
    queryKey: ['open_records', owner],
    queryFn: async ({ signal }): Promise<Count[]> => {
      const rows = dataOf(await staff().rpc('open_records', { owner }).abortSignal(signal)) ?? [];
      return inOrder(new Map(rows.map(({ table_name, records }) => [table_name, records])));
    },
    gcTime: 0,
  });

/** Returns `12 quote requests, 3 contact messages`. */
export const countsText = (counts: readonly Count[]): string =>
  counts.map(([table, records]) => counted(records, admin.activity.what[table])).join(', ');

interface HandOver {
  owner: string;
  successor: string;
}

/** Hands over what is open, says what was, and offers to take it back. */
export function useHandOver() {
  const client = useQueryClient();
  const reload = () =>
    refresh(client, ...recordLists.map(({ table }) => table), 'activity_log', 'open_work');
  return useMutation({
    mutationFn: async (change: HandOver) =>
      dataOf(await staff().rpc('hand_over', change)) as Partial<Record<RecordTable, string[]>>,
    onSuccess: (given, change) => {
      const ids = new Map(Object.entries(given));
      const counts = inOrder(new Map([...ids].map(([table, { length }]) => [table, length])));
      if (counts.length === 0) {
        toast({ kind: 'error', title: texts.nothing, description: texts.nothingText });
        return;
      }
      const undo = () =>
        void takeBack(
          change,
          counts.map(([table]) => [table, ids.get(table) ?? []]),
        ).then(reload);
      offerUndo(
        {
          kind: 'success',
          title: texts.done(isolated(ownerName(change.successor))),
          description: texts.moved(countsText(counts)),
        },
        { label: undoTexts.undo, undo },
      );
    },
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.failed }),
    onSettled: () => void reload(),
  });
}

/** Gives records back to their earlier owner, as far as nobody has assigned them since. */
async function takeBack(
  { owner, successor }: HandOver,
  given: readonly (readonly [table: RecordTable, ids: readonly string[]])[],
) {
  const results = await Promise.all(
    given.map(([table, ids]) => {
      const changes = ids.map((id) => ({
        record: { id, status: null, created_at: '' },
        seen: [{ owner_id: successor }],
        set: { owner_id: owner },
      }));
      return updateRecords(table, changes, { isConfirmed: true, isUndo: true });
    }),
  );
  const sum = (count: (result: (typeof results)[number]) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  const all = given.reduce((total, [, ids]) => total + ids.length, 0);
  const restored = sum(({ changed }) => changed.size);
  const changedSince = sum(({ conflicts, already }) => conflicts.length + already.length);
  const gone = sum((result) => result.gone.length);
  const failed = all - restored - changedSince - gone;
  reportUndone({
    kind: restored === all ? 'success' : 'error',
    title: restored === all ? undoTexts.done : restored > 0 ? undoTexts.partly : undoTexts.not,
    description: [
      restored > 0 && undoTexts.restored(restored),
      changedSince > 0 && undoTexts.conflicts(changedSince),
      gone > 0 && undoTexts.gone(gone),
      failed > 0 && undoTexts.failed(failed),
    ]
      .filter(Boolean)
      .join(' '),
  });
}

function inOrder(counts: ReadonlyMap<string, number>): Count[] {
  return recordLists.flatMap(({ table }) => {
    const records = counts.get(table) ?? 0;
    return records > 0 ? [[table, records] as const] : [];
  });
}
