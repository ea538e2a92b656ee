import { aliasPaths, pagePaths } from '../../src/content/facts/paths.ts';
import { expect, interactive, test } from './visitor.ts';

test('every page comes alive without a complaint, and with one headline', async ({
  visitor,
  window,
}) => {
  for (const path of [...pagePaths, ...aliasPaths]) {
    await visitor.goto(path);
    await interactive(visitor);
    expect(await visitor.locator('h1').count(), path).toBe(1);
    expect(await window.complaints(), path).toEqual([]);
  }
});

test('what a page complains about is heard', async ({ visitor, window, line }) => {
  await visitor.goto('/terms');
  await visitor.evaluate(() => {
    console.error('from a script');
    document.body.setAttribute('style', 'color: red');
  });
  await expect.poll(async () => (await window.complaints()).join()).toContain('from a script');
  await expect
    .poll(async () => (await window.complaints()).join())
    .toMatch(/style-src|inline style/);
  await line.cut();
});

test('links, Back and a reload lead to pages with their own titles', async ({ visitor }) => {
  await visitor.goto('/');
  await interactive(visitor);
  const home = await visitor.title();
  await visitor.locator('header a[href="/about"]').first().click();
  await expect.poll(() => visitor.title()).toMatch(/^About/);
  await visitor.locator('footer a[href="/terms"]').first().click();
  await expect.poll(() => visitor.title()).toMatch(/^Terms/);
  await visitor.goBack();
  await expect.poll(() => visitor.title()).toMatch(/^About/);
  await visitor.reload();
  await interactive(visitor);
  expect(await visitor.title()).toMatch(/^About/);
  await visitor.goBack();
  await expect.poll(() => visitor.title()).toBe(home);
});
