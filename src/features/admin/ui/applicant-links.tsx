import { Link } from '@/components/ui/link';
import { adminDetail } from '@/content/en/admin-detail';
import { cx } from '@/lib/cx';
import { applicantsQuery, applicantsUrl, sumOf } from './applicants';
import { careerApplications } from '../records/career-applications';
import { statusBadge } from '../records/status-badge';
import { useStaffQuery } from './staff-query';

const { applicants: texts } = adminDetail.job;

interface ApplicantLinksProps {
  /** The id of the posting. */
  id: string;
  /** Shows the statuses in words as well. */
  worded?: boolean;
}

/** A posting's applicants, in total and by status, each number a link to them. */
export function ApplicantLinks({ id, worded = false }: ApplicantLinksProps) {
  const { data, isError } = useStaffQuery(applicantsQuery);
  if (!data) return isError && <span className="text-quiet">{texts.unknown}</span>;
  const total = sumOf(data, id);
  if (total === 0) return <span className="text-quiet">{texts.none}</span>;
  return (
    <span className={cx('-mx-1 flex flex-wrap', worded ? 'gap-x-2' : 'gap-x-0.5')}>
      <Link
        to={applicantsUrl(id)}
        className={cx(link, 'font-semibold text-link', !worded && 'basis-full')}
      >
        {texts.all(total)}
      </Link>
      {careerApplications.statuses.map(({ name }) => {
        const count = data.find((one) => one.posting_id === id && one.status === name)?.applicants;
        if (!count) return null;
        const { label, icon: Icon } = statusBadge(careerApplications, name);
        return (
          <Link key={name} to={applicantsUrl(id, name)} title={label} className={link}>
            <Icon aria-hidden className="size-4 text-quiet" strokeWidth={2} />
            {count.toLocaleString('en')} <span className={cx(!worded && 'sr-only')}>{label}</span>
          </Link>
        );
      })}
    </span>
  );
}

const link =
  'inline-flex min-h-6 items-center gap-1 px-1 tabular-nums hover:text-link hover:underline underline-offset-4 pointer-coarse:min-h-11 pointer-coarse:px-2';
