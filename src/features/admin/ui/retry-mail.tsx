import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminMail } from '@/content/en/admin-mail';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { refresh } from './refresh';
import { ToolButton } from './tool-button';

const { list: texts } = adminMail;

interface RetryMailProps {
  id: string;
  /** What the button retries. */
  name: string;
}

/** Sends a mail that failed again, and says what became of that. */
export function RetryMail({ id, name }: RetryMailProps) {
  const client = useQueryClient();
  const { mutate, isPending, data, isError } = useMutation({
    mutationFn: () => retryMail(id),
    onSuccess: (isRetried) => {
      if (isRetried) toast({ kind: 'success', title: texts.retried, description: name });
      else toast({ kind: 'error', title: admin.error, description: texts.notRetried });
    },
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.retryFailed }),
    onSettled: () => refresh(client, 'mails', 'replies'),
  });
  const problem = isError ? texts.retryFailed : data === false ? texts.notRetried : undefined;

  return (
    <div className="flex flex-col items-end gap-1">
      <ToolButton
        aria-label={isPending ? undefined : texts.retryOf(name)}
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && mutate()}
      >
        {isPending ? texts.retrying : texts.retry}
      </ToolButton>
      {problem && <p className="max-w-60 text-end font-semibold text-bad">{problem}</p>}
    </div>
  );
}

/** @returns false if the mail can no longer be retried. */
async function retryMail(id: string): Promise<boolean> {
  return dataOf(await staff().rpc('retry_mail', { id })) === true;
}
