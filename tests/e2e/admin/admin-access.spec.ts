import type { Page } from 'playwright/test';
import {
  addAccount,
  addMessage,
  become,
  expectNothingLeft,
  login,
  panel,
  sql,
  takeRightsAway,
  toast,
  watchRequests,
} from '../admin-support.ts';
import { admin, expect, test } from '../support.ts';

const rights = /\/rest\/v1\/admin_users/;
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin Dashboard' });

async function fillIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('public pages ask for nothing of the staff area', { tag: '@nightly' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/careers', '/get-quote']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter((url) => /admin|chart-|\/auth\/v1\//.test(url))).toEqual([]);
});

test('signing in: a spinner, the form, what is wrong with it, and the dashboard', async ({
  page,
  complaints,
}) => {
  await page.goto('/admin');
  await expect(login(page)).toBeVisible();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await fillIn(page, { ...admin, password: 'wrong password' });
  await expect(toast(page, 'Authentication Error')).toContainText('Invalid login credentials');
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');

  let answer = () => undefined as void;
  const asked = new Promise<void>((go) => {
    answer = go;
  });
  await page.route(rights, async (route) => {
    await asked;
    await route.continue();
  });
  await fillIn(page, admin);
  await expect(page.getByText('Loading...')).toBeVisible();
  answer();
  await expect(dashboard(page)).toBeVisible();
  await expect(toast(page, 'Signed in successfully')).toContainText(
    'Welcome to the admin dashboard.',
  );
  await expect(page.getByText('Welcome back, admin@example.com')).toBeVisible();
  expect(await page.getByRole('tab').allInnerTexts()).toEqual([
    'Overview',
    'Contacts',
    'Careers',
    'Partnerships',
    'Job Postings',
  ]);
  complaints.length = 0;
});

test('a stranger is denied and sent home', async ({ page }) => {
  const stranger = await addAccount({ isAdmin: false });
  await page.goto('/admin/contacts');
  await fillIn(page, stranger);
  await expect(toast(page, 'Access Denied')).toContainText("You don't have admin privileges");
  await expect(page).toHaveURL('/');
  const notice = page.getByRole('alert').filter({ hasText: "Access Denied: You don't have" });
  await expect(notice, 'as text, beside the toast that goes').toBeVisible();
  await page.goto('/admin');
  await expect(login(page)).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-required', 'true');
});

test('signing out leaves nothing behind, here and in every other tab', async ({
  page,
  context,
}) => {
  const person = `Secret ${crypto.randomUUID().slice(0, 8)}`;
  const id = await addMessage({ first_name: person });
  await become(page, await addAccount({ isAdmin: true }));
  await page.goto(`/admin/contacts/${id}`);
  const [list, typing] = [await context.newPage(), await context.newPage()];
  await list.goto('/admin/contacts');
  await expect(list.getByRole('link', { name: person })).toBeVisible();
  await typing.goto(`/admin/contacts/${id}`);
  await panel(typing).getByLabel('New note').fill('Half a');
  await expect(panel(page).getByRole('heading', { name: person })).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Discard and sign out' }).click();
  await expect(page).toHaveURL('/');
  for (const other of [list, typing]) {
    await expect(login(other)).toBeVisible();
    await expectNothingLeft(other, person);
  }
  await expectNothingLeft(page, person);
  await page.goBack();
  await expect(login(page)).toBeVisible();
  await expectNothingLeft(page, person);
});

const openPostings = async (page: Page) => {
  await page.getByRole('tab', { name: 'Job Postings' }).click();
  await page.locator('[data-record]').first().waitFor();
};

const acts: [string, (page: Page) => Promise<unknown>][] = [
  ['a tab is opened', (page) => page.getByRole('tab', { name: 'Partnerships' }).click()],
  [
    'a status is set',
    (page) => panel(page).getByRole('button', { name: 'Completed', exact: true }).click(),
  ],
  ['a note is added', (page) => panel(page).getByLabel('New note').press('Control+Enter')],
  ['the next poll asks', (page) => page.clock.fastForward(31_000)],
  [
    'a minute has passed in the list that visitors see too',
    async (page) => {
      await openPostings(page);
      await page.clock.fastForward(61_000);
    },
  ],
  [
    'somebody returns to the list that visitors see too',
    async (page) => {
      await openPostings(page);
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    },
  ],
];

/** The one that would write. */
const daily = 'a status is set';

for (const [what, act] of acts) {
  const tag = what === daily ? [] : '@nightly';
  const title = `rights that are taken away are gone when ${what}`;
  test(title, { tag }, async ({ page, complaints }) => {
    const former = await addAccount({ isAdmin: true });
    const person = `Secret ${crypto.randomUUID().slice(0, 8)}`;
    const id = await addMessage({ first_name: person });
    if (/poll|minute/.test(what)) await page.clock.install();
    await become(page, former);
    const requests = watchRequests(page);
    await page.goto(`/admin/contacts/${id}`);
    await panel(page).getByLabel('New note').fill('An unsaved note');
    await expect(panel(page).getByText('The visitor sent it')).toBeVisible();
    await requests.quiet();
    await takeRightsAway(former);
    await act(page);
    await expect(toast(page, 'Access Denied')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expectNothingLeft(page, person);
    const [row] = await sql`select status from contact_submissions where id = ${id}`;
    expect(row?.['status']).toBe('new');
    complaints.length = 0;
  });
}
