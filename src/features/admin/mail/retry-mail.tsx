import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminMail } from '@/content/en/admin-mail';
import { ToolButton } from '../ui/tool-button';
import { retryMail } from './mail-queries';
import type { Mail } from './mail-values';

const { list: texts } = adminMail;

interface RetryMailProps {
  mail: Mail;
  name: string;
}

export function RetryMail({ mail, name }: RetryMailProps) {
  const client = useQueryClient();
  const { mutate, isPending, data, isError } = useMutation({
    mutationFn: () => retryMail(mail.id),
    onSuccess: (isRetried) => {
      if (isRetried) toast({ kind: 'success', title: texts.retried, description: name });
      else toast({ kind: 'error', title: admin.error, description: texts.notRetried });
    },
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.retryFailed }),
    onSettled: () => client.invalidateQueries({ queryKey: ['mails'] }),
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
