import { useQuery } from '@tanstack/react-query';
import { CopyButton } from '@/components/ui/copy-button';
import { adminSession } from '@/content/en/admin-session';
import { Dialog, DialogActions } from '../ui/dialog';
import { Failure, Skeleton } from '../ui/list-states';
import { useStaffUser } from '../ui/staff-user';
import { ToolButton } from '../ui/tool-button';
import { makeRecoveryCodes } from './factors';

const { codes: texts, cancel } = adminSession.factor;

/** Makes new codes and shows them once. */
export function RecoveryCodes({ onClose }: { onClose: () => void }) {
  const { email } = useStaffUser();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['recovery codes'],
    queryFn: makeRecoveryCodes,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (isFetching) {
    return (
      <Dialog title={texts.title} text={texts.text} onClose={onClose}>
        <Skeleton label={texts.loading} />
        <DialogActions cancel={cancel} />
      </Dialog>
    );
  }
  if (isError || !data) {
    return (
      <Dialog title={texts.title} text={texts.text} onClose={onClose}>
        <Failure text={texts.failed} onRetry={() => void refetch()} />
        <DialogActions cancel={cancel} />
      </Dialog>
    );
  }
  return (
    <Dialog title={texts.title} text={texts.text} focus="[data-kept]">
      <p className="hidden print:block">{email}</p>
      <ul data-printed className="grid gap-x-6 gap-y-1.5 font-mono sm:grid-cols-2">
        {data.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2.5">
        <CopyButton text={data.join('\n')} />
        <ToolButton variant="text" onClick={() => window.print()}>
          {texts.print}
        </ToolButton>
        <ToolButton data-kept variant="filled" className="ms-auto" onClick={onClose}>
          {texts.close}
        </ToolButton>
      </div>
    </Dialog>
  );
}
