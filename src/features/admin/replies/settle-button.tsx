import { adminAnswers as texts } from '@/content/en/admin-answers';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordTable } from '../records/record-list';
import { ToolButton } from '../ui/tool-button';
import { Refused, useCommand } from '../ui/use-command';

interface SettleButtonProps {
  table: RecordTable;
  /** The newest of those that wait. */
  mailId: string;
}

/** Says that the sender's messages need no reply. */
export function SettleButton({ table, mailId }: SettleButtonProps) {
  const { run, isPending } = useCommand({
    run: async () => {
      const isSettled = dataOf(await staff().rpc('settle_answers', { mail_id: mailId }));
      if (!isSettled) throw new Refused(texts.notSettled);
    },
    changes: [table, 'messages'],
    done: texts.settled,
    failed: texts.settleFailed,
  });
  return (
    <ToolButton className="mt-2" inactive={isPending} onClick={() => void run()}>
      {isPending ? texts.settling : texts.notNeeded}
    </ToolButton>
  );
}
