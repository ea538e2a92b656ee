// Narrow screens and larger letters: WCAG 1.4.4 (text at 200 %) and 1.4.10 (reflow).
import type { Page } from 'playwright/test';
import {
  expectNoOverflow,
  inLocale,
  locales,
  openPage,
  pagePaths,
  softExpect,
  waitUntilInteractive,
} from '../site.ts';
import { addApplication, addPosting, sql, test } from '../admin-support.ts';
import { expect } from '../support.ts';

for (const locale of locales) {
  const title =
    'every page can be read without scripts and fits a narrow screen, also with text at 200 %';
  test(`${title} (${locale})`, { tag: '@nightly' }, async ({ browser }) => {
    const page = await openPage(browser, 'about:blank', { width: 320, javaScriptEnabled: false });
    let widths = [320, 768];
    for (const path of [...pagePaths, '/no-such-page']) {
      await page.goto(inLocale(locale, path));
      expect(await page.evaluate(visibleParts), path).toEqual({
        h1: [true],
        main: [true],
        firstPart: [true],
      });
      // Each page begins at the width at which the last one ended: a resize takes as long as a page load.
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectNothingCutOff(page, `${path}, ${width} px`);
      }
      widths = widths.toReversed();
    }
    await page.context().close();
  });

  test(
    `the first field of a form is on the first screen of a phone (${locale})`,
    // By day in French, whose words are longer.
    { tag: locale === 'fr' ? [] : '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      for (const path of [
        '/get-quote',
        '/get-quote?product=vas',
        '/apply',
        '/partnership#partnership-form',
      ]) {
        await page.goto(inLocale(locale, path));
        await waitUntilInteractive(page);
        const field = page.locator('main form input').first();
        await expect(field, path).toBeInViewport({ ratio: 1 });
      }
    },
  );
}

test('pages with very long words fit the screen', { tag: '@nightly' }, async ({ page }) => {
  test.slow(); // six pages at two widths
  const word = 'Donaudampfschifffahrt'.repeat(10).slice(0, 180);
  const unbroken = 'x'.repeat(2000);
  const job = { title: word, department: word, location: word, salary_range: word };
  const posting = await addPosting({ ...job, description: unbroken, status: 'active' });
  const names = { first_name: word.slice(0, 100), last_name: word.slice(0, 100) };
  const texts = { summary: unbroken, skills: unbroken, motivation: unbroken };
  const application = await addApplication({ ...names, ...texts, job_posting_id: posting });
  try {
    for (const [path, shownText] of [
      ['/careers', word],
      [`/careers/${posting}`, word],
      [`/apply?job=${posting}`, word],
      ['/admin/careers', names.first_name],
      [`/admin/careers/${application}`, unbroken],
      [`/admin/job-postings/${posting}`, word],
    ] as const) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path);
      await waitUntilInteractive(page);
      await expect.poll(() => page.locator('body').innerText(), path).toContain(shownText);
      await expectNoOverflow(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectNoOverflow(page);
    }
  } finally {
    await sql`delete from job_postings where id = ${posting}`;
    await sql`delete from career_applications where id = ${application}`;
  }
});

/** Says of each h1, each main and the part that the first paint waits for whether it is visible. */
function visibleParts() {
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.offsetHeight > 0,
    );
  const firstPart = document.querySelector('link[rel=expect]')?.getAttribute('href');
  return { h1: visible('h1'), main: visible('main'), firstPart: visible(`${firstPart} h1`) };
}

/** Looks again for some seconds: on a busy machine the layout can come a moment after the resize. */
const expectNothingCutOff = (page: Page, state: string) =>
  softExpect
    .poll(() => page.evaluate(listOverflows), { message: state, timeout: 5000 })
    .toEqual([]);

/** Opens everything that folds, enlarges the text, and names what is cut off: the page itself, headings, the header. */
function listOverflows(): string[] {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  return ['100%', '150%', '200%'].flatMap((size) => {
    document.documentElement.style.fontSize = size;
    const cut = [...document.querySelectorAll('h1, h2, h3, header a, header summary')]
      // Of a list that goes sideways, phones show the rest when it does.
      .filter((element) => element.checkVisibility() && !element.closest('.swipe'))
      .filter((element) => element.getBoundingClientRect().right > innerWidth)
      .map((element) => `text at ${size}: “${element.textContent}”`);
    // A menu that scrolls by itself widens no page.
    for (const menu of document.querySelectorAll('header nav'))
      if (menu.scrollWidth > menu.clientWidth)
        cut.push(`text at ${size}: the menu scrolls sideways`);
    const excessPx = document.documentElement.scrollWidth - innerWidth;
    return excessPx > 0 ? [`text at ${size}: ${excessPx} px too wide`, ...cut] : cut;
  });
}
