import { Link } from '@/components/ui/link';
import { adminWork as texts } from '@/content/en/admin-work';
import { openWorkQuery, sumOf } from './open-work-query';
import { workPath } from '../records/tabs';
import { Failure, Skeleton } from '../ui/list-states';
import { useStaffQuery } from '../ui/staff-query';
import { workQuery } from './work-query';
import { WorkRows } from './work-rows';

const most = 10;

/** The first ten things that wait for the reader: their own, and nobody's. */
export function DoNow() {
  const { data, isError, refetch } = useStaffQuery(workQuery('do now', most));
  const { data: work } = useStaffQuery(openWorkQuery);
  const overdue = sumOf(work, 'overdue');
  return (
    <section aria-labelledby="do-now">
      <h2 id="do-now" className="pb-2 text-heading">
        {texts.doNow}
      </h2>
      {isError && <Failure text={texts.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={texts.loading} />}
      {data &&
        (data.length > 0 ? <WorkRows rows={data} /> : <p className="text-quiet">{texts.none}</p>)}
      {overdue > 0 && (
        <Link
          to={workPath('overdue')}
          className="mt-2 inline-flex min-h-9 items-center text-link underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {texts.allOverdue(overdue)}
        </Link>
      )}
    </section>
  );
}
