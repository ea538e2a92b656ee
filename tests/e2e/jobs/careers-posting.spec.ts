import { positions } from '../../../src/content/en/positions.ts';
import { notFound } from '../../../src/content/en/not-found.ts';
import { openPage } from '../site.ts';
import { expect, test } from '../support.ts';

const idOf = (number: number) => `5eed0000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [vasEngineer, nobody] = [idOf(1), idOf(999)];

test('a posting published after the build gets a 404 from the host, which says what to do without scripts', async ({
  browser,
  request,
}) => {
  for (const id of [vasEngineer, nobody, 'anything']) {
    const answer = await request.get(`/careers/${id}`);
    expect(answer.status(), id).toBe(404);
    const html = await answer.text();
    expect(html, id).toContain(notFound.title);
    expect(html, id).not.toContain('rel="canonical"');
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/careers/');
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
