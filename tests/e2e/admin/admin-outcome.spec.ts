import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { adminOutcome as texts } from '../../../src/content/en/admin-outcome.ts';
import { adminWeek } from '../../../src/content/en/admin-week.ts';
import { addMessage, addQuote, panel, test, toast } from '../admin-support.ts';
import { expect } from '../support.ts';

const rows = (page: Page) => page.locator('[data-record]');

test('an admin marks leads as won and lost, filters by outcome, source and campaign, and exports exactly those', async ({
  page,
}) => {
  const campaign = `launch${randomUUID().slice(0, 8)}`;
  const visit = { utm_source: 'Newsletter', utm_campaign: campaign };
  const add = (last_name: string, row = {}) => addMessage({ last_name, ...visit, ...row });
  const won = await add('Won');
  const lost = await add('Lost');
  await add('Open');
  const elsewhere = await add('Elsewhere', { utm_source: 'fair.example' });

  const setOutcome = async (id: string, label: string) => {
    await page.goto(`/admin/contacts/${id}`);
    await panel(page).getByLabel(texts.label, { exact: true }).selectOption({ label });
    await expect(toast(page, `${texts.setting.saved(label)} on `)).toBeVisible();
  };
  const lostForPrice = texts.lostFor(texts.values.lost, texts.reasons.price);
  await setOutcome(won, texts.values.won);
  await setOutcome(lost, lostForPrice);
  await setOutcome(elsewhere, lostForPrice);

  await page.goto('/admin/contacts');
  await page.getByRole('button', { name: 'More filters' }).click();
  const choose = async (label: string, option: RegExp) => {
    const field = page.getByRole('combobox', { name: label, exact: true });
    const value = field.getByRole('option', { name: option });
    await field.selectOption((await value.getAttribute('value')) ?? '');
  };
  await choose('Campaign', new RegExp(`^${campaign} \\(4\\)$`));
  await expect(rows(page)).toHaveCount(4);
  await choose('Source', /^newsletter \(\d+\)$/);
  await expect(rows(page)).toHaveCount(3);
  await choose('Outcome', /^Lost$/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toHaveAttribute('data-record', lost);
  await expect(rows(page)).toContainText(lostForPrice);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^contact-messages-lost-newsletter-${campaign}-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
  );
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n').slice(1, -1);
  expect(lines.map((line) => line.slice(-37, -1))).toEqual([lost]);
  expect(lines[0]).toContain(`"Lost","price"`);

  await page.goto('/admin');
  await expect(
    page.getByText(
      `exported 1 contact message (Outcome: Lost; Source: newsletter; Campaign: ${campaign})`,
    ),
  ).toBeVisible();
});

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
