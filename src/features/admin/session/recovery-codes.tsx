import { useQuery } from '@tanstack/react-query';
import { CopyButton } from '@/components/ui/copy-button';
import { adminSession } from '@/content/en/admin-session';
import { Dialog, DialogActions } from '../ui/dialog';
import { Failure, Skeleton } from '../ui/list-states';
import { ToolButton } from '../ui/tool-button';
import { newCodesQuery } from './factors';

const { codes: texts, cancel } = adminSession.factor;

interface RecoveryCodesProps {
  /** Called once somebody says that the codes are kept. */
  onKept: () => void;
  /** Without new ones, earlier codes still let their owner in. */
  onCancel?: () => void;
}

/** Makes new codes and shows them once. Whoever has none yet cannot leave before. */
export function RecoveryCodes({ onKept, onCancel }: RecoveryCodesProps) {
  const { data: codes, isFetching, refetch } = useQuery(newCodesQuery);
  const hasFailed = !codes && !isFetching;
  return (
    <Dialog
      title={texts.title}
      text={texts.text}
      {...(hasFailed && onCancel && { onClose: onCancel })}
    >
      {isFetching && <Skeleton label={texts.loading} />}
      {hasFailed && <Failure text={texts.failed} onRetry={() => void refetch()} />}
      {hasFailed && onCancel && <DialogActions cancel={cancel} />}
      {codes && (
        <>
          <ul
            ref={focusOn}
            tabIndex={-1}
            aria-label={texts.title}
            className="grid gap-x-6 gap-y-1.5 font-mono outline-none sm:grid-cols-2"
          >
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-2.5">
            <CopyButton text={codes.join('\n')} />
            <ToolButton variant="filled" className="ms-auto" onClick={onKept}>
              {texts.close}
            </ToolButton>
          </div>
        </>
      )}
    </Dialog>
  );
}

const focusOn = (list: HTMLElement | null) => list?.focus();
