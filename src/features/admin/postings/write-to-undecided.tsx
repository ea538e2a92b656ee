import { queryOptions } from '@tanstack/react-query';
import { adminHiring } from '@/content/en/admin-hiring';
import { allRows, rowsOfView } from '../list/all-rows';
import { defaultView } from '../list/list-view';
import { careerApplications } from '../records/career-applications';
import { useTemplates } from '../replies/reply-templates';
import { declinedStatuses } from '../ui/applicants';
import { lazyDialog } from '../ui/lazy-part';
import { useStaffQuery } from '../ui/staff-query';

const BulkReplyDialog = lazyDialog(
  async () => (await import('../replies/bulk-reply-dialog')).BulkReplyDialog,
);

interface WriteToUndecidedProps {
  /** The id of the posting. */
  posting: string;
  onClose: () => void;
}

/** Declines the applicants of a posting who have not been sent a decision, with one reply to all. */
export function WriteToUndecided({ posting, onClose }: WriteToUndecidedProps) {
  const templates = useTemplates(careerApplications.table);
  const { data: records, isError } = useStaffQuery(undecidedQuery(posting));
  if (isError) return <p role="alert">{adminHiring.closing.failed}</p>;
  if (!records || !templates) return null;
  return (
    <BulkReplyDialog
      list={careerApplications}
      records={records}
      templates={templates}
      initial="decline"
      onClose={onClose}
      onSent={onClose}
    />
  );
}

function undecidedQuery(posting: string) {
  return queryOptions({
    queryKey: [careerApplications.table, 'undecided', posting],
    queryFn: async ({ signal }) => {
      const filters = { status: declinedStatuses.join(), posting, decision: 'none' };
      const view = { ...defaultView, filters };
      const columns = 'id,status,created_at,updated_at';
      return allRows(rowsOfView(careerApplications, view, undefined, columns, signal));
    },
    // Those who were chosen stay while the text is written.
    staleTime: 'static',
    gcTime: 0,
  });
}
