import type { SupabaseClient } from '@supabase/supabase-js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { Dialog, DialogActions } from './dialog';
import { refresh } from './refresh';
import { ToolButton } from './tool-button';

interface DeleteButtonProps {
  table: 'invitations' | 'job_postings' | 'mail_recipients' | 'messages' | 'record_files';
  id: string;
  children: string;
  label?: string;
  variant?: 'text' | 'danger';
  className?: string;
  question: { title: string; text: string; cancel: string; confirm: string };
  /** Reported after the deletion, if it is not visible otherwise. */
  done?: string;
  failed: string;
  onDeleted?: () => void;
}

/** Deletes a row after confirmation. */
export function DeleteButton(props: DeleteButtonProps) {
  const { table, id, children, label, variant = 'text', className, question } = props;
  const { done, failed, onDeleted } = props;
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => deleteRow(table, id),
    onSuccess: async () => {
      if (done) toast({ kind: 'success', title: done });
      onDeleted?.();
      void refresh(client, 'activity_log', 'mails');
      // The question disappears with its row; closing it earlier would focus a button about to be removed.
      await client.invalidateQueries({ queryKey: [table] });
      setAsking(false);
    },
    onError: () => {
      setAsking(false);
      toast({ kind: 'error', title: admin.error, description: failed });
      void client.invalidateQueries({ queryKey: [table] });
    },
  });

  return (
    <>
      <ToolButton
        variant={variant}
        aria-label={label}
        onClick={() => setAsking(true)}
        className={className}
      >
        {children}
      </ToolButton>
      {isError && <p className="font-semibold text-bad">{failed}</p>}
      {asking && (
        <Dialog title={question.title} text={question.text} onClose={() => setAsking(false)}>
          <DialogActions cancel={question.cancel}>
            <ToolButton variant="danger" inactive={isPending} onClick={() => mutate()}>
              {question.confirm}
            </ToolButton>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

/** @throws RequestError unless it is gone: without single(), a refusal by row-level security is a success. */
async function deleteRow(table: DeleteButtonProps['table'], id: string): Promise<void> {
  const client = staff() as SupabaseClient;
  dataOf(await client.from(table).delete().eq('id', id).select('id').single());
}
