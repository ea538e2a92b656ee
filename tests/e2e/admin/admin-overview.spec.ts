import { addApplication, addPosting, panel, refuse, sql, test, toast } from '../admin-support.ts';
import { countRows, expect } from '../support.ts';

const kinds = [
  ['Contact Messages', 'contact_submissions', '/admin/contacts'],
  ['Career Applications', 'career_applications', '/admin/careers'],
  ['Partnership Requests', 'partnership_applications', '/admin/partnerships'],
  ['Quote Requests', 'quote_requests', '/admin/contacts/quotes'],
] as const;

test('four counts lead to their lists, with what is new today', async ({ page }) => {
  await addApplication();
  const cardOf = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
  const left = new Set(kinds.map(([name]) => name));
  // Other tests send and delete some meanwhile: what counts is a look between two equal counts.
  await expect(async () => {
    const count = () => Promise.all(kinds.map(([, table]) => countRows(table)));
    const before = await count();
    await page.goto('/admin');
    const shown: number[] = [];
    for (const [name] of kinds) {
      await expect(cardOf(name)).toContainText(/\d+/);
      const text = await cardOf(name).innerText();
      shown.push(Number(/[\d,]+/.exec(text)?.[0].replace(',', '')));
    }
    const after = await count();
    for (const [index, [name]] of kinds.entries()) {
      const counts = [before[index], after[index]];
      if (counts.every((one) => one === shown[index])) left.delete(name);
    }
    expect([...left], 'not as many as there are').toEqual([]);
  }).toPass();
  await expect(cardOf('Career Applications')).toContainText(/\d+ new today/);
  for (const [name, , path] of kinds) {
    await expect(cardOf(name)).toContainText(/(\d+ new|none) today/);
    await cardOf(name).click();
    await expect(page).toHaveURL(path);
    await page.getByRole('tab', { name: 'Overview' }).click();
  }
});

test('who waits too long is counted, and one click away', { tag: '@nightly' }, async ({ page }) => {
  const late = await addApplication({ last_name: 'Overdue' });
  await sql`
    update career_applications set created_at = now() - interval '9 days' where id = ${late}
  `;
  await addApplication({ last_name: 'In time' });
  await page.goto('/admin');
  const link = page.getByRole('link', {
    name: /applications? ha(s|ve) waited longer than 5 business/,
  });
  const said = Number(/\d+/.exec(await link.innerText())?.[0]);
  await link.click();
  await expect(page).toHaveURL('/admin/careers?status=new&date=overdue-5d&sort=created_at');
  await expect(page.getByLabel('Date')).toHaveValue('overdue-5d');
  await expect(page.getByText(`${said} in total`)).toBeVisible();
  await expect(page.getByRole('link', { name: /Overdue/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /In time/ })).toHaveCount(0);

  await page.goto('/admin');
  await page
    .getByRole('link', { name: /quote requests? ha(s|ve) waited longer than 24 hours/ })
    .click();
  await expect(page).toHaveURL(
    '/admin/contacts/quotes?status=new&date=overdue-24h&sort=created_at',
  );
});

test('the chart is loaded here only, is drawn, and a table says the same', async ({
  page,
  complaints,
}) => {
  await addApplication();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/admin/contacts');
  await expect(page.getByText(/in total|1–25 of/).first()).toBeVisible();
  expect(asked.join()).not.toContain('chart-canvas');
  await page.getByRole('tab', { name: 'Overview' }).click();
  const part = page.getByRole('region', { name: 'Submissions per day, last 30 days' }).first();
  await expect(part.getByRole('img', { name: /^Bar chart: [\d,]+ submissions/ })).toBeVisible();
  await part.getByText('Show as a table').click();
  const rows = part.getByRole('row');
  await expect(rows).toHaveCount(31);
  const today = rows.nth(1).getByRole('cell');
  const [, , careers, , all] = await today.allInnerTexts();
  expect(Number(careers)).toBeGreaterThan(0);
  expect(Number(all)).toBeGreaterThanOrEqual(Number(careers));

  const undo = await refuse(page, /submissions_per_day/, 'POST', 403);
  await page.reload();
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'Failed to fetch submissions per day' });
  await expect(failure).toBeVisible();
  await undo();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(part.getByRole('img')).toBeVisible();

  await page.route(/chart-canvas/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The chart could not be loaded.')).toBeVisible();
  await expect(part.getByText('Show as a table')).toBeVisible();
  complaints.length = 0;
});

test(
  'what happened last leads to its record and comes by itself',
  { tag: '@nightly' },
  async ({ page, complaints }) => {
    await page.clock.install();
    await page.goto('/admin');
    const feed = page.getByRole('region', { name: 'Recent Activity' });
    await expect(feed.getByRole('listitem').first()).toBeVisible();
    const id = await addApplication({ first_name: 'Newest', last_name: crypto.randomUUID() });
    await page.clock.fastForward(31_000);
    const entry = feed.getByRole('link', { name: /^Newest .* sent a career application/ }).first();
    await expect(entry).toHaveAttribute('href', `/admin/careers/${id}`);
    await entry.click();
    await expect(panel(page).getByRole('heading', { name: /^Newest/ })).toBeVisible();

    const deleted = await addPosting({ title: `Short-lived ${crypto.randomUUID()}` });
    await sql`delete from job_postings where id = ${deleted}`;
    await page.goto('/admin');
    await expect(feed.getByText('deleted the job posting Short-lived').first()).toBeVisible();
    await expect(feed.locator(`a[href$="${deleted}"]`)).toHaveCount(0);

    const undo = await refuse(page, /activity_log/, 'GET', 403);
    await page.reload();
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch recent activity' });
    await expect(failure).toBeVisible();
    await undo();
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(feed.getByRole('listitem').first()).toBeVisible();
    complaints.length = 0;
  },
);

const lists = [
  ['/admin/contacts', 'contact_submissions', 'Failed to fetch contact messages'],
  ['/admin/contacts/quotes', 'quote_requests', 'Failed to fetch quote requests'],
  ['/admin/careers', 'career_applications', 'Failed to fetch career applications'],
  ['/admin/partnerships', 'partnership_applications', 'Failed to fetch partnership applications'],
  ['/admin/job-postings', 'job_postings', 'Failed to fetch job postings'],
] as const;

for (const [path, table, text] of lists) {
  const title = `what ${path} cannot fetch is told in a toast and in its place, with a second try`;
  test(title, { tag: '@nightly' }, async ({ page, complaints }) => {
    const undo = await refuse(page, new RegExp(`/rest/v1/${table}`), 'GET', 403);
    await page.goto(path);
    await expect(toast(page, text)).toContainText('Error');
    const failure = page.getByRole('alert').filter({ hasText: text });
    await undo();
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/in total|1–25 of/).first()).toBeVisible();
    await expect(failure).toHaveCount(0);
    complaints.length = 0;
  });
}
