import type { ReactNode } from 'react';
import { JsonLd } from '@/components/json-ld';
import { Seo } from '@/components/seo';
import { useTexts } from '@/components/texts';
import { ButtonLink } from '@/components/ui/button';
import type { PostingTexts } from '@/content/texts';
import { longDate } from '@/lib/format';
import { applyPath, dayPosted, factsOf, jobPath, linesOf, type Job } from '../job';
import { useJob } from '../use-jobs';
import { jobPostingData } from './job-data';
import { JobFailure, JobFrame, JobLoading, NoJob } from './job-frame';

export function JobView({ id, texts }: { id: string; texts: PostingTexts }) {
  const { state, job } = useJob(id);
  if (state === 'loading') return <JobLoading texts={texts} />;
  if (state === 'failed') return <JobFailure texts={texts} />;
  if (state === 'open') return <OpenJob texts={texts} job={job} />;
  return <NoJob texts={texts} id={id} reason={state} />;
}

function OpenJob({ texts, job }: { texts: PostingTexts; job: Job }) {
  const { locale, language } = useTexts();
  const facts = factsOf(job, texts.positions, language);
  const postedOn = dayPosted(job);
  const factsAside = facts.filter(({ isApart }) => isApart);
  const factsInLead = facts.filter(({ isApart }) => !isApart);
  const lead = factsInLead.map(({ value }) => value).join(' · ');
  const meta = {
    title: job.title,
    description: shortened(job.description),
    keywords: [job.title, job.department, job.location],
  };

  return (
    <>
      <Seo meta={meta} path={jobPath(job.id)} />
      <JsonLd
        path={jobPath(job.id)}
        language={job.language}
        entities={[jobPostingData(job, texts, locale)]}
      />
      <JobFrame
        texts={texts}
        title={job.title}
        language={job.language}
        lead={<bdi>{lead}</bdi>}
        action={<ButtonLink to={applyPath(job.id)}>{texts.positions.applyNow}</ButtonLink>}
      >
        <div className="section-split">
          <aside className="mb-8">
            <dl className="rows">
              {factsAside.map(({ name, label, value }) => (
                <Fact key={name} label={label}>
                  {value}
                </Fact>
              ))}
              <Fact label={texts.posted}>
                <time dateTime={postedOn}>{longDate(postedOn, language)}</time>
              </Fact>
            </dl>
            <p className="mt-3 text-small text-quiet">{texts.review}</p>
            <noscript>
              <p className="mt-3 text-small text-quiet">{texts.asBuilt}</p>
            </noscript>
          </aside>
          <div className="max-w-reading">
            {job.language !== locale && (
              <p className="mb-8 text-small text-quiet">{texts.otherLanguage}</p>
            )}
            <h2>{texts.description}</h2>
            {linesOf(job.description).map((paragraph, index) => (
              <p key={`${index} ${paragraph}`} lang={job.language} dir="auto" className="mt-4">
                {paragraph}
              </p>
            ))}
            <h2 className="mt-8 mb-4">{texts.requirements}</h2>
            <ul lang={job.language} className="rows">
              {linesOf(job.requirements).map((line, index) => (
                <li key={`${index} ${line}`} dir="auto">
                  {line}
                </li>
              ))}
            </ul>
            <ButtonLink
              to={applyPath(job.id)}
              variant="outlined"
              className="mt-8 max-sm:w-full print:hidden"
            >
              {texts.positions.applyNow}
            </ButtonLink>
          </div>
        </div>
      </JobFrame>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

/** In characters: as much as search engines show. */
const maxDescriptionLength = 160;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxDescriptionLength) return line;
  return `${line.slice(0, maxDescriptionLength - 2).replace(/\s\S*$/, '')} …`;
}
