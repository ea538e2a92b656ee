import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { ownValue } from '@/lib/own-value';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { FullRecord } from './record-queries';
import type { RecordTable } from '../records/record-list';
import { ToolButton } from '../ui/tool-button';

const { panel: texts } = adminDetail;

interface SpamNoticeProps {
  table: RecordTable;
  record: FullRecord;
}

/** Why a submission looks like spam, and a button that sends the confirmation that was held back. */
export function SpamNotice({ table, record }: SpamNoticeProps) {
  const client = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => clearSpam(table, record.id),
    onSuccess: () => toast({ kind: 'success', title: texts.spamCleared }),
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.clearSpamFailed }),
    onSettled: () =>
      Promise.all(
        [table, 'activity_log', 'mails'].map((name) =>
          client.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  });
  const reason = record.spam_reason ?? '';

  return (
    <div className="mt-3 flex items-start gap-2 rounded border border-warning px-3 py-2 text-warning">
      <ShieldAlert aria-hidden className="mt-px size-5 shrink-0" strokeWidth={1.5} />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <p>
          <strong>{texts.spam_suspected}.</strong> {ownValue(texts.spamReasons, reason) ?? reason}{' '}
          {texts.spamHint}
        </p>
        <ToolButton aria-disabled={isPending || undefined} onClick={() => !isPending && mutate()}>
          {isPending ? texts.clearingSpam : texts.clearSpam}
        </ToolButton>
        {isError && <p className="font-semibold text-bad">{texts.clearSpamFailed}</p>}
      </div>
    </div>
  );
}

/** A mark that somebody else has cleared counts as cleared. @throws RequestError without a usable answer. */
async function clearSpam(table_name: string, record_id: string): Promise<void> {
  const answer = await staff().rpc('clear_spam', { table_name, record_id });
  if (typeof dataOf(answer) !== 'boolean') throw new RequestError('not our answer', answer.status);
}
