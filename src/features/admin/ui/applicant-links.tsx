import { Link } from '@/components/ui/link';
import { adminDetail } from '@/content/en/admin-detail';
import { cx } from '@/lib/cx';
import { applicantsQuery, applicantsUrl, applicantCount } from './applicants';
import { useStaffQuery } from './staff-query';
import { careerApplications } from '../records/career-applications';
import { statusBadge } from '../records/status-badge';

const { applicants: texts } = adminDetail.job;

/** A posting's applicants, in total and by status, each number a link to them, with the status in words if asked. */
export function ApplicantLinks(props: { postingId: string; hasWords?: boolean }) {
  const { postingId, hasWords = false } = props;
  const { data, isError } = useStaffQuery(applicantsQuery);
  if (!data) return isError && <span className="text-quiet">{texts.unknown}</span>;
  const rows = data.filter(({ posting_id }) => posting_id === postingId);
  const total = applicantCount(data, postingId);
  if (total === 0) return <span className="text-quiet">{texts.none}</span>;
  return (
    <span className={cx('-mx-1 flex flex-wrap', hasWords ? 'gap-x-2' : 'gap-x-0.5')}>
      <Link
        to={applicantsUrl(postingId)}
        className={cx(linkStyle, 'font-semibold text-link', !hasWords && 'basis-full')}
      >
        {texts.all(total)}
      </Link>
      {careerApplications.statuses.map(({ name }) => {
        const count = rows.find(({ status }) => status === name)?.applicants;
        if (!count) return null;
        const { label, icon: Icon } = statusBadge(careerApplications, name);
        return (
          <Link key={name} to={applicantsUrl(postingId, name)} title={label} className={linkStyle}>
            <Icon aria-hidden className="size-4 text-quiet" strokeWidth={2} />
            {count.toLocaleString('en')} <span className={cx(!hasWords && 'sr-only')}>{label}</span>
          </Link>
        );
      })}
    </span>
  );
}

const linkStyle =
  'inline-flex min-h-6 items-center gap-1 px-1 tabular-nums hover:text-link hover:underline underline-offset-4 pointer-coarse:min-h-11 pointer-coarse:px-2';
