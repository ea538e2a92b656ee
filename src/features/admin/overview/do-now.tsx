import { Link } from '@/components/ui/link';
import { adminWork as texts } from '@/content/en/admin-work';
import { openWorkQuery, sumOf } from './open-work-query';
import { workPath } from '../records/tabs';
import { QuerySection } from '../ui/query-section';
import { useStaffQuery } from '../ui/staff-query';
import { workQuery } from './work-query';
import { WorkRows } from './work-rows';

const most = 10;

/** The first ten things that wait for the reader: their own, and nobody's. */
export function DoNow() {
  const work = useStaffQuery(workQuery('do now', most));
  const overdue = sumOf(useStaffQuery(openWorkQuery).data, 'overdue');
  return (
    <QuerySection as="part" texts={{ ...texts, title: texts.doNow }} query={work}>
      {(rows) => (
        <>
          {rows.length > 0 ? <WorkRows rows={rows} /> : <p className="text-quiet">{texts.none}</p>}
          {overdue > 0 && (
            <Link
              to={workPath('overdue')}
              className="mt-2 inline-flex min-h-9 items-center text-link underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {texts.allOverdue(overdue)}
            </Link>
          )}
        </>
      )}
    </QuerySection>
  );
}
