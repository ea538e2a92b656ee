import type { Page } from 'playwright/test';
import { check, interactive, openPage } from '../site.ts';
import { expect, test } from '../support.ts';

const idOf = (number: number) => `5eed0000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [vasEngineer, nobody] = [idOf(1), idOf(999)];

const open = [
  'Senior VAS Engineer',
  'Fintech Architect',
  'AI Developer, Conversational Support',
  'Business Development Manager, West Africa',
  'DevOps Engineer',
  'Project Manager, Operator Launches',
  'USSD and Messaging Engineer',
  'Content Partnerships Associate',
  'Software Engineering Intern',
];
const hidden = ['Contact Centre Lead', 'Finance Controller'];

const list = (page: Page) => page.getByRole('region', { name: /^Open positions/ }).last();
const titles = (page: Page) => list(page).getByRole('heading', { level: 3 }).allInnerTexts();
const pageTitled = (title: string) => `h1:text-is("${title}")`;
const requests = '**/rest/v1/job_postings*';

test('every open position is reachable, six a page and each once; no other is', async ({
  page,
}) => {
  await page.goto('/careers');
  await page.getByRole('link', { name: 'View Open Positions' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();

  const seen: string[] = [];
  for (let number = 1; ; number += 1) {
    await expect(page.getByRole('button', { name: `Page ${number}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const shown = await titles(page);
    seen.push(...shown);
    if (await next.isDisabled()) break;
    expect(shown).toHaveLength(6);
    await next.click();
    await expect(page).toHaveURL(`/careers?page=${number + 1}`);
    await expect(list(page)).toBeFocused();
    await expect(list(page)).toBeInViewport();
  }
  // Tests of the staff area may publish others meanwhile.
  expect(seen).toEqual(expect.arrayContaining(open));
  expect(seen.filter((title) => open.includes(title))).toEqual(open);
  expect(new Set(seen).size).toBe(seen.length);
  for (const title of hidden) expect(seen).not.toContain(title);
});

test('search and filters are in the address, which survives a reload and Back', async ({
  page,
}) => {
  await page.goto('/careers');
  await page.getByLabel('Type').selectOption({ label: 'Contract (1)' });
  await expect(page).toHaveURL('/careers?type=contract');
  await expect(page.getByText(/^1 of \d+ open positions matches$/)).toBeVisible();
  expect(await titles(page)).toEqual(['Project Manager, Operator Launches']);

  await page.reload();
  await expect(page.getByLabel('Type')).toHaveValue('contract');
  expect(await titles(page)).toEqual(['Project Manager, Operator Launches']);

  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await page.getByRole('searchbox').fill('yaounde ussd');
  await expect(page).toHaveURL('/careers?q=yaounde+ussd');
  await expect.poll(() => titles(page)).toEqual(['USSD and Messaging Engineer']);

  await page.getByRole('link', { name: 'USSD and Messaging Engineer', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('USSD and Messaging Engineer');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('USSD and Messaging Engineer');
  await page.getByRole('link', { name: 'All open positions' }).click();
  await expect(page).toHaveURL('/careers?q=yaounde+ussd#open-positions');
  await expect(page.getByRole('searchbox')).toHaveValue('yaounde ussd');
  await expect(list(page)).toBeInViewport();
  await expect(list(page)).toBeFocused();

  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await expect(page.getByLabel('Type')).toHaveValue('contract');
});

test('it can be used with the keyboard alone', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/careers');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('engineer');
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeFocused();
  await expect(page).toHaveURL('/careers?q=engineer');
  await expect(page.getByText(/^4 of \d+ open positions match$/)).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear search and filters' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/careers');
  await expect(list(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();

  // The newest, which a test of the staff area may have published.
  const [first = ''] = await titles(page);
  await page.keyboard.press('Tab');
  await expect(list(page).getByRole('link', { name: first, exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: `Apply Now for ${first}` })).toBeFocused();

  const next = page.getByRole('button', { name: 'Next' });
  while (!(await next.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/careers?page=2');
  await expect(list(page)).toBeFocused();
  // The list has the focus from the click on; the page before stays in it until the next has come.
  await expect.poll(() => titles(page)).not.toContain(first);
  const [seventh = ''] = await titles(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator(pageTitled(seventh))).toBeVisible();
});

function holdBack() {
  let end: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  return { over, end };
}

test(
  'a failure is told with a Retry that reloads the page',
  { tag: '@nightly' },
  async ({ page, complaints }) => {
    // A refusal is told at once; what is tried again takes seven seconds.
    const refusal = holdBack();
    await page.route(requests, async (route) => {
      await refusal.over;
      await route.fulfill({ status: 403, json: { message: 'no' } });
    });
    await page.goto('/careers');
    await expect(page.getByText('Loading job opportunities...')).toBeVisible();
    refusal.end();
    await expect(
      page.getByText('Failed to load job postings. Please try again later.'),
    ).toBeVisible();
    await check(page, 'failure');

    await page.unroute(requests);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Retry' }).click();
    await reloaded;
    await expect.poll(() => titles(page)).toContain('Senior VAS Engineer');
    expect(complaints.filter((line) => !line.includes('403'))).toEqual([]);
    complaints.length = 0;
  },
);

test('without postings it says so', { tag: '@nightly' }, async ({ page }) => {
  await page.route(requests, (route) => route.fulfill({ json: [] }));
  await page.goto('/careers');
  await expect(
    page.getByText(
      'No open positions available at the moment. Check back soon for new opportunities!',
    ),
  ).toBeVisible();
  await check(page, 'empty');
});

for (const [width, colorScheme] of [
  [320, 'light'],
  [320, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const) {
  test(
    `no state has a barrier or scrolls sideways, ${width} px, ${colorScheme}`,
    { tag: '@nightly' },
    async ({ browser }) => {
      const page = await openPage(browser, 'about:blank', { width, colorScheme });
      for (const [path, there] of [
        ['/careers', 'button:text-is("Next")'],
        ['/careers?page=2&type=', 'button:text-is("Next")'],
        ['/careers?department=Space&q=x', 'button:text-is("Clear search and filters")'],
        [`/careers/${vasEngineer}`, pageTitled('Senior VAS Engineer')],
        [`/careers/${nobody}`, pageTitled('This position is not open')],
      ] as const) {
        await page.goto(path);
        await interactive(page);
        await page.locator(there).waitFor();
        await check(page, path);
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(await wide(), path).toBeLessThanOrEqual(0);
      }
      await page.context().close();
    },
  );
}
