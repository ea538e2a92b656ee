import { Link } from '@/components/ui/link';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminWork as texts } from '@/content/en/admin-work';
import { careerApplications } from '../records/career-applications';
import { QuerySection } from '../ui/query-section';
import { useStaffQuery } from '../ui/staff-query';
import { dayFromNow } from '../ui/timestamps';
import { useFacts } from '../ui/use-facts';
import { openWorkQuery, totalCountOf, workQuery } from './work-queries';
import { WorkRows } from './work-rows';

const maxRows = 10;

/** What waits for the reader first, and the applicants who have waited too long for a decision. */
export function DoNow() {
  const { applicationDecisionDays: decisionDays } = useFacts().figures;
  const work = useStaffQuery(workQuery('do now', maxRows));
  const { data: counts } = useStaffQuery(openWorkQuery);
  const undecidedCount = totalCountOf(counts, 'undecided');
  const lastDay = dayFromNow(-decisionDays - 1);
  return (
    <QuerySection as="part" texts={{ ...texts, title: texts.doNow }} query={work}>
      {(rows) => (
        <>
          {rows.length > 0 ? <WorkRows rows={rows} /> : <p className="text-quiet">{texts.none}</p>}
          {undecidedCount > 0 && (
            <Link
              // The longest wait first.
              to={`${careerApplications.path}?decision=none&date=..${lastDay}&sort=created_at`}
              className="mt-2 inline-flex min-h-9 items-center text-link underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {adminHiring.undecided(undecidedCount, decisionDays)}
            </Link>
          )}
        </>
      )}
    </QuerySection>
  );
}
