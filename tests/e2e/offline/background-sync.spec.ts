// The service worker sends waiting submissions even when no page of the site is open.
import type { BrowserContext } from 'playwright/test';
import { syncTag } from '../../../src/content/facts/device.ts';
import { formParts } from '../../../src/content/en/form-parts.ts';
import { applicationStory as form, formOn, newPerson, rowsOfPerson } from '../forms.ts';
import { waitUntilInteractive } from '../site.ts';
import { waitUntilCached } from '../cached-pages.ts';
import { expect, guardedTest as test } from '../support.ts';

test.use({ serviceWorkers: 'allow' });

// A headless browser does not fire background sync, so the test dispatches the event itself.
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    const { SyncManager } = window as unknown as { SyncManager: { prototype: object } };
    Object.assign(SyncManager.prototype, { register: async () => undefined });
  });
});

/** Dispatches the sync event as the browser does when it is online; pages in `context` stay open. */
async function syncDispatcher(context: BrowserContext, origin: string) {
  const blank = await context.newPage();
  const devtools = await context.newCDPSession(blank);
  let registrationId: string | undefined;
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId;
  });
  await devtools.send('ServiceWorker.enable');
  await expect.poll(() => registrationId).toBeTruthy();
  return () =>
    devtools.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId: registrationId ?? '',
      tag: syncTag,
      lastChance: false,
    });
}

test(
  'a submission made offline is stored once by the worker after the tab is closed',
  { tag: '@nightly' },
  async ({ context, page }) => {
    const person = newPerson();
    await page.addInitScript(() => {
      navigator.storage.persist = async () => {
        document.documentElement.dataset['persisted'] = 'yes';
        return true;
      };
    });
    await page.goto(form.path);
    await waitUntilCached(page, form.path);
    await expect(page.locator('html[data-persisted]')).toHaveCount(0);
    await context.setOffline(true);
    await form.fill(page, person);
    await page.getByRole('button', { name: form.submit }).click();
    await expect(formOn(page).getByText(formParts.submission.next.offlinePromised)).toBeVisible();
    await expect(page.locator('html[data-persisted]'), 'persistent storage requested').toHaveCount(
      1,
    );
    const dispatchSync = await syncDispatcher(context, new URL(page.url()).origin);
    await page.close();

    await dispatchSync();
    expect(await rowsOfPerson(form, person.email)).toHaveLength(0);
    await context.setOffline(false);
    await dispatchSync();
    await expect.poll(async () => (await rowsOfPerson(form, person.email)).length).toBe(1);
    await dispatchSync();

    const nextPage = await context.newPage();
    await nextPage.goto(form.path);
    await waitUntilInteractive(nextPage);
    await expect(nextPage.getByRole('region', { name: formParts.pending.title })).toHaveCount(0);
    expect(await rowsOfPerson(form, person.email)).toHaveLength(1);
  },
);
