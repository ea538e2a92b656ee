import { screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { posting } from '@/content/en/posting';
import { site } from '@/content/facts/site';
import { answerRequests } from '@tests/support/network';
import { passTime } from '@tests/support/pass-time';
import { answerJobs, jobId, makeJob } from '@tests/support/test-jobs';
import { render } from '@tests/support/with-texts';
import { JobView } from './job-view';

afterEach(() => void vi.useRealTimers());

function show(id: string, state?: unknown) {
  const visit = { pathname: `/careers/${id}`, state, key: 'moved' };
  return render(
    <MemoryRouter initialEntries={[visit]}>
      <JobView texts={posting} id={id} />
    </MemoryRouter>,
  );
}

const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
const structuredData = () =>
  JSON.parse(
    document.querySelector('[type="application/ld+json"]')?.textContent ?? 'null',
  ) as unknown;

test('a visitor reads the full posting with its facts, and can apply', async () => {
  const urls = answerJobs([
    makeJob(1, {
      title: 'Senior VAS Engineer',
      salary_range: '₹28–38 lakh a year',
      closes_on: '2026-12-31',
      description: 'First paragraph.\n\nSecond paragraph.',
      requirements: 'One\nTwo\n\nThree\nFour',
    }),
  ]);
  show(jobId(1));
  expect(screen.getByText(posting.loading)).toBeVisible();

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Senior VAS Engineer' }),
  ).toBeVisible();
  expect(screen.getByText('Second paragraph.')).toBeVisible();
  const requirements = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(requirements.map((item) => item.textContent)).toEqual(['One', 'Two', 'Three', 'Four']);
  expect(screen.getByText('₹28–38 lakh a year')).toBeVisible();
  expect(screen.getByText('18 November 2026')).toBeVisible();
  expect(screen.getByText('Apply by 31 December 2026')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Apply Now' })) {
    expect(link).toHaveAttribute('href', `/apply?job=${jobId(1)}`);
  }
  expect(
    urls.map(({ searchParams }) => [searchParams.get('id'), searchParams.get('status')]),
  ).toEqual([[`eq.${jobId(1)}`, 'eq.active']]);

  await waitFor(() => expect(document.title).toBe(`Senior VAS Engineer | ${site.name}`));
  expect(canonical()).toMatch(new RegExp(`/careers/${jobId(1)}$`));
  expect(robots()).toBeUndefined();
  expect(structuredData()).toMatchObject({
    '@graph': [
      { '@type': 'WebPage', inLanguage: 'en' },
      { '@type': 'JobPosting', title: 'Senior VAS Engineer', datePosted: '2026-11-18' },
    ],
  });
});

test.each([
  ['of a posting that is closed', jobId(9), posting.closed, 2],
  ['of an unknown posting', 'senior-engineer', posting.unknown, 0],
  ['that is truncated', jobId(1).slice(0, 20), posting.unknown, 0],
])(
  'a visitor with an address %s reads an explanation',
  async (_, id, { title, text }, requests) => {
    const urls = answerJobs([makeJob(1)]);
    show(id);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: posting.closed.list })).toHaveAttribute(
      'href',
      '/careers#open-positions',
    );
    expect(screen.getByRole('link', { name: 'Send Us Your Resume' })).toHaveAttribute(
      'href',
      '/apply',
    );
    expect(screen.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
    expect(urls).toHaveLength(requests);
    await waitFor(() => expect(robots()).toBe('noindex'));
    expect(canonical()).toBeUndefined();
    expect(structuredData()).toBeNull();
  },
);

test('a posting that could not be loaded is not called closed', async () => {
  vi.useFakeTimers();
  answerRequests(() => {
    throw new TypeError('Failed to fetch');
  });
  show(jobId(1));
  await passTime(7500);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load job postings.');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText(posting.closed.title)).not.toBeInTheDocument();
});
