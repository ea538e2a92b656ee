import { useNavigate } from 'react-router-dom';
import { closeToast } from '@/components/ui/toast';
import { adminSending } from '@/content/en/admin-sending';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { restoreDraft } from './reply-draft';
import { selectReplies, type Reply } from './message-queries';
import type { RecordTable } from '../records/record-kind';
import { recordKindOf, viewOf } from '../records/tabs';
import { shortcutState } from '../ui/open-record';
import { useStaffUser } from '../ui/staff-user';
import { useCommand } from '../ui/use-command';

const { waiting: texts } = adminSending;

/** Stops a batch, or a single reply, with which the editor then opens. A toast says how many were still stopped. */
export function useStopReplies(table: RecordTable) {
  const navigate = useNavigate();
  const { id: userId } = useStaffUser();
  /** Opens the editor; returns whether it has the reply's text again. */
  function openEditor(reply: Reply): boolean {
    const kind = recordKindOf(table);
    if (!kind) return false;
    const isRestored = restoreDraft(userId, kind, reply);
    // The component may be gone, and know only an earlier address.
    const { pathname, search } = location;
    const isInList = viewOf(pathname)?.kind === kind;
    const path = `${kind.path}/${reply.record_id}`;
    void navigate(path + (isInList ? search : ''), {
      state: shortcutState('r'),
      replace: pathname === path,
    });
    return isRestored;
  }
  return useCommand({
    run: async (id: string) => {
      // The toast announces the batch.
      closeToast(id);
      const reply = await readReply(id);
      const [counts] = dataOf(await staff().rpc('stop_messages', { id })) ?? [];
      const { stopped, missed } = counts ?? { stopped: 0, missed: 0 };
      let hasOtherDraft = false;
      if (stopped > 0 && reply) hasOtherDraft = !openEditor(reply);
      return { isSingle: reply !== null, stopped, missed, hasOtherDraft };
    },
    changes: [table, 'messages'],
    done: ({ isSingle, stopped, missed, hasOtherDraft }) => ({
      kind: stopped > 0 && missed === 0 ? 'success' : 'error',
      title: isSingle && missed > 0 ? texts.left : texts.stopped(stopped),
      ...(!isSingle && missed > 0 && { description: texts.missed(missed) }),
      ...(hasOtherDraft && { description: texts.otherDraft }),
    }),
    failed: texts.failed,
  });
}

/** Reads a reply; null for the id of a batch. */
async function readReply(id: string) {
  const request = selectReplies('*').eq('id', id).maybeSingle();
  return dataOf(await request.overrideTypes<Reply, { merge: false }>());
}
