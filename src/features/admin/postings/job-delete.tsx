import * as Alert from '@radix-ui/react-alert-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { Dialog, DialogActions, safeAnswer } from '../ui/dialog';
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
        <Dialog
          title={texts.removeTitle}
          text={texts.removeText(isolated(posting.title))}
          onClose={() => setAsking(false)}
        >
          <DialogActions>
            <Alert.Cancel asChild>
              <ToolButton {...safeAnswer}>{texts.cancel}</ToolButton>
            </Alert.Cancel>
            <ToolButton
              look="danger"
              aria-disabled={isPending || undefined}
              onClick={() => !isPending && mutate()}
            >
              {texts.confirmRemove}
            </ToolButton>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
