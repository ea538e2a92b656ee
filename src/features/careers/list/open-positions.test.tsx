import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { positions } from '@/content/en/positions';
import { answerRequests } from '@tests/support/network';
import { passTime } from '@tests/support/pass-time';
import { address, answerJobs, jobId, makeJob, makeJobs, openAt } from '@tests/support/test-jobs';
import { WithTexts } from '@tests/support/with-texts';
import { cacheBuiltRows } from '../built-rows';
import { OpenPositions } from './open-positions';

const loading = 'Loading job opportunities...';
const failure = 'Failed to load job postings. Please try again later.';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

afterEach(() => void vi.useRealTimers());

const cards = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('a visitor sees active postings, newest first, which are fetched once', async () => {
  const urls = answerJobs(makeJobs(2));
  openAt('/', <OpenPositions texts={positions} />);
  expect(screen.getByText(loading)).toBeVisible();

  expect(await screen.findByText(positions.found(2, 2))).toBeVisible();
  expect(cards()).toEqual(['Position 1', 'Position 2']);
  expect(screen.queryByText(loading)).not.toBeInTheDocument();
  expect(urls[0]?.searchParams.get('status')).toBe('eq.active');
  expect(urls[0]?.searchParams.get('order')).toBe('created_at.desc,id.desc');

  openAt('/', <OpenPositions texts={positions} />);
  expect(screen.getAllByText(positions.found(2, 2))).toHaveLength(2);
  expect(urls).toHaveLength(1);
});

test('a visitor without scripts can read the whole list as it was built', () => {
  cacheBuiltRows({ list: makeJobs(9) });
  const html = renderToString(
    <StaticRouter location="/careers">
      <WithTexts>
        <OpenPositions texts={positions} />
      </WithTexts>
    </StaticRouter>,
  );
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const titles = [...body.querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(titles).toEqual(makeJobs(9).map(({ title }) => title));
  expect(body.textContent).toContain(positions.asBuilt);
  expect(body.textContent).not.toContain(loading);
});

test('more postings than a server returns in one response are fetched in portions, without duplicates', async () => {
  const urls = answerJobs(makeJobs(7), 3);
  openAt('/', <OpenPositions texts={positions} />);
  expect(await screen.findByText(positions.found(7, 7) + positions.shown(1, 6))).toBeVisible();
  expect(urls.map((url) => url.searchParams.get('offset'))).toEqual(['0', '3', '6']);
});

test('a visitor sees the failure of a server after four attempts', async () => {
  vi.useFakeTimers();
  const requestTimes: number[] = [];
  answerRequests(() => {
    requestTimes.push(Date.now());
    return Response.json({ message: 'oops' }, { status: 503 });
  });
  openAt('/', <OpenPositions texts={positions} />);
  await passTime(6900);
  expect(screen.getByText(loading)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await passTime(3000);
  expect(screen.getByRole('alert')).toHaveTextContent(failure);
  const pauses = requestTimes.slice(1).map((moment, index) => moment - (requestTimes[index] ?? 0));
  // Reading a response takes time as well.
  expect(pauses.map((pause) => Math.round(pause / 1000))).toEqual([1, 2, 4]);
});

test('a visitor reads that there are no open positions', async () => {
  answerJobs([]);
  openAt('/', <OpenPositions texts={positions} />);
  expect(
    await screen.findByText(
      'No open positions available at the moment. Check back soon for new opportunities!',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('a card shows the key facts and two requirements, without blank lines', async () => {
  answerJobs([
    makeJob(1, {
      salary_range: '₹28–38 lakh a year',
      requirements: '\n  First \r\n\r\n   \nSecond\nThird\nFourth\n',
    }),
    makeJob(2, { requirements: 'Only\n\nTwo' }),
  ]);
  openAt('/', <OpenPositions texts={positions} />);
  const items = await screen.findAllByRole('listitem');
  const [first, second] = items.filter((item) => within(item).queryByRole('heading'));
  if (!first || !second) throw new Error('two cards expected');

  for (const fact of [
    'Engineering',
    'Nairobi, Kenya',
    positions.employmentTypes['full-time'],
    '₹28–38 lakh a year',
  ]) {
    expect(within(first).getByText(fact)).toBeVisible();
  }
  const requirements = within(within(first).getByRole('list')).getAllByRole('listitem');
  expect(requirements.map((item) => item.textContent)).toEqual(['First', 'Second']);
  expect(within(first).getByText(positions.moreRequirements(2))).toBeVisible();
  expect(within(second).queryByText(/^\+/)).not.toBeInTheDocument();
  expect(within(second).queryByText(positions.facts.salary_range)).not.toBeInTheDocument();

  expect(within(first).getByRole('link', { name: 'Position 1' })).toHaveAttribute(
    'href',
    `/careers/${jobId(1)}`,
  );
  expect(within(first).getByRole('link', { name: /Apply Now/ })).toHaveAttribute(
    'href',
    `/apply?job=${jobId(1)}`,
  );
});

test('a visitor who turns the page has its number in the address and the focus on the results', async () => {
  const user = userEvent.setup();
  answerJobs(makeJobs(13));
  openAt('/?utm_source=mail', <OpenPositions texts={positions} />);
  await screen.findByText(positions.found(13, 13) + positions.shown(1, 6));
  const pages = within(screen.getByRole('navigation'));
  const current = () =>
    pages.getAllByRole('button').filter((button) => button.hasAttribute('aria-current'));
  expect(pages.getByRole('button', { name: positions.previous })).toBeDisabled();
  expect(current().map((button) => button.textContent)).toEqual(['1']);

  await user.click(pages.getByRole('button', { name: positions.next }));
  expect(address()).toBe('/?utm_source=mail&page=2');
  expect(cards()[0]).toBe('Position 7');
  expect(screen.getByRole('region', { name: positions.results(2, 3) })).toHaveFocus();

  await user.click(pages.getByRole('button', { name: positions.page(3) }));
  expect(cards()).toEqual(['Position 13']);
  expect(screen.getByText(positions.found(13, 13) + positions.shown(13, 13))).toBeVisible();
  expect(pages.getByRole('button', { name: positions.next })).toBeDisabled();
  expect(current().map((button) => button.textContent)).toEqual(['3']);

  await user.click(pages.getByRole('button', { name: positions.page(1) }));
  expect(address()).toBe('/?utm_source=mail');
});

test.each([
  ['fr', 1],
  ['en', 0],
])(
  'a note on the language appears if positions in %s are listed on the English page: %i',
  async (language, notes) => {
    answerJobs([makeJob(1, { title: 'Ingénieur VoLTE', language })]);
    openAt('/', <OpenPositions texts={positions} />);
    const apply = await screen.findByRole('link', { name: 'Apply Now for Ingénieur VoLTE' });
    expect(within(apply).getByText('Ingénieur VoLTE')).toHaveAttribute('lang', language);
    expect(screen.queryAllByText(positions.otherLanguage)).toHaveLength(notes);
  },
);
