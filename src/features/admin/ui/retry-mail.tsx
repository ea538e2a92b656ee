import * as Alert from '@radix-ui/react-alert-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminMail } from '@/content/en/admin-mail';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { Dialog, DialogActions } from './dialog';
import { isOld, mailStateQuery } from './mail-state';
import { refresh } from './refresh';
import { useStaffQuery } from './staff-query';
import { dateOf, exactTime } from './timestamps';
import { ToolButton } from './tool-button';

const { list: texts } = adminMail;

interface RetryMailProps {
  /** The mail, or its reply. One that failed long ago is sent only after a question. */
  mail: { id: string; created_at: string; done_at: string | null };
  /** What the button retries. */
  name: string;
}

/** Sends a mail that failed again, and says what became of that. */
export function RetryMail({ mail, name }: RetryMailProps) {
  const client = useQueryClient();
  const { data: state } = useStaffQuery(mailStateQuery);
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, data, isError } = useMutation({
    mutationFn: () => retryMail(mail.id),
    onSuccess: (isRetried) => {
      if (isRetried) toast({ kind: 'success', title: texts.retried, description: name });
      else toast({ kind: 'error', title: admin.error, description: texts.notRetried });
    },
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.retryFailed }),
    onSettled: () => refresh(client, 'mails', 'messages'),
  });
  const problem = isError ? texts.retryFailed : data === false ? texts.notRetried : undefined;

  return (
    <div className="flex flex-col items-end gap-1">
      <ToolButton
        aria-label={isPending ? undefined : texts.retryOf(name)}
        inactive={isPending || state === undefined}
        onClick={() => {
          if (state && isOld(mail, state.recent_since)) setAsking(true);
          else mutate();
        }}
      >
        {isPending ? texts.retrying : texts.retry}
      </ToolButton>
      {problem && <p className="max-w-60 text-end font-semibold text-bad">{problem}</p>}
      {asking && (
        <Dialog
          title={texts.oldTitle(exactTime(dateOf(mail.created_at)))}
          text={texts.oldText}
          onClose={() => setAsking(false)}
        >
          <DialogActions cancel={texts.oldCancel}>
            <Alert.Action asChild>
              <ToolButton variant="filled" onClick={() => mutate()}>
                {texts.oldConfirm}
              </ToolButton>
            </Alert.Action>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}

/** @returns false if the mail can no longer be retried. */
async function retryMail(id: string): Promise<boolean> {
  return dataOf(await staff().rpc('retry_mails', { id })) === 1;
}
