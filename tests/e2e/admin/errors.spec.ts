import { sql, test } from '../admin-support.ts';
import { openPage, interactive } from '../site.ts';
import { expect } from '../support.ts';

test('an admin sees a visitor’s error and policy violation without the text typed', async ({
  browser,
  page,
  violations,
}) => {
  await sql`delete from client_errors`;
  const visitor = await openPage(browser, '/fr/about', { width: 360 });
  await interactive(visitor);
  await visitor.route('**/assets/broken-AbCd123.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `setTimeout(() => { throw new TypeError('nobody is called "Ada" ada@example.com') });`,
    }),
  );
  await visitor.addScriptTag({ url: '/assets/broken-AbCd123.js' });
  await visitor.evaluate(() => {
    new Image().src = 'https://evil.example/ada.png?ada';
  });
  await expect
    .poll(() => sql`select message from client_errors order by kind`, { timeout: 20_000 })
    .toEqual([
      { message: 'TypeError: nobody is called [text]' },
      { message: 'img-src refuses evil.example' },
    ]);
  expect(violations.splice(0)).toEqual([expect.stringContaining('https://evil.example')]);
  await visitor.context().close();

  await page.goto('/admin');
  await page.getByRole('link', { name: 'Errors in browsers' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'nobody is called' });
  await expect(entry).toContainText(/Error on the page · \/fr\/about · Chrome \d+/);
});
