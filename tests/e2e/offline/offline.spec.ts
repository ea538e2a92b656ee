import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { formParts } from '../../../src/content/en/form-parts.ts';
import { offline } from '../../../src/content/en/offline.ts';
import { status } from '../../../src/content/en/status.ts';
import { offline as offlineFr } from '../../../src/content/fr/offline.ts';
import { applicationStory as form, newPerson, quoteStory, rowsOfPerson } from '../forms.ts';
import { cachedPaths, shortenPauses, waitUntilCached } from '../cached-pages.ts';
import { putInOutbox } from '../outbox-entries.ts';
import { waitUntilInteractive } from '../site.ts';
import { allEngines, expect, test } from '../support.ts';
import { startDeployServer } from '../deploy-server.ts';

test.use({ serviceWorkers: 'allow' });

/** Updates the worker. An update that began before a deploy does not see it, so each poll starts another. */
const workersAfterUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // A worker that is unregistering cannot be updated; the count shows if it has finished.
    await registration?.update().catch(() => undefined);
    return (await navigator.serviceWorker.getRegistrations()).length;
  });

test(
  'an applicant without a network fills in the form, gets a status link, and is sent once online',
  allEngines,
  async ({ page, context, consoleErrors }) => {
    const person = newPerson();
    await page.goto(form.path);
    await waitUntilCached(page, form.path);
    await context.setOffline(true);
    await page.reload();
    await form.fill(page, person);
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByText(formParts.submission.waiting).first()).toBeVisible();
    const link = page.getByRole('link', { name: formParts.statusLink.title }).first();
    const statusUrl = (await link.getAttribute('href')) ?? '';
    expect(await rowsOfPerson(form, person.email)).toHaveLength(0);

    await context.setOffline(false);
    await expect(page.getByText(form.success).first()).toBeVisible();
    expect(await rowsOfPerson(form, person.email)).toHaveLength(1);
    await expect(link).toHaveAttribute('href', statusUrl);
    await page.goto(statusUrl);
    await expect(
      page.getByRole('heading', { name: status.kinds.career_applications.stages.new.title }),
    ).toBeVisible();
    consoleErrors.length = 0;
  },
);

test(
  'a visitor can open visited pages offline, other pages list them and what waits, and go on when online',
  { tag: [allEngines.tag, '@nightly'] },
  async ({ page, context, consoleErrors }) => {
    await shortenPauses(context);
    await page.goto('/about');
    await waitUntilCached(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'Careers', exact: true }).click();
    await expect(page).toHaveURL('/careers');
    await expect(
      page.getByRole('link', { name: 'Senior VAS Engineer', exact: true }),
    ).toBeVisible();
    await expect.poll(() => cachedPaths(page)).toContain('/careers');

    await page.goto(`/status#${'x'.repeat(43)}`);
    await waitUntilCached(page, '/status');

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(status.problems.offline)).toBeVisible();
    await page.goto('/about&utm_source=mail');
    await expect(page).toHaveURL('/about?utm_source=mail');
    await page.goto('/careers?q=engineer');
    await expect(page.getByText('Failed to load job postings.')).toBeVisible();

    await expectOfflinePage(page);
    // The status page, which a mailed link opens, is not listed.
    await expect(page.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('link', { name: /^About/ }).click();
    await waitUntilInteractive(page);
    await page.getByRole('banner').getByRole('link', { name: 'Careers', exact: true }).click();
    await expect(page).toHaveURL('/careers');
    await expect(page).toHaveTitle(/careers/i);
    await page.goto('/network');
    await context.setOffline(false);
    await expect(page).toHaveTitle(/network/i);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0);

    const paths = await cachedPaths(page);
    expect(paths.filter((path) => /^\/(rest|auth|admin)/.test(path))).toEqual([]);
    consoleErrors.length = 0;
  },
);

/** Opens pages that were not visited, and expects a page that tells of what waits to be sent. */
async function expectOfflinePage(page: Page) {
  const response = await page.goto('/network');
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByText(offline.waiting)).toBeHidden();
  const [writtenAt, dueAt] = [Date.now(), Date.now() + 1e7];
  const entry = { id: 'a', path: '/quote_requests', row: {}, files: [], writtenAt, dueAt };
  await putInOutbox(page, { [entry.id]: entry });
  await page.goto('/fr/network');
  await expect(page.getByText(offlineFr.waiting)).toBeVisible();
  await page.goto('/network');
}

test(
  'what a captive portal sends for our pages and files is not kept',
  { tag: '@nightly' },
  async ({ browser }) => {
    const site = await startDeployServer();
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow' });
    await shortenPauses(context);
    const page = await context.newPage();
    await page.goto('/terms');
    await waitUntilCached(page, '/terms');
    site.setPortal(true);
    await page.locator(`a[href="${quoteStory.path}"]:visible`).first().click();
    await expect(page.getByRole('heading', { name: 'Free Wi-Fi' })).toBeVisible();

    site.setPortal(false);
    await context.setOffline(true);
    expect((await page.goto(quoteStory.path))?.status()).toBe(503);
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: quoteStory.submit })).toBeEnabled();
    await context.close();
    await site.close();
  },
);

test(
  'the staff area is neither cached nor served from the cache',
  { tag: '@nightly' },
  async ({ page, context, consoleErrors }) => {
    await page.goto('/terms');
    await waitUntilCached(page, '/terms');
    const before = await cachedPaths(page);
    const response = await page.goto('/admin');
    expect(response?.fromServiceWorker()).toBe(false);
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect((await cachedPaths(page)).filter((path) => !before.includes(path))).toEqual([]);
    await context.setOffline(true);
    await expect(page.goto('/admin')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    consoleErrors.length = 0;
  },
);

test(
  'a visitor gets a new deploy immediately, and offline from then on',
  { tag: '@nightly' },
  async ({ browser }) => {
    const site = await startDeployServer();
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow' });
    const page = await context.newPage();
    const secondDeploy = page.locator('html[data-deploy=second]');
    await page.goto('/terms');
    await waitUntilCached(page, '/terms');
    await page.reload();
    await expect(secondDeploy).toHaveCount(0);

    site.deploy();
    await page.reload();
    await expect(secondDeploy).toHaveCount(1);
    await waitUntilInteractive(page);
    await expect.poll(() => cachedPaths(page)).toContainEqual(expect.stringContaining('second'));
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await page.reload();
    await expect(secondDeploy).toHaveCount(1);
    await waitUntilInteractive(page);
    await context.setOffline(false);

    // The recipe for removing the worker, from the decision record, works.
    const decisionRecord = readFileSync(
      new URL('../../../docs/decisions/005-offline.md', import.meta.url),
      'utf8',
    );
    site.replaceFile('sw.js', /```js\n([\s\S]*?)```/.exec(decisionRecord)?.[1] ?? '');
    await expect.poll(() => workersAfterUpdate(page)).toBe(0);
    expect(await cachedPaths(page)).toEqual([]);
    await context.close();
    await site.close();
  },
);
