import { useState } from 'react';
import { adminMail } from '@/content/en/admin-mail';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { isOld, mailStateQuery } from './mail-state';
import { Question } from './question';
import { useStaffQuery } from './staff-query';
import { dateOf, exactTime } from './timestamps';
import { ToolButton } from './tool-button';
import { Refused, useCommand } from './use-command';

const { list: texts } = adminMail;

interface RetryMailProps {
  /** The mail, or its reply. One that failed long ago is sent only after a question. */
  mail: { id: string; created_at: string; done_at: string | null };
  /** What the button retries. */
  name: string;
}

/** Sends a mail that failed again, and says what became of that. */
export function RetryMail({ mail, name }: RetryMailProps) {
  const { data: state } = useStaffQuery(mailStateQuery);
  const [asking, setAsking] = useState(false);
  const { run, isPending, problem } = useCommand({
    run: () => retryMail(mail.id),
    changes: ['mails'],
    done: { title: texts.retried, description: name },
    failed: texts.retryFailed,
  });

  return (
    <div className="flex flex-col items-end gap-1">
      <ToolButton
        aria-label={isPending ? undefined : texts.retryOf(name)}
        inactive={isPending || state === undefined}
        onClick={() => {
          if (state && isOld(mail, state.recent_since)) setAsking(true);
          else void run();
        }}
      >
        {isPending ? texts.retrying : texts.retry}
      </ToolButton>
      {problem && <p className="max-w-60 text-end font-semibold text-bad">{problem}</p>}
      {asking && (
        <Question
          title={texts.oldTitle(exactTime(dateOf(mail.created_at)))}
          text={texts.oldText}
          cancel={texts.oldCancel}
          yes={texts.oldConfirm}
          onYes={() => void run()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

async function retryMail(id: string) {
  if (dataOf(await staff().rpc('retry_mails', { id })) !== 1) throw new Refused(texts.notRetried);
}
