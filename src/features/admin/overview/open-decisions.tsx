import { Link } from '@/components/ui/link';
import { adminHiring } from '@/content/en/admin-hiring';
import { figures } from '@/content/facts/site';
import { cx } from '@/lib/cx';
import { openWorkQuery } from './open-work-query';
import { careerApplications } from '../records/career-applications';
import { jobPostings } from '../records/job-postings';
import { applicantsQuery, applicantsUrl, declinedStatuses, undecidedOf } from '../ui/applicants';
import { unturned } from '../ui/direction';
import { useStaffQuery } from '../ui/staff-query';
import { dayFromNow } from '../ui/timestamps';

const { open: texts } = adminHiring;
const { applicationDecisionDays: days } = figures;

/** Applicants whom nobody has told how it ended: for too long, or though their posting is closed. */
export function OpenDecisions() {
  const { data: work } = useStaffQuery(openWorkQuery);
  const { data: applicants = [] } = useStaffQuery(applicantsQuery);
  const late =
    work?.find(({ table_name }) => table_name === careerApplications.table)?.undecided ?? 0;
  const closed = new Map(
    applicants.filter(({ is_open }) => !is_open).map((one) => [one.posting_id, one]),
  );
  const waiting = [...closed].flatMap(([id, { title, is_open }]) => {
    const count = undecidedOf(applicants, id);
    const to =
      is_open === null
        ? applicantsUrl(id, declinedStatuses.join(','), { decision: 'none' })
        : `${jobPostings.path}/${id}`;
    return count > 0 ? [{ id, title: unturned(title), count, to }] : [];
  });
  if (late === 0 && waiting.length === 0) return null;
  return (
    <section aria-labelledby="open-decisions">
      <h2 id="open-decisions" className="pb-2 text-heading">
        {texts.title}
      </h2>
      <ul className="border-t border-line">
        {late > 0 && (
          <Line
            to={`${careerApplications.path}?decision=none&date=..${dayFromNow(-days - 1)}&sort=created_at`}
            label={texts.late(days)}
            count={late}
            isLate
          />
        )}
        {waiting.map(({ id, title, count, to }) => (
          <Line key={id} to={to} label={texts.closed(title)} count={count} />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  to: string;
  label: string;
  count: number;
  isLate?: boolean;
}

function Line({ to, label, count, isLate = false }: LineProps) {
  return (
    <li className="border-b border-line">
      <Link
        to={to}
        className="flex min-h-11 items-center justify-between gap-4 underline-offset-4 hover:underline"
      >
        <span className="min-w-0 wrap-anywhere">{label}</span>{' '}
        <span
          className={cx('text-[1.25rem] font-bold tabular-nums', isLate ? 'text-bad' : 'text-link')}
        >
          {count.toLocaleString('en')}
        </span>
      </Link>
    </li>
  );
}
