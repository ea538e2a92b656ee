import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { deletePosting, type Posting } from './job-queries';
import { isolated } from '../ui/direction';
import { ToolButton } from '../ui/tool-button';

const { job: texts } = adminDetail;

interface JobDeleteProps {
  posting: Posting;
  onDeleted: () => void;
}

export function JobDelete({ posting, onDeleted }: JobDeleteProps) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => deletePosting(posting.id),
    onSuccess: () => {
      toast({ kind: 'success', title: texts.removed });
      onDeleted();
    },
    onError: () => {
      setAsking(false);
      toast({ kind: 'error', title: admin.error, description: texts.removeFailed });
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['job_postings'] });
      void client.invalidateQueries({ queryKey: ['activity_log'] });
    },
  });

  return (
    <>
      <ToolButton look="danger" onClick={() => setAsking(true)}>
        {texts.remove}
      </ToolButton>
      {isError && <p className="font-semibold text-bad">{texts.removeFailed}</p>}
      {asking && (
        <ConfirmDialog
          title={texts.removeTitle}
          text={texts.removeText(isolated(posting.title))}
          cancel={texts.cancel}
          confirm={texts.confirmRemove}
          busy={isPending}
          onConfirm={mutate}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
