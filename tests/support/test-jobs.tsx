import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { Job } from '@/features/careers/job';
import { answerRequests } from './network';
import { render } from './with-texts';

export const jobId = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export function makeJob(number: number, part: Partial<Job> = {}): Job {
  return {
    id: jobId(number),
    title: `Position ${number}`,
    department: 'Engineering',
    location: 'Nairobi, Kenya',
    workplace: null,
    country_code: null,
    employment_type: 'full-time',
    salary_range: null,
    description: `What number ${number} does.`,
    requirements: 'One line',
    language: 'en',
    closes_on: null,
    created_at: '2026-11-18 09:55:26.747+00',
    ...part,
  };
}

export const makeJobs = (count: number) =>
  Array.from({ length: count }, (_, index) => makeJob(index + 1));

/**
 * Answers like the REST interface, `pageSize` rows at a time; returns the requested URLs, which grow as they arrive.
 * @param closingDays of postings that ended with them, by id
 */
export function answerJobs(
  jobs: readonly Job[],
  pageSize = 1000,
  closingDays: Record<string, string> = {},
): URL[] {
  const urls: URL[] = [];
  answerRequests((request) => {
    const url = new URL(request.url);
    urls.push(url);
    if (url.pathname.endsWith('/rpc/closed_on')) {
      const closingDay = closingDays[url.searchParams.get('posting') ?? ''];
      return Response.json(closingDay ? [closingDay] : []);
    }
    const id = url.searchParams.get('id')?.replace('eq.', '');
    if (id) return Response.json(jobs.filter((job) => job.id === id));
    const offset = Number(url.searchParams.get('offset') ?? 0);
    const rows = jobs.slice(offset, offset + pageSize);
    const range = `${offset}-${offset + rows.length - 1}/${jobs.length}`;
    return Response.json(rows, { headers: { 'content-range': range } });
  });
  return urls;
}

/** Renders `children` at an address; `/careers/*` is any other page. */
export function openAt(address: string, children: ReactNode) {
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/careers/*" element={<p>Another page</p>} />
        <Route path="/" element={children} />
      </Routes>
      <Address />
    </BrowserRouter>,
  );
}

function Address() {
  const { pathname, search, state } = useLocation();
  return (
    <p data-testid="address" data-state={JSON.stringify(state)}>
      {pathname + search}
    </p>
  );
}

export const address = () => screen.getByTestId('address').textContent;
