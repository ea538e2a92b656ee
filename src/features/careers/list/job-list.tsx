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

export function JobList({ texts, jobs }: { texts: PositionsTexts; jobs: readonly Job[] }) {
  const { locale } = useTexts();
  const results = useRef<HTMLElement>(null);

  const isLinked = useLocation().hash === `#${texts.id}`;
  useEffect(() => {
    if (isLinked && document.activeElement === document.body) {
      results.current?.focus({ preventScroll: true });
    }
  }, [isLinked]);

  const isHydrated = useHydrated();
  const { params, changeFilter, resetFilter, goToPage } = useListParams(isHydrated, goToResults);
  const filter = filterIn(params);
  const foundJobs = filterJobs(jobs, filter, texts);
  const pageCount = Math.max(1, Math.ceil(foundJobs.length / pageSize));
  const page = pageIn(params, pageCount);
  const start = (page - 1) * pageSize;
  const shownJobs = foundJobs.slice(start, start + pageSize);
  const isEmpty = shownJobs.length === 0;
  const isFiltered = Object.values(filter).some(Boolean);

  function goToResults() {
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  return (
    <>
      <JobFilter {...{ texts, jobs, filter }} onChange={changeFilter} onSubmit={goToResults} />
      <section
        ref={results}
        tabIndex={-1}
        aria-label={texts.results(page, pageCount)}
        className="mt-3"
      >
        <div
          className={cx(
            'flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2',
            isEmpty ? 'flex-col items-start' : 'justify-between',
          )}
        >
          <output className={cx('tabular block', isEmpty ? 'text-lead' : 'text-quiet')}>
            {texts.found(foundJobs.length, jobs.length) +
              (isHydrated && pageCount > 1 ? texts.shown(start + 1, start + shownJobs.length) : '')}
          </output>
          {isFiltered && (
            <Button variant={isEmpty ? 'outlined' : 'text'} size="small" onClick={resetFilter}>
              {texts.filter.reset}
            </Button>
          )}
        </div>
        {shownJobs.some((job) => job.language !== locale) && (
          <p className="mb-3 text-small text-quiet">{texts.otherLanguage}</p>
        )}
        {!isEmpty && (
          <ul className="rule-b">
            {shownJobs.map((job) => (
              <JobCard key={job.id} texts={texts} job={job} />
            ))}
            {!isHydrated &&
              foundJobs
                .slice(pageSize)
                .map((job) => <JobCard key={job.id} texts={texts} job={job} isNoScriptOnly />)}
          </ul>
        )}
        {pageCount > 1 && (
          <Pager texts={texts} page={page} pageCount={pageCount} onMove={goToPage} />
        )}
        {!isHydrated && (
          <noscript>
            <p className="mt-4 max-w-reading text-small text-quiet">{texts.asBuilt}</p>
          </noscript>
        )}
      </section>
    </>
  );
}

/** The filter and the page number in the address. @param onMove called for the whole list and another page */
function useListParams(isHydrated: boolean, onMove: () => void) {
  const [renderedParams, setParams] = useSearchParams();

  function changeFilter(changes: Partial<Filter>) {
    // One history entry per search: Back returns to where the typing began.
    const params = paramsOfAddress();
    const isTyping = 'q' in changes && filterIn(params).q !== '';
    setParams(withFilter(params, changes), { replace: isTyping });
  }

  function resetFilter() {
    setParams(withFilter(paramsOfAddress(), noFilter));
    onMove();
  }

  function goToPage(page: number) {
    const params = paramsOfAddress();
    if (page > 1) params.set('page', String(page));
    else params.delete('page');
    setParams(params);
    onMove();
  }

  // Prerendered HTML has neither of them.
  return { params: isHydrated ? renderedParams : noParams, changeFilter, resetFilter, goToPage };
}

const noParams = new URLSearchParams();

/** The rendered list lags behind the address. Reading the address keeps the latest change. */
const paramsOfAddress = () => new URLSearchParams(window.location.search);

function pageIn(params: URLSearchParams, pageCount: number): number {
  const requested = Number(params.get('page') ?? 1);
  return Number.isInteger(requested) ? Math.min(Math.max(requested, 1), pageCount) : 1;
}
