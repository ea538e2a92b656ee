import {
  MutationObserver,
  mutationOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminSpam } from '@/content/en/admin-spam';
import { randomId } from '@/lib/random-id';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordTable } from '../records/record-list';
import { changesOf } from '../records/query-keys';
import { refresh } from '../ui/refresh';
import { offerUndo } from './undo';
import type { UpdateAnswer } from './update-records';

interface Change {
  ids: readonly string[];
  isSpam: boolean;
  isUndo?: boolean;
}

/** A request has to be answered within the time limits of the database and of the browser. */
const maxPerRequest = 500;

/** Marks records as spam or clears the mark, and offers to undo it. Returns the ids that were changed. */
export function useSetSpam(table: RecordTable) {
  return useMutation(spamMutation(useQueryClient(), table));
}

function spamMutation(client: QueryClient, table: RecordTable) {
  return mutationOptions({
    scope: changesOf(table),
    mutationFn: ({ ids, isSpam }: Change) =>
      inParts(ids, async (part, batch) => {
        const request = staff().rpc('update_records', {
          table_name: table,
          changes: part.map((id) => ({
            id,
            seen: { spam_suspected: !isSpam },
            set: { spam_suspected: isSpam },
          })),
          ...batch,
        });
        return Object.keys((dataOf(await request) as UpdateAnswer | null)?.changed ?? {});
      }),
    onSuccess: ({ done, isWhole }, { isSpam, isUndo }) => {
      const undo = () =>
        void new MutationObserver(client, spamMutation(client, table)).mutate({
          ids: done,
          isSpam: !isSpam,
          isUndo: true,
        });
      if (done.length === 0) {
        toast({ kind: 'error', title: admin.error, description: adminSpam.unchanged });
        return;
      }
      offerUndo(
        {
          kind: isWhole ? 'success' : 'error',
          title: (isSpam ? adminSpam.marked : adminSpam.cleared)(done.length),
          ...(!isWhole && { description: adminSpam.failed }),
        },
        !isUndo ? { label: adminSpam.undo, undo } : undefined,
      );
    },
    onError: () => toast({ kind: 'error', title: admin.error, description: adminSpam.failed }),
    onSettled: () => refreshSpam(client, table),
  });
}

export function refreshSpam(client: QueryClient, table: RecordTable): Promise<unknown> {
  return refresh(client, table, 'activity_log', 'mails', 'open_work', 'submissions_per_day');
}

/** Calls the database for some ids at a time; the first failure ends it. */
export async function inParts(
  ids: readonly string[],
  call: (part: string[], batch: { batch?: string }) => Promise<readonly string[] | null>,
): Promise<{ done: string[]; isWhole: boolean }> {
  const done: string[] = [];
  const batch = ids.length > 1 ? { batch: randomId() } : {};
  for (let at = 0; at < ids.length; at += maxPerRequest) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- a failure stops the rest
      done.push(...((await call(ids.slice(at, at + maxPerRequest), batch)) ?? []));
    } catch (error) {
      if (at === 0) throw error;
      return { done, isWhole: false };
    }
  }
  return { done, isWhole: true };
}
