import { Link } from '@/components/ui/link';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminWork as texts } from '@/content/en/admin-work';
import { figures } from '@/content/facts/site';
import { openWorkQuery, sumOf } from './open-work-query';
import { careerApplications } from '../records/career-applications';
import { workPath } from '../records/tabs';
import { QuerySection } from '../ui/query-section';
import { useStaffQuery } from '../ui/staff-query';
import { dayFromNow } from '../ui/timestamps';
import { workQuery } from './work-query';
import { WorkRows } from './work-rows';

const most = 10;
const { applicationDecisionDays: days } = figures;
const link =
  'inline-flex min-h-9 items-center text-link underline-offset-4 hover:underline pointer-coarse:min-h-11';

/** The first ten things that wait for the reader: their own, and nobody's. */
export function DoNow() {
  const work = useStaffQuery(workQuery('do now', most));
  const { data: counts } = useStaffQuery(openWorkQuery);
  const overdue = sumOf(counts, 'overdue');
  const undecided = sumOf(counts, 'undecided');
  return (
    <QuerySection as="part" texts={{ ...texts, title: texts.doNow }} query={work}>
      {(rows) => (
        <>
          {rows.length > 0 ? <WorkRows rows={rows} /> : <p className="text-quiet">{texts.none}</p>}
          <p className="mt-2 flex flex-wrap gap-x-6 empty:hidden">
            {overdue > 0 && (
              <Link to={workPath('overdue')} className={link}>
                {texts.allOverdue(overdue)}
              </Link>
            )}
            {undecided > 0 && (
              <Link to={undecidedUrl()} className={link}>
                {adminHiring.undecided(undecided, days)}
              </Link>
            )}
          </p>
        </>
      )}
    </QuerySection>
  );
}

/** Applicants whom nobody has told how it ended, the longest wait first. */
const undecidedUrl = () =>
  `${careerApplications.path}?decision=none&date=..${dayFromNow(-days - 1)}&sort=created_at`;
