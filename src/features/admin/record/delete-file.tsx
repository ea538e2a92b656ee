import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { isolated } from '../ui/direction';
import { ToolButton } from '../ui/tool-button';

const { files: texts } = adminDetail;

export function DeleteFile({ id, name }: { id: string; name: string }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteFile(id),
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.deleteFailed }),
    // The question goes with its file: closed before, it would hand the focus to what is about to go.
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['application_files'] });
      await client.invalidateQueries({ queryKey: ['activity_log'] });
      setAsking(false);
    },
  });
  return (
    <>
      <ToolButton look="text" aria-label={texts.deleteOf(name)} onClick={() => setAsking(true)}>
        {texts.delete}
      </ToolButton>
      {asking && (
        <ConfirmDialog
          title={texts.deleteTitle}
          text={texts.deleteText(isolated(name))}
          cancel={texts.cancel}
          confirm={texts.delete}
          busy={isPending}
          onConfirm={mutate}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** @throws RequestError unless it is gone: what row-level security refuses is answered with success. */
async function deleteFile(id: string): Promise<void> {
  const answer = await staff().from('application_files').delete().eq('id', id).select('id');
  if (dataOf(answer)?.length !== 1) throw new RequestError('no file was deleted', 404);
}
