import { queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { adminHiring } from '@/content/en/admin-hiring';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { valueText } from '../list/filters';
import { careerApplications } from '../records/career-applications';
import { ApplicantLinks } from '../ui/applicant-links';
import { applicantsQuery, applicantsUrl } from '../ui/applicants';
import { refreshMs } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';
import { dateOf } from '../ui/timestamps';
import type { Posting } from './job-queries';

const { posting: texts, rejection } = adminHiring;

const daysSince = (timestamp: string) =>
  Math.floor((Date.now() - dateOf(timestamp).getTime()) / 86_400_000);

interface PostingFiguresProps {
  posting: Posting;
  isOpen: boolean;
}

/** The applicants of a posting by status, where they came from, why they were rejected, and what is next. */
export function PostingFigures({ posting, isOpen }: PostingFiguresProps) {
  const { id, created_at } = posting;
  const { data: applicants = [] } = useStaffQuery(applicantsQuery);
  const { data: figures, isError } = useStaffQuery(figuresQuery(id));
  const next = careerApplications.statuses.flatMap(({ name: status, final }) => {
    const count = applicants.find(
      (one) => one.posting_id === id && one.status === status,
    )?.applicants;
    const label = count && !final && texts.steps[status]?.(count);
    return label ? [{ status, label }] : [];
  })[0];
  return (
    <section aria-label={texts.title} className="mt-3">
      <ApplicantLinks id={id} worded />
      <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        <Figure label={isOpen ? texts.open(daysSince(created_at)) : texts.closed} />
        {next && (
          <Figure label={texts.next}>
            <Link to={applicantsUrl(id, next.status)} className={link}>
              {next.label}
            </Link>
          </Figure>
        )}
        {counted.map(({ figure, label, field, status }) => {
          const found = figures?.filter((one) => one.figure === figure) ?? [];
          if (found.length === 0) return null;
          return (
            <Figure key={figure} label={label}>
              {found.map(({ value, applicants: count }) =>
                value === 'none' ? (
                  <span key={value}>
                    {rejection.none} <b>{count}</b>
                  </span>
                ) : (
                  <Link
                    key={value}
                    to={applicantsUrl(id, status, { [figure]: value })}
                    className={link}
                  >
                    {valueText(field, value)} <b>{count}</b>
                  </Link>
                ),
              )}
            </Figure>
          );
        })}
      </dl>
      {isError && <p className="text-quiet">{texts.failed}</p>}
    </section>
  );
}

/** Figures by what they count, which is also the filter of the list behind them. */
const counted = [
  { figure: 'source', label: texts.sources, field: 'source', status: undefined },
  {
    figure: 'rejection',
    label: texts.rejections,
    field: 'rejection_reason',
    status: careerApplications.replies.decline,
  },
];

const link =
  'inline-flex min-h-6 items-center gap-1 text-link underline-offset-4 hover:underline pointer-coarse:min-h-11';

function Figure({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <dt className="text-quiet">{label}</dt>
      {children && <dd className="flex flex-wrap gap-x-3">{children}</dd>}
    </div>
  );
}

interface ApplicantFigure {
  figure: string;
  value: string;
  applicants: number;
}

function figuresQuery(posting: string) {
  return queryOptions({
    queryKey: [careerApplications.table, 'figures', posting],
    queryFn: async ({ signal }) => {
      const request = staff()
        .from('applicant_figures')
        .select('figure,value,applicants')
        .eq('posting_id', posting)
        .order('applicants', { ascending: false })
        .limit(50);
      return (dataOf(await request.abortSignal(signal)) ?? []) as ApplicantFigure[];
    },
    refetchInterval: refreshMs,
  });
}
