// The pages of mailed links, as far as they need a browser; src/pages tests their texts.
import type { Page } from 'playwright/test';
import { newPerson, quoteStory, rowsOfPerson } from '../forms.ts';
import { putInOutbox, outboxKeys } from '../outbox-entries.ts';
import { expectAccessible, expectNoOverflow, openPage, waitUntilInteractive } from '../site.ts';
import { expect, test } from '../support.ts';

const secret = 'Zx9_-'.repeat(9).slice(0, 43);

/** Answers for the link as the database does for a new submission. */
async function mockStatus(page: Page, reference: string, table_name = 'career_applications') {
  const received_at = '2026-11-18T09:55:26Z';
  const row = { table_name, reference, received_at, status: 'new', withdrawable: true };
  await page.route('**/rest/v1/rpc/read_status', (route) => route.fulfill({ json: [row] }));
  await page.route('**/rest/v1/rpc/*_{news,submission}', (route) => route.fulfill({ json: true }));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `each kind of link has an accessible page, ${colorScheme}`,
    { tag: '@nightly' },
    async ({ browser }) => {
      const page = await openPage(browser, 'about:blank', { width: 320, colorScheme });
      await mockStatus(page, 'DR-1A2B3C4D');
      const expectFits = async (state: string) => {
        await expectAccessible(page, state);
        await expectNoOverflow(page);
      };
      await page.goto(`/fr/status#${secret}`);
      await page.getByRole('button', { name: 'Retirer et effacer' }).click();
      await expect(page.getByRole('heading', { name: /effacer.* maintenant/i })).toBeFocused();
      await expectFits('a submission and the question');
      await page.evaluate(() => (location.hash = '#cut'));
      await expect(page.getByRole('alert')).toBeVisible();
      await expectFits('cut off');
      await page.evaluate((fragment) => (location.hash = fragment), `news.${secret}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
      await expectFits('the end of news');
      await page.context().close();
    },
  );
}

test('a link whose # a mail gateway encoded opens, and its secret goes nowhere else', async ({
  page,
  consoleErrors,
}) => {
  await mockStatus(page, '1A2B3C4D', 'quote_requests');
  const sentUrls: string[] = [];
  page.on('request', (request) => {
    const url = request.isNavigationRequest() ? '' : request.url();
    sentUrls.push(url + (request.headers()['referer'] ?? ''));
  });
  for (const [mangledUrl, expectedUrl] of [
    [`/status%23${secret}`, `/status#${secret}`],
    [`/fr/status%2523${secret}%3E`, `/fr/status#${secret}>`],
  ] as const) {
    await page.goto(mangledUrl);
    await expect(page).toHaveURL(expectedUrl);
    await expect(page.getByText('1A2B3C4D')).toBeVisible();
  }
  // The browser itself names the address that the host did not know.
  const ownErrors = consoleErrors.filter((line) => !line.startsWith('Failed to load resource'));
  expect([...sentUrls, ...ownErrors].join()).not.toContain(secret);
  consoleErrors.length = 0;
});

test(
  'a device forgets a withdrawn submission, and the secret is in no request URL',
  { tag: '@nightly' },
  async ({ page }) => {
    const person = newPerson();
    await page.goto(quoteStory.path);
    await quoteStory.fill(page, person);
    await page.getByRole('button', { name: quoteStory.submit }).click();
    await expect(page.getByText(quoteStory.success)).toBeVisible();
    const id = String((await rowsOfPerson(quoteStory, person.email))[0]?.['id']);
    const refusedEntry = (entryId: string) => ({
      id: entryId,
      path: '/nowhere',
      row: {},
      files: [],
      writtenAt: Date.now(),
      refusal: 'no',
    });
    const keptId = 'ffffffff-0000-4000-8000-000000000001';
    await putInOutbox(page, { [id]: refusedEntry(id), [keptId]: refusedEntry(keptId) });

    await mockStatus(page, `DR-${id.slice(0, 8).toUpperCase()}`, 'quote_requests');
    const requestedUrls: string[] = [];
    page.on('request', (request) =>
      requestedUrls.push(request.url() + (request.headers()['referer'] ?? '')),
    );
    await page.goto(`/status#${secret}`);
    await waitUntilInteractive(page);
    await page.getByRole('banner').locator('a[hreflang=fr]:visible').click();
    await expect(page).toHaveURL(`/fr/status#${secret}`);
    await page.getByRole('button', { name: 'Retirer et effacer' }).click();
    await page.getByRole('button', { name: 'Oui, l’effacer' }).click();
    await expect(
      page.getByRole('heading', { name: 'Votre envoi a été retiré et effacé.' }),
    ).toBeFocused();
    await expect.poll(() => outboxKeys(page)).toEqual([keptId]);

    expect(requestedUrls.filter((address) => address.split('#')[0]?.includes(secret))).toEqual([]);
    const storedText = await page.evaluate(() => JSON.stringify([localStorage, document.cookie]));
    expect(storedText).not.toContain(secret);
    await page.goto(quoteStory.path);
    await waitUntilInteractive(page);
    await expect(page.getByText('Not sent. Our server did not accept it')).toBeVisible();
  },
);
