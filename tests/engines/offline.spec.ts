import { expect, interactive, test } from './visitor.ts';
import type { VisitorPage } from '../support/visitor-page.ts';

const kept = (visitor: VisitorPage) =>
  visitor.evaluate(async () => {
    const keys = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until a page is kept with all that it brings along. */
async function settle(visitor: VisitorPage, path: string) {
  await interactive(visitor);
  await expect.poll(() => kept(visitor)).toContain(path);
  let before = 0;
  await expect
    .poll(
      async () => {
        const now = (await kept(visitor)).length;
        const same = now === before;
        before = now;
        return same;
      },
      { intervals: [1000] },
    )
    .toBe(true);
}

test('without a network, pages seen before open and lead to one another', async ({
  visitor,
  line,
}) => {
  for (const path of ['/terms', '/about']) {
    await visitor.goto(path);
    await settle(visitor, path);
  }
  await line.cut();
  await visitor.reload();
  await interactive(visitor);
  expect(await visitor.title()).toMatch(/^About/);
  await visitor.locator('footer a[href="/terms"]').first().click();
  await expect.poll(() => visitor.locator('h1').innerText()).toMatch(/^Terms/);
  await expect.poll(() => visitor.title()).toMatch(/^Terms/);
  await visitor.locator('footer a[href="/privacy"]').first().click();
  await visitor.getByRole('heading', { name: 'You are offline' }).waitFor();
  await visitor.goBack();
  await expect.poll(() => visitor.title()).toMatch(/^Terms/);

  await line.mend();
  await visitor.goto('/privacy');
  await interactive(visitor);
  expect(await visitor.title()).toMatch(/^Privacy/);
});
