// Hostile input, typed into the forms and shown to staff and visitors.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { formParts } from '../../../src/content/en/form-parts.ts';
import { normalizeLine, normalizeText } from '../../../src/lib/normalize-text.ts';
import {
  formulas,
  letters,
  markup,
  storableTexts,
  templates,
  unstorable,
} from '../../support/hostile-texts.ts';
import { addMessage, exportList, panel, sql, test } from '../admin-support.ts';
import { formOn, forms, newPerson, rowsOfPerson } from '../forms.ts';
import { expectNoOverflow } from '../site.ts';
import { expect, test as visitorTest } from '../support.ts';

/** A selection of hostile texts, joined to about 3,000 characters. */
const worstText = [markup, templates, formulas, letters, { NUL: unstorable.NUL }]
  .flatMap((group) => Object.values(group))
  .join('\n');
/** As the staff area's lists show. */
const rowsPerPage = 25;

const expectNothingRan = async (page: Page) =>
  expect(await page.evaluate(() => 'hostile' in globalThis)).toBe(false);

for (const form of forms) {
  visitorTest(
    `${form.name}: a visitor who pastes a megabyte reads the limit, and hostile text is stored as it is`,
    { tag: '@nightly' },
    async ({ page }) => {
      const person = newPerson();
      await page.goto(form.path);
      await form.fill(page, { ...person, text: 'lorem ipsum '.repeat(87_382) });
      const submit = formOn(page).getByRole('button', { name: form.submit });
      await submit.click();
      await expect(formOn(page).getByText(formParts.tooLong(5000)).first()).toBeVisible();
      await formOn(page).getByLabel(form.textLabel).fill(worstText);
      await submit.click();
      await expect(formOn(page).getByText(form.success)).toBeVisible();
      const [row] = await rowsOfPerson(form, person.email);
      expect(row?.[form.textColumn]).toBe(normalizeText(worstText));
      await expectNothingRan(page);
    },
  );
}

test(
  'an admin reads every text unchanged, and a spreadsheet runs none as a formula',
  { tag: '@nightly' },
  async ({ page }) => {
    const mark = randomUUID().slice(0, 8);
    const texts = storableTexts.filter(
      ([, text]) => normalizeText(text).length >= 10 && text.length <= 5000,
    );
    for (const [, text] of texts) {
      const name = normalizeLine([...text].slice(0, 200).join(''));
      await addMessage({
        first_name: name,
        last_name: mark,
        company_operator: name,
        project_details: normalizeText(text),
      });
    }
    const [longest] = await sql`
    select id from contact_submissions where last_name = ${mark} order by length(first_name) desc limit 1
  `;
    const rows = page.locator('[data-record]');
    const pageCount = Math.ceil(texts.length / rowsPerPage);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (let number = 1; number <= pageCount; number += 1) {
        await page.goto(`/admin/contacts?q=${mark}&page=${number}`);
        await rows.first().waitFor();
        await expectNoOverflow(page);
      }
      await page.goto(`/admin/contacts/${String(longest?.['id'])}`);
      await panel(page).getByRole('heading', { level: 2 }).first().waitFor();
      await expectNoOverflow(page);
    }

    await page.goto(`/admin/contacts?q=${mark}`);
    await rows.first().waitFor();
    const download = page.waitForEvent('download');
    await exportList(page);
    const cells = cellsOf(await readFile(await (await download).path(), 'utf8'));
    for (const [name, text] of texts) {
      const plain = normalizeText(text);
      // An apostrophe keeps a spreadsheet from running it.
      expect(cells.includes(plain) || cells.includes(`'${plain}`), name).toBe(true);
    }
    expect(cells.filter((cell) => formula.test(cell))).toEqual([]);
    await expectNothingRan(page);
  },
);

/** What a spreadsheet runs, also behind blanks and invisible signs. */
const formula = /^[\s\u200b\u202e]*[=+@＝-]/u;

/** Returns the cells of a CSV file in which every cell is quoted. */
function cellsOf(csv: string): string[] {
  return [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));
}
