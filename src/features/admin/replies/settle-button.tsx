import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminAnswers as texts } from '@/content/en/admin-answers';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordTable } from '../records/record-list';
import { refresh } from '../ui/refresh';
import { ToolButton } from '../ui/tool-button';

interface SettleButtonProps {
  table: RecordTable;
  /** The newest of those that wait. */
  mailId: string;
}

/** Says that the sender's messages need no reply. */
export function SettleButton({ table, mailId }: SettleButtonProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => dataOf(await staff().rpc('settle_answers', { mail_id: mailId })),
    onSuccess: (isSettled) =>
      toast(
        isSettled
          ? { kind: 'success', title: texts.settled }
          : { kind: 'error', title: admin.error, description: texts.notSettled },
      ),
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.settleFailed }),
    onSettled: () => refresh(client, table, 'messages', 'open_work'),
  });
  return (
    <ToolButton className="mt-2" inactive={isPending} onClick={() => mutate()}>
      {isPending ? texts.settling : texts.notNeeded}
    </ToolButton>
  );
}
