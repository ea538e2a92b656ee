import { useLocation } from 'react-router-dom';
import { useTexts } from '@/components/texts';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { PositionsTexts } from '@/content/texts';
import { cx } from '@/lib/cx';
import { applyPath, factsOf, jobPath, linesOf, type Job } from '../job';

const maxRequirements = 2;

interface JobCardProps {
  texts: PositionsTexts;
  job: Job;
  isNoScriptOnly?: boolean;
}

export function JobCard({ texts, job, isNoScriptOnly }: JobCardProps) {
  const { search } = useLocation();
  const { language } = useTexts();
  const requirements = linesOf(job.requirements);
  const hiddenCount = requirements.length - maxRequirements;
  const facts = factsOf(job, texts, language);

  return (
    <li className={cx('job', isNoScriptOnly ? 'hidden noscript:grid' : 'grid')}>
      <div>
        <h3>
          <Link
            to={jobPath(job.id)}
            state={{ list: search }}
            lang={job.language}
            dir="auto"
            className="-my-2 inline-block py-2 wrap-anywhere underline-offset-4 hover:underline"
          >
            {job.title}
          </Link>
        </h3>
        <dl className="job-facts text-small">
          {facts.map((fact) => (
            <Fact key={fact.name} {...fact} />
          ))}
        </dl>
      </div>
      <div className="min-w-0 text-small">
        <p lang={job.language} dir="auto" className="line-clamp-3">
          {job.description}
        </p>
        <ul lang={job.language} className="dots mt-2 text-quiet">
          {requirements.slice(0, maxRequirements).map((line, index) => (
            <li key={`${index} ${line}`} dir="auto">
              {line}
            </li>
          ))}
        </ul>
        {hiddenCount > 0 && (
          <p className="tabular mt-1 ps-4 text-quiet">{texts.moreRequirements(hiddenCount)}</p>
        )}
      </div>
      <div>
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

function Fact({ name, label, value, isApart }: ReturnType<typeof factsOf>[number]) {
  return (
    <div className={isApart ? 'w-full text-ink' : undefined}>
      <dt className="sr-only">{label}</dt>
      <dd dir="auto" className={name === 'salary_range' ? 'tabular font-semibold' : undefined}>
        {value}
      </dd>
    </div>
  );
}
