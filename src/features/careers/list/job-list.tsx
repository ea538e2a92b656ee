import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useTexts } from '@/components/texts';
import { Button } from '@/components/ui/button';
import type { PositionsTexts } from '@/content/texts';
import { cx } from '@/lib/cx';
import { useHydrated } from '@/lib/use-hydrated';
import type { Job } from '../job';
import { filterIn, filterJobs, noFilter, withFilter, type Filter } from './filter';
import { JobCard } from './job-card';
import { JobFilter } from './job-filter';
import { Pager } from './pager';

const pageSize = 6;

interface JobListProps {
  texts: PositionsTexts;
  jobs: readonly Job[];
}

export function JobList({ texts, jobs }: JobListProps) {
  const { locale } = useTexts();
  const [params, setParams] = useSearchParams();
  const results = useRef<HTMLElement>(null);

  const linked = useLocation().hash === `#${texts.id}`;
  useEffect(() => {
    if (linked && document.activeElement === document.body) {
      results.current?.focus({ preventScroll: true });
    }
  }, [linked]);

  // Prerendered HTML has neither a filter nor a page number.
  const hydrated = useHydrated();
  const current = hydrated ? params : noParams;
  const filter = filterIn(current);
  const found = filterJobs(jobs, filter, texts);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = pageIn(current, pages);
  const start = (page - 1) * pageSize;
  const shown = found.slice(start, start + pageSize);
  const nothing = shown.length === 0;
  const filtering = Object.values(filter).some(Boolean);

  function change(part: Partial<Filter>) {
    // One history entry per search: Back returns to where the typing began.
    const before = inAddress();
    const typing = 'q' in part && Boolean(before.get('q')?.trim());
    setParams(withFilter(before, part), { replace: typing });
  }

  function goToResults() {
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  function reset() {
    setParams(withFilter(inAddress(), noFilter));
    goToResults();
  }

  function move(to: number) {
    const next = inAddress();
    if (to > 1) next.set('page', String(to));
    else next.delete('page');
    setParams(next);
    goToResults();
  }

  return (
    <>
      <JobFilter
        texts={texts}
        jobs={jobs}
        filter={filter}
        onChange={change}
        onSubmit={goToResults}
      />
      <section ref={results} tabIndex={-1} aria-label={texts.results(page, pages)} className="mt-3">
        <div
          className={cx(
            'flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2',
            nothing ? 'flex-col items-start' : 'justify-between',
          )}
        >
          <output className={cx('tabular block', nothing ? 'text-lead' : 'text-quiet')}>
            {texts.found(found.length, jobs.length) +
              (hydrated && pages > 1 ? texts.shown(start + 1, start + shown.length) : '')}
          </output>
          {filtering && (
            <Button variant={nothing ? 'outlined' : 'text'} size="small" onClick={reset}>
              {texts.filter.reset}
            </Button>
          )}
        </div>
        {shown.some((job) => job.language !== locale) && (
          <p className="mb-3 text-small text-quiet">{texts.otherLanguage}</p>
        )}
        {!nothing && (
          <ul className="rule-b">
            {shown.map((job) => (
              <JobCard key={job.id} texts={texts} job={job} />
            ))}
            {!hydrated &&
              found
                .slice(pageSize)
                .map((job) => <JobCard key={job.id} texts={texts} job={job} noScriptOnly />)}
          </ul>
        )}
        {pages > 1 && <Pager texts={texts} page={page} pages={pages} onMove={move} />}
        {!hydrated && (
          <noscript>
            <p className="mt-4 max-w-reading text-small text-quiet">{texts.asBuilt}</p>
          </noscript>
        )}
      </section>
    </>
  );
}

const noParams = new URLSearchParams();

/** The rendered list lags behind the address. Reading the address keeps the latest change. */
const inAddress = () => new URLSearchParams(window.location.search);

function pageIn(params: URLSearchParams, pages: number): number {
  const requested = Number(params.get('page') ?? 1);
  return Number.isInteger(requested) ? Math.min(Math.max(requested, 1), pages) : 1;
}
