import { randomUUID } from 'node:crypto';
import { addMessage, panel, refuse, sql, test, toast } from '../admin-support.ts';
import { expect } from '../support.ts';

/** Messages that one search finds, so that no other test's stand between them. */
async function addMessages(count: number) {
  const word = `panel${randomUUID().slice(0, 8)}`;
  const start = Date.now();
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const id = await addMessage({ company_operator: word, first_name: `No ${number}` });
    await sql`
      update contact_submissions set created_at = ${new Date(start - number * 60_000)} where id = ${id}
    `;
    ids.push(id);
  }
  return { word, ids };
}

test(
  'one goes from record to record, over the pages of the list, and back to the row',
  { tag: '@nightly' },
  async ({ page }) => {
    const { word, ids } = await addMessages(27);
    const view = `?q=${word}`;
    await page.goto(`/admin/contacts${view}`);
    await page.getByRole('link', { name: /^No 0 / }).click();
    await expect(page).toHaveURL(`/admin/contacts/${ids[0]}${view}`);
    await expect(page.locator('#record-title')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Previous record' })).toHaveAttribute(
      'aria-disabled',
    );

    const shows = async (number: number, search = view) => {
      await expect(page).toHaveURL(`/admin/contacts/${ids[number]}${search}`);
      await expect(page.locator('#record-title')).toHaveText(new RegExp(`^No ${number} `));
    };
    await page.keyboard.press('l');
    await shows(1);
    await page.getByRole('link', { name: 'Next record' }).click();
    await shows(2);
    await page.keyboard.press('h');
    await shows(1);

    // not while somebody types
    await panel(page).getByLabel('New note').pressSequentially('hello');
    await expect(panel(page).getByLabel('New note')).toHaveValue('hello');
    await shows(1);
    await panel(page).getByLabel('New note').fill('');

    const lastPage = `${view}&page=2`;
    await page.goto(`/admin/contacts/${ids[24]}${view}`);
    await page.getByRole('link', { name: 'Next record' }).click();
    await shows(25, lastPage);
    await page.keyboard.press('l');
    await shows(26, lastPage);
    await expect(page.getByRole('button', { name: 'Next record' })).toHaveAttribute(
      'aria-disabled',
    );
    await page.keyboard.press('h');
    await shows(25, lastPage);
    await expect(page.getByRole('link', { name: 'Previous record' })).toBeVisible();
    await page.keyboard.press('h');
    await shows(24);

    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`/admin/contacts${view}`);
    await expect(page.getByRole('link', { name: /^No 24 / })).toBeFocused();

    await page.getByRole('link', { name: /^No 24 / }).press('Enter');
    await panel(page).getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL(`/admin/contacts${view}`);
    await expect(page.getByRole('link', { name: /^No 24 / })).toBeFocused();
    await page.goBack();
    await expect(panel(page)).toBeVisible();
  },
);

test('on a phone the record stands alone, and its list comes back as it was', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { word, ids } = await addMessages(9);
  await page.goto(`/admin/contacts?q=${word}`);
  await page.getByRole('link', { name: /^No 8 / }).click();
  await expect(page).toHaveURL(`/admin/contacts/${ids[8]}?q=${word}`);
  await expect(page.getByRole('link', { name: /^No 8 / })).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: /^No 8 / })).toBeFocused();
  await expect(page.getByRole('link', { name: /^No 8 / })).toBeInViewport();
});

test(
  'a record that has left the view keeps its neighbours',
  { tag: '@nightly' },
  async ({ page }) => {
    const { word, ids } = await addMessages(3);
    await page.goto(`/admin/contacts/${ids[1]}?q=${word}&status=new`);
    await expect(page.getByRole('link', { name: 'Next record' })).toBeVisible();
    await panel(page).getByRole('button', { name: 'Completed', exact: true }).click();
    await expect(toast(page, 'Status updated successfully')).toBeVisible();
    await expect(page.getByText('2 in total')).toBeVisible();
    await page.keyboard.press('l');
    await expect(page).toHaveURL(`/admin/contacts/${ids[2]}?q=${word}&status=new`);
  },
);

test(
  'a link to a record can be copied',
  { tag: '@nightly' },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const id = await addMessage();
    await page.goto(`/admin/contacts/${id}?status=new`);
    await panel(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(toast(page, 'Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/admin/contacts/${id}`,
    );
  },
);

test('a record that is not there is told plainly', { tag: '@nightly' }, async ({ page }) => {
  const id = await addMessage();
  await sql`delete from contact_submissions where id = ${id}`;
  for (const address of [id, randomUUID(), 'no-id', `${id}/more`]) {
    await page.goto(`/admin/contacts/${address}`);
    if (address.includes('/')) {
      await expect(page).toHaveURL('/admin');
      continue;
    }
    await expect(page.getByRole('heading', { name: 'There is no such record' })).toBeVisible();
  }
  await page.goto('/admin/job-postings/no-id?status=draft');
  await expect(page.getByRole('heading', { name: 'There is no such record' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL('/admin/job-postings?status=draft');
});

const parts = [
  ['Failed to fetch the record', /contact_submissions\?select=id%2Cstatus/],
  ['Failed to fetch staff notes', /staff_notes/],
  ['Failed to fetch the history', /activity_log/],
] as const;

for (const [text, request] of parts) {
  test(
    `“${text}” is told where it happened, with a second try`,
    { tag: '@nightly' },
    async ({ page, complaints }) => {
      const id = await addMessage();
      const undo = await refuse(page, request, 'GET', 403);
      await page.goto(`/admin/contacts/${id}`);
      const failure = panel(page).getByRole('alert').filter({ hasText: text });
      await expect(failure).toBeVisible();
      await undo();
      await failure.getByRole('button', { name: 'Retry' }).click();
      await expect(failure).toHaveCount(0);
      complaints.length = 0;
    },
  );
}
