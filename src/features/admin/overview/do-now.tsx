import { Link } from '@/components/ui/link';
import { adminWork as texts } from '@/content/en/admin-work';
import { cx } from '@/lib/cx';
import { openWorkQuery, sumOf } from './open-work-query';
import { setupPath, workPath } from '../records/tabs';
import { useOpenRows } from '../setup/use-setup';
import { QuerySection } from '../ui/query-section';
import { useStaffQuery } from '../ui/staff-query';
import { useRight } from '../ui/staff-user';
import { workQuery } from './work-query';
import { WorkRows } from './work-rows';

const most = 10;
const link =
  'inline-flex min-h-9 items-center text-link underline-offset-4 hover:underline pointer-coarse:min-h-11';

/** The first ten things that wait for the reader: their own, and nobody's. */
export function DoNow() {
  const work = useStaffQuery(workQuery('do now', most));
  const setsUp = useRight('setUp');
  const overdue = sumOf(useStaffQuery(openWorkQuery).data, 'overdue');
  return (
    <QuerySection as="part" texts={{ ...texts, title: texts.doNow }} query={work}>
      {(rows) => (
        <>
          {setsUp ? <SetupFirst isAll={rows.length === 0} /> : rows.length === 0 && <Nothing />}
          {rows.length > 0 && <WorkRows rows={rows} />}
          {overdue > 0 && (
            <Link to={workPath('overdue')} className={cx('mt-2', link)}>
              {texts.allOverdue(overdue)}
            </Link>
          )}
        </>
      )}
    </QuerySection>
  );
}

const Nothing = () => <p className="text-quiet">{texts.none}</p>;

/** Before the first day of work, what the site still needs comes first. */
function SetupFirst({ isAll }: { isAll: boolean }) {
  const open = useOpenRows();
  if (open === 0) return isAll && <Nothing />;
  return (
    <Link to={setupPath} className={link}>
      {texts.toSetUp(open)}
    </Link>
  );
}
