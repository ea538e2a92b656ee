import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminSpam as texts } from '@/content/en/admin-spam';
import type { StaffWork } from '@/content/facts/stored-values';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { refresh } from '../ui/refresh';
import { rowsOfView } from './all-rows';
import { useOpenList } from './list-context';
import { spamView } from './list-view';

interface Deletion {
  /** By default, all spam that was there when the list was opened. */
  ids?: readonly string[] | undefined;
  /** Also deletes records that staff worked on: the question has named them. */
  isConfirmed: boolean;
}

interface DeleteAnswer {
  deleted: string[];
  worked_on: Record<string, StaffWork[]>;
}

/** A request has to be answered within the time limits of the database and of the browser. */
const maxPerRequest = 500;

/** Deletes spam. Returns the records that were left because staff worked on them. */
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
    mutationFn: async ({ ids, isConfirmed }: Deletion) => {
      const all = ids ?? (await idsOfAll());
      const result = { deleted: 0, left: [] as { id: string; work: StaffWork[] }[], isWhole: true };
      for (let at = 0; at < all.length && result.isWhole; at += maxPerRequest) {
        const part = { table_name: table, ids: all.slice(at, at + maxPerRequest) };
        try {
          // oxlint-disable-next-line no-await-in-loop -- a failure stops the rest
          const answer = await staff().rpc('delete_spam', { ...part, anyway: isConfirmed });
          const { deleted, worked_on } = dataOf(answer) as unknown as DeleteAnswer;
          result.deleted += deleted.length;
          result.left.push(...Object.entries(worked_on).map(([id, work]) => ({ id, work })));
        } catch (error) {
          if (at === 0) throw error;
          result.isWhole = false;
        }
      }
      return result;
    },
    onSuccess: ({ deleted, left, isWhole }) => {
      if (deleted === 0 && left.length > 0) return;
      toast({
        kind: isWhole ? 'success' : 'error',
        title: (isWhole ? texts.deleted : texts.partly)(deleted),
      });
    },
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.deleteFailed }),
    onSettled: () =>
      refresh(client, table, 'activity_log', 'mails', 'open_work', 'submissions_per_day'),
  });
}
