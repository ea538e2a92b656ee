import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminSpam as texts } from '@/content/en/admin-spam';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { rowsOfView } from './all-rows';
import { useOpenList } from './list-context';
import { spamView } from './list-view';
import { inParts, refreshSpam } from '../changes/use-set-spam';

/** Deletes spam by its ids, or all that was there when the list was opened. */
export function useDeleteSpam() {
  const { list, opened } = useOpenList();
  const client = useQueryClient();
  const { table } = list;

  async function idsOfAll() {
    const all: string[] = [];
    const { signal } = new AbortController();
    for await (const rows of rowsOfView(list, spamView, opened, signal, 'id,created_at')) {
      all.push(...rows.map(({ id }) => id));
    }
    return all;
  }

  return useMutation({
    mutationFn: async (ids: readonly string[] | undefined) =>
      inParts(ids ?? (await idsOfAll()), async (part) =>
        dataOf(await staff().rpc('delete_spam', { table_name: table, ids: part })),
      ),
    onSuccess: ({ done, isWhole }) =>
      toast({
        kind: isWhole ? 'success' : 'error',
        title: (isWhole ? texts.deleted : texts.partly)(done.length),
      }),
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.deleteFailed }),
    onSettled: () => refreshSpam(client, table),
  });
}
