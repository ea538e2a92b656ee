// A prerendered posting, and what the backend has returned since.
import { act, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { posting } from '@/content/en/posting';
import { site } from '@/content/facts/site';
import { queryClient } from '@/lib/query-client';
import { builtRowsBlock, cacheBuiltRows, cacheRowsOfDocument } from '../built-rows';
import { JobView } from './job-view';
import { answerWith, jobId, makeJob } from '@tests/support/test-jobs';
import { WithTexts } from '@tests/support/with-texts';

const id = jobId(1);
const asBuilt = makeJob(1, { title: 'VAS </script> Engineer', requirements: 'SMPP\nUSSD' });
const hydrationErrors = vi.fn<(error: unknown) => void>();
let root: Root | undefined;

beforeEach(() => {
  window.history.replaceState(null, '', `/careers/${id}`);
  cacheBuiltRows({ posting: asBuilt });
  const html = renderToString(
    <StaticRouter location={`/careers/${id}`}>
      <WithTexts>
        <JobView texts={posting} id={id} />
      </WithTexts>
    </StaticRouter>,
  );
  queryClient.clear();
  // React moves head tags to the front of the HTML.
  const start = html.search(/<(?!title|\/title|meta|link)[a-z!]/i);
  document.head.innerHTML = html.slice(0, start);
  document.body.innerHTML = `<div id="root">${html.slice(start)}</div>${builtRowsBlock({ posting: asBuilt })}`;
  cacheRowsOfDocument();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  hydrationErrors.mockClear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** Hydrates the page. */
async function arrive() {
  const place = document.getElementById('root');
  if (!place) throw new Error('there is no page');
  await act(async () => {
    root = hydrateRoot(
      place,
      <BrowserRouter>
        <WithTexts>
          <JobView texts={posting} id={id} />
        </WithTexts>
      </BrowserRouter>,
      { onRecoverableError: hydrationErrors },
    );
  });
}

const title = () => screen.getByRole('heading', { level: 1 });

test('holds the whole posting without scripts, for visitors and search engines', () => {
  expect(screen.getByText(asBuilt.description)).toBeVisible();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  expect(document.body).toHaveTextContent(posting.asBuilt);
  expect(document.title).toBe(`${asBuilt.title} | ${site.name}`);
  expect(document.head.querySelector('[rel=canonical]')).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/careers/${id}$`)),
  );
  expect(document.documentElement.innerHTML).toContain('"@type":"JobPosting"');
});

test('hydrates unchanged, and fetches the posting once', async () => {
  const urls = answerWith([asBuilt]);
  const sent = title();
  expect(sent).toHaveTextContent('VAS </script> Engineer');
  await arrive();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(title()).toBe(sent);
  expect(hydrationErrors).not.toHaveBeenCalled();
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(urls.map(({ searchParams }) => searchParams.get('id'))).toEqual([`eq.${id}`]);
});

test('shows changes made since the build, in the head as well', async () => {
  answerWith([{ ...asBuilt, title: 'Lead VAS Engineer', requirements: 'SMPP\nDiameter' }]);
  await arrive();
  await waitFor(() => expect(title()).toHaveTextContent('Lead VAS Engineer'));
  const requirements = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(requirements.map(({ textContent }) => textContent)).toEqual(['SMPP', 'Diameter']);
  await waitFor(() => expect(document.title).toBe(`Lead VAS Engineer | ${site.name}`));
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
});
