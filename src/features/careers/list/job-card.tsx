import { Banknote, BriefcaseBusiness, Building2, CalendarClock, MapPin } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '@/components/texts';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { PositionsTexts } from '@/content/texts';
import { cx } from '@/lib/cx';
import { applyPath, factsOf, jobPath, requirementsOf, type Job } from '../job';

const maxRequirements = 2;

const icons = {
  department: Building2,
  location: MapPin,
  employment_type: BriefcaseBusiness,
  salary_range: Banknote,
  closes_on: CalendarClock,
};

interface JobCardProps {
  texts: PositionsTexts;
  job: Job;
  noScriptOnly?: boolean;
}

export function JobCard({ texts, job, noScriptOnly }: JobCardProps) {
  const { search } = useLocation();
  const { language } = useTexts();
  const requirements = requirementsOf(job);
  const more = requirements.length - maxRequirements;

  return (
    <li
      className={cx(
        'grid-cols-1 gap-x-12 gap-y-5 border-t border-line py-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_auto]',
        noScriptOnly ? 'hidden noscript:grid' : 'grid',
      )}
    >
      <div>
        <h3 className="text-heading">
          <Link
            to={jobPath(job.id)}
            state={{ list: search }}
            lang={job.language}
            dir="auto"
            className="-my-2 inline-block py-2 wrap-anywhere underline-offset-4 hover:text-link hover:underline"
          >
            {job.title}
          </Link>
        </h3>
        <dl className="mt-3 grid gap-1.5 text-small">
          {factsOf(job, texts, language).map(({ name, label, value }) => {
            const Icon = icons[name];
            return (
              <div key={name} className="flex gap-2.5">
                <dt>
                  <Icon
                    aria-hidden
                    className="mt-0.5 size-5 shrink-0 text-quiet"
                    strokeWidth={1.5}
                  />
                  <span className="sr-only">{label}</span>
                </dt>
                <dd
                  dir="auto"
                  className={cx('min-w-0', name === 'salary_range' && 'font-semibold')}
                >
                  {value}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
      <div className="min-w-0 text-small">
        <p lang={job.language} dir="auto" className="line-clamp-3">
          {job.description}
        </p>
        <ul
          lang={job.language}
          className="mt-4 grid list-disc gap-1 ps-5 text-quiet marker:text-marigold"
        >
          {requirements.slice(0, maxRequirements).map((line, index) => (
            <li key={`${index} ${line}`} dir="auto">
              {line}
            </li>
          ))}
        </ul>
        {more > 0 && <p className="tabular mt-1 ps-5 text-quiet">{texts.moreRequirements(more)}</p>}
      </div>
      <div className="md:col-start-2 lg:col-start-3">
        <ButtonLink to={applyPath(job.id)} variant="outlined" size="small">
          {texts.applyNow}{' '}
          <span className="sr-only">
            {texts.applyNowFor} <bdi lang={job.language}>{job.title}</bdi>
          </span>
        </ButtonLink>
      </div>
    </li>
  );
}
