import { adminDetail } from '../../../src/content/en/admin-detail.ts';
import { addApplication, failRequests, test } from '../admin-support.ts';
import { expect } from '../support.ts';

test('an admin sees the chart, which only the weekly report loads, and the same figures as a table', async ({
  page,
  consoleErrors,
}) => {
  await addApplication();
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/admin/contacts');
  await expect(page.getByText(/in total|1–25 of/).first()).toBeVisible();
  expect(urls.join()).not.toContain('chart-canvas');
  await page.getByRole('link', { name: 'Weekly report' }).click();
  const part = page.getByRole('region', { name: 'Submissions per day, last 30 days' }).first();
  await expect(part.getByRole('img', { name: /^Bar chart: [\d,]+ submissions/ })).toBeVisible();
  await part.getByText('Show as a table').click();
  const rows = part.getByRole('row');
  await expect(rows).toHaveCount(31);
  const today = rows.nth(1).getByRole('cell');
  const [, , careers, , all] = await today.allInnerTexts();
  expect(Number(careers)).toBeGreaterThan(0);
  expect(Number(all)).toBeGreaterThanOrEqual(Number(careers));

  const undo = await failRequests(page, /submissions_per_day/, 'POST', 403);
  await page.reload();
  const failure = page.getByRole('alert').filter({ hasText: adminDetail.overview.chart.failed });
  await expect(failure).toBeVisible();
  await undo();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(part.getByRole('img')).toBeVisible();

  await page.route(/chart-canvas/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The chart could not be loaded.')).toBeVisible();
  await expect(part.getByText('Show as a table')).toBeVisible();
  consoleErrors.length = 0;
});
