import type { Page } from 'playwright/test';
import { positions } from '../../../src/content/en/positions.ts';
import { posting } from '../../../src/content/en/posting.ts';
import { expectAccessible, expectNoOverflow, openPage, waitUntilInteractive } from '../site.ts';
import { allEngines, expect, test } from '../support.ts';

const idOf = (number: number) => `5eed0000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [vasEngineer, unknownPosting] = [idOf(1), idOf(999)];

const { filter } = positions;
const list = (page: Page) => page.getByRole('region', { name: positions.results(1, 1) }).last();
const titles = (page: Page) => list(page).getByRole('heading', { level: 3 }).allInnerTexts();
const pageTitled = (title: string) => `h1:text-is("${title}")`;

test(
  'a visitor comes back from a posting to the list as it was searched, also after a reload',
  allEngines,
  async ({ page }) => {
    await page.goto('/careers');
    await page.getByRole('searchbox').fill('yaounde ussd');
    await expect(page).toHaveURL('/careers?q=yaounde+ussd');
    await expect.poll(() => titles(page)).toEqual(['USSD and Messaging Engineer']);
    await page.getByRole('link', { name: 'USSD and Messaging Engineer', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('USSD and Messaging Engineer');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('USSD and Messaging Engineer');
    await page.getByRole('link', { name: posting.back }).click();
    await expect(page).toHaveURL('/careers?q=yaounde+ussd#open-positions');
    await expect(page.getByRole('searchbox')).toHaveValue('yaounde ussd');
    await expect(list(page)).toBeInViewport();
    await expect(list(page)).toBeFocused();
  },
);

for (const [width, colorScheme] of [
  [320, 'dark'],
  [1440, 'light'],
] as const) {
  test(
    `every state of careers is accessible and fits the screen, ${width} px, ${colorScheme}`,
    { tag: '@nightly' },
    async ({ browser }) => {
      const page = await openPage(browser, 'about:blank', { width, colorScheme });
      for (const [path, selector] of [
        ['/careers', 'button:text-is("Next")'],
        ['/careers?page=2&type=', 'button:text-is("Next")'],
        ['/careers?department=Space&q=x', `button:text-is("${filter.reset}")`],
        [`/careers/${vasEngineer}`, pageTitled('Senior VAS Engineer')],
        [`/careers/${unknownPosting}`, pageTitled(posting.closed.title)],
      ] as const) {
        await page.goto(path);
        await waitUntilInteractive(page);
        await page.locator(selector).waitFor();
        await expectAccessible(page, path);
        await expectNoOverflow(page);
      }
      await page.context().close();
    },
  );
}
