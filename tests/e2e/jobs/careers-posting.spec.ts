import { positions } from '../../../src/content/en/positions.ts';
import { notFound } from '../../../src/content/en/not-found.ts';
import { posting } from '../../../src/content/en/posting.ts';
import { openPage } from '../site.ts';
import { expect, test } from '../support.ts';

const idOf = (number: number) => `5eed0000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [vasEngineer, draft, nobody] = [idOf(1), idOf(10), idOf(999)];

test('a posting published after the build gets a 404 from the host, and the page from its script', async ({
  browser,
  page,
  request,
  consoleErrors,
}) => {
  for (const id of [vasEngineer, nobody, 'anything']) {
    const answer = await request.get(`/careers/${id}`);
    expect(answer.status(), id).toBe(404);
    const html = await answer.text();
    expect(html, id).toContain(notFound.title);
    expect(html, id).not.toContain('rel="canonical"');
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/careers/');

  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.goto(`/careers/${draft}`);
  await expect(title).toHaveText(posting.closed.title);
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(0);
  await page.getByRole('link', { name: posting.closed.list }).click();
  await expect(page.getByRole('searchbox')).toBeInViewport();

  await page.goto('/careers/anything');
  await expect(title).toHaveText(posting.unknown.title);
  expect(consoleErrors.splice(0)).toEqual([
    expect.stringMatching(/404 .*careers\/anything$/),
    expect.stringContaining('404: no page at /careers/anything'),
  ]);

  for (const [path, words] of [
    ['/careers', positions.noScript],
    [`/careers/${vasEngineer}`, notFound.noScript],
  ] as const) {
    const still = await openPage(browser, path, { width: 360, javaScriptEnabled: false });
    await expect(still.locator('h1')).toBeVisible();
    await expect(still.getByText(words, { exact: true })).toBeVisible();
    await still.context().close();
  }
});
