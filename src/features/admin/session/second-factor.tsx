import { useState } from 'react';
import { FormNotice } from '@/components/form/form-notice';
import { adminSession } from '@/content/en/admin-session';
import { Dialog, DialogActions } from '../ui/dialog';
import { Skeleton } from '../ui/list-states';
import { QuestionButton } from '../ui/question-dialog';
import { useStaffQuery } from '../ui/staff-query';
import { ToolButton } from '../ui/tool-button';
import { useCommand } from '../ui/use-command';
import { factorsQuery, removeFactor } from './factors';
import { RecoveryCodes } from './recovery-codes';
import { SetUpFactor } from './set-up-factor';

const { factor: texts, devices } = adminSession;

export function SecondFactor({ onClose }: { onClose: () => void }) {
  const { data: factors, isError } = useStaffQuery(factorsQuery);
  const [part, setPart] = useState<'set up' | 'codes'>();
  const closePart = () => setPart(undefined);
  const { run } = useCommand({
    run: removeFactor,
    changes: ['factors'],
    done: texts.remove.done,
    failed: texts.failed,
  });
  if (part === 'set up') return <SetUpFactor onDone={onClose} onClose={closePart} />;
  if (part === 'codes') return <RecoveryCodes onKept={closePart} onCancel={closePart} />;
  const factor = factors?.[0];
  const { none, on } = texts.state;
  return (
    <Dialog title={texts.open} text={factor ? on : none} onClose={onClose}>
      {isError && <FormNotice>{texts.state.failed}</FormNotice>}
      {!factors && !isError && <Skeleton label={texts.setUp.loading} />}
      <DialogActions cancel={devices.close}>
        {factor && (
          <>
            <QuestionButton
              {...texts.remove}
              button={{ variant: 'danger', children: texts.remove.open }}
              cancel={texts.cancel}
              yes={texts.remove.open}
              isDestructive
              onYes={() => run()}
            />
            <ToolButton variant="filled" onClick={() => setPart('codes')}>
              {texts.codes.open}
            </ToolButton>
          </>
        )}
        {factors && !factor && (
          <ToolButton variant="filled" onClick={() => setPart('set up')}>
            {texts.setUp.open}
          </ToolButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
