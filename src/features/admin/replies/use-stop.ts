import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { closeToast, toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminSending } from '@/content/en/admin-sending';
import { bringBack } from './reply-draft';
import { readReply, stopReplies, type Reply } from './reply-queries';
import { listOf, viewOf } from '../records/tabs';
import { useStaffUser } from '../ui/staff-user';

const { waiting: texts } = adminSending;

/** Stops a batch, or a single reply, whose editor then opens with it. Says what was stopped and what had left. */
export function useStop() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id: owner } = useStaffUser();

  /** Returns whether the text is in the editor again. */
  function openEditor(reply: Reply): boolean {
    const list = listOf(reply.table_name);
    if (!list) return false;
    const isBack = bringBack(owner, list, reply);
    // The component may be gone, and know only an earlier address.
    const { pathname, search } = location;
    const isInList = viewOf(pathname)?.list === list;
    const path = `${list.path}/${reply.record_id}`;
    void navigate(path + (isInList ? search : ''), {
      state: { shortcut: 'r' },
      replace: pathname === path,
    });
    return isBack;
  }

  return useMutation({
    // It says that a batch will go out.
    onMutate: closeToast,
    mutationFn: async (id: string) => {
      const reply = await readReply(id);
      return { reply, ...(await stopReplies(id)) };
    },
    onSuccess: ({ reply, stopped, missed }) => {
      const isOther = stopped > 0 && reply !== null && !openEditor(reply);
      toast({
        kind: stopped > 0 && missed === 0 ? 'success' : 'error',
        title: reply && missed > 0 ? texts.left : texts.stopped(stopped),
        ...(!reply && missed > 0 && { description: texts.missed(missed) }),
        ...(isOther && { description: texts.otherDraft }),
      });
    },
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.failed }),
    onSettled: () => client.invalidateQueries(),
  });
}
