import { Link } from '@/components/ui/link';
import { adminDetail } from '@/content/en/admin-detail';
import { Failure, Skeleton } from '../ui/list-states';

const { panel: texts } = adminDetail;

interface RecordStatesProps {
  /** Also beside a record that is shown, when asking anew failed. */
  failed: boolean;
  unknown: boolean;
  loading: boolean;
  listUrl: string;
  onRetry: () => void;
}

/** What a panel says while its record is not there. */
export function RecordStates({ failed, unknown, loading, listUrl, onRetry }: RecordStatesProps) {
  return (
    <>
      {failed && (
        <div className="mt-3">
          <Failure text={texts.failed} onRetry={onRetry} />
        </div>
      )}
      {unknown && (
        <div className="mt-3">
          <p className="text-quiet">{texts.unknown}</p>
          <Link to={listUrl} className="mt-3 inline-flex min-h-11 items-center text-brand">
            {texts.toList}
          </Link>
        </div>
      )}
      {loading && !failed && !unknown && <Skeleton label={texts.loading} rows={6} />}
    </>
  );
}
