import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Reply } from 'lucide-react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminAnswers as texts } from '@/content/en/admin-answers';
import { reversed } from '@/lib/arrays';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { answerIn, ReceivedFiles, ReceivedText, Sender } from '../replies/received-entry';
import { receivedQuery } from '../replies/received-queries';
import type { Noted, RecordTable } from '../records/record-list';
import { recordFilesQuery } from '../ui/record-files';
import { refresh } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';
import { TimeAgo } from '../ui/time-ago';
import { ToolButton } from '../ui/tool-button';

/** The sender's messages that nobody has dealt with. */
export function AnswerNotice(noted: Noted) {
  const { data: mails = [] } = useStaffQuery(receivedQuery(noted));
  const { data: files = [] } = useStaffQuery(recordFilesQuery(noted));
  const waiting = mails.filter(({ open }) => open);
  const [newest] = waiting;
  if (!newest) return null;
  return (
    <section
      aria-labelledby="new-answer"
      className="mt-3 rounded border border-link px-3.5 py-3 wrap-anywhere"
    >
      <h3 id="new-answer" className="flex items-center gap-2 font-bold text-link">
        <Reply aria-hidden className="size-5" strokeWidth={1.5} />
        {texts.title}
      </h3>
      <ol className="mt-1.5 flex flex-col gap-3">
        {reversed(waiting).map((mail) => (
          <li key={mail.id}>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span>
                <Sender mail={mail} /> {answerIn(mail)}
              </span>
              <span className="text-quiet">
                <TimeAgo timestamp={mail.created_at} />
              </span>
            </p>
            <ReceivedText mail={mail} />
            <ReceivedFiles mail={mail} files={files} />
          </li>
        ))}
      </ol>
      <SettleButton table={noted.table} mailId={newest.id} />
    </section>
  );
}

function SettleButton({ table, mailId }: { table: RecordTable; mailId: string }) {
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
    <ToolButton className="mt-2.5" inactive={isPending} onClick={() => mutate()}>
      {isPending ? texts.settling : texts.notNeeded}
    </ToolButton>
  );
}
