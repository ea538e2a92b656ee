import { adminMail } from '@/content/en/admin-mail';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { ToolButton } from './tool-button';
import { RefusedError, useCommand } from './use-command';

const { list: texts } = adminMail;

interface RetryMailButtonProps {
  /** The mail, or its reply. */
  mail: { id: string };
  name: string;
}

export function RetryMailButton({ mail: { id }, name }: RetryMailButtonProps) {
  const { run, isPending } = useCommand({
    run: async () => {
      const retriedCount = dataOf(await staff().rpc('retry_mails', { id }));
      if (retriedCount !== 1) throw new RefusedError(texts.notRetried);
    },
    changes: ['mails'],
    done: { title: texts.retried, description: name },
    failed: texts.retryFailed,
  });
  return (
    <ToolButton
      aria-label={isPending ? undefined : texts.retryOf(name)}
      inactive={isPending}
      onClick={() => void run()}
    >
      {isPending ? texts.retrying : texts.retry}
    </ToolButton>
  );
}
