import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminAnswers } from '@/content/en/admin-answers';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { BounceNotice } from '../replies/bounce';
import type { RecordTable, StaffRecord } from '../records/record-list';
import { AddressForm } from '../ui/address-form';
import { Dialog, DialogActions } from '../ui/dialog';
import { isolated } from '../ui/direction';
import { refresh } from '../ui/refresh';
import { ToolButton } from '../ui/tool-button';

const { bounce: texts } = adminAnswers;

interface AddressProblemProps {
  table: RecordTable;
  record: StaffRecord;
}

/** Of an address to which mail does not arrive: what came back, and the two ways out. */
export function AddressProblem({ table, record }: AddressProblemProps) {
  const client = useQueryClient();
  const [isCorrecting, setCorrecting] = useState(false);
  const { mutate: tryAgain, isPending } = useMutation({
    mutationFn: async () =>
      dataOf(await staff().rpc('try_address_again', { table_name: table, record_id: record.id })),
    onSuccess: () => toast({ kind: 'success', title: texts.triedAgain }),
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.failed }),
    onSettled: () => refresh(client, 'bounces'),
  });
  return (
    <>
      <BounceNotice table={table} record={record}>
        <ToolButton inactive={isPending} onClick={() => tryAgain()}>
          {isPending ? texts.trying : texts.tryAgain}
        </ToolButton>
        <ToolButton onClick={() => setCorrecting(true)}>{texts.correct}</ToolButton>
      </BounceNotice>
      {isCorrecting && (
        <CorrectionDialog table={table} record={record} onClose={() => setCorrecting(false)} />
      )}
    </>
  );
}

interface CorrectionDialogProps extends AddressProblemProps {
  onClose: () => void;
}

function CorrectionDialog({ table, record, onClose }: CorrectionDialogProps) {
  const client = useQueryClient();
  const current = String(record['email'] ?? '');

  async function correct(email: string) {
    dataOf(
      await staff().rpc('correct_address', { table_name: table, record_id: record.id, email }),
    );
    onClose();
    await refresh(client, table, 'bounces', 'activity_log', 'mails');
  }

  return (
    <Dialog
      title={texts.correctTitle}
      text={texts.correctText(isolated(current), !record['came_by'])}
      focus="input"
      onClose={onClose}
    >
      <AddressForm
        texts={texts.form}
        hint={texts.form.hint}
        problemOf={(address) => (address === current.toLowerCase() ? texts.form.same : undefined)}
        add={correct}
        refusalOf={(error) =>
          error instanceof RequestError && error.code === 'PT400'
            ? texts.form.invalid
            : texts.form.failed
        }
      />
      <DialogActions cancel={texts.cancel} />
    </Dialog>
  );
}
