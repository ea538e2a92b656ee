import type { Page } from 'playwright/test';
import { adminOutcome as texts } from '../../../src/content/en/admin-outcome.ts';
import { adminWeek } from '../../../src/content/en/admin-week.ts';
import { addQuote, panel, test, toast } from '../admin-support.ts';
import { expect } from '../support.ts';

const rows = (page: Page) => page.locator('[data-record]');

test('an admin wins a lead with an amount, sees it in the week, which leads to it, and takes it back', async ({
  page,
}) => {
  const { details } = texts;
  const [currency, amount] = ['RWF', `${Date.now() % 1_000_000}`];
  const id = await addQuote();
  await page.goto(`/admin/contacts/quotes/${id}`);
  await panel(page)
    .getByLabel(texts.label, { exact: true })
    .selectOption({ label: texts.values.won });
  await panel(page).getByLabel(details.amount).fill(amount);
  await panel(page).getByLabel(details.currency).selectOption(currency);
  await panel(page).getByRole('button', { name: details.save }).click();
  const worth = `${currency}\u00a0${Number(amount).toLocaleString('en')}`;
  await expect(toast(page, `${texts.values.won}: ${worth}`)).toBeVisible();

  await page.goto('/admin');
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('link', { name: adminWeek.title }).click();
  const won = page.getByRole('table', { name: adminWeek.outcomes.title });
  await won.getByRole('row', { name: currency }).getByRole('link').first().click();
  await expect(rows(page).filter({ hasText: worth })).toHaveAttribute('data-record', id);
  await expect(page.getByRole('combobox', { name: details.day })).toContainText('This week');

  await page.goto(`/admin/contacts/quotes/${id}`);
  await panel(page).getByLabel(texts.label, { exact: true }).selectOption({ label: texts.none });
  await expect(toast(page, texts.setting.saved(texts.none))).toBeVisible();
});
