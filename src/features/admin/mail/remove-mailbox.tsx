import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminMail } from '@/content/en/admin-mail';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { isolated } from '../ui/direction';
import { ToolButton } from '../ui/tool-button';
import { removeMailbox, type Recipient } from './recipient-queries';

const { mailbox: texts } = adminMail;

export function RemoveMailbox({ recipient: { id, address } }: { recipient: Recipient }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const name = isolated(address);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => removeMailbox(id),
    onSuccess: () => toast({ kind: 'success', title: texts.removed(name) }),
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.removeFailed }),
    // The question goes with its mailbox: closed before, it would hand the focus to what is about to go.
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: ['mails'] });
      void client.invalidateQueries({ queryKey: ['activity_log'] });
      await client.invalidateQueries({ queryKey: ['mail_recipients'] });
      setAsking(false);
    },
  });

  return (
    <>
      <ToolButton
        look="text"
        aria-label={texts.removeOf(name)}
        onClick={() => setAsking(true)}
        className="-mx-3"
      >
        {texts.remove}
      </ToolButton>
      {isError && <p className="font-semibold text-bad">{texts.removeFailed}</p>}
      {asking && (
        <ConfirmDialog
          title={texts.removeTitle}
          text={texts.removeText(name)}
          cancel={texts.cancel}
          confirm={texts.remove}
          busy={isPending}
          onConfirm={mutate}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
