import { addAccount, addMessage, sql } from '../e2e/admin-support.ts';
import { expect, test } from './visitor.ts';

test('staff sign in, open a message, set its status and sign out', async ({ visitor }) => {
  const { email, password } = await addAccount({ isAdmin: true });
  const id = await addMessage();
  await visitor.goto('/admin');
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByLabel('Password').fill(password);
  await visitor.getByRole('button', { name: 'Sign In', exact: true }).click();
  await visitor.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();

  await visitor.getByRole('tab', { name: 'Contacts' }).click();
  await visitor.locator(`[data-record="${id}"] a`).first().click();
  await visitor.getByText('A billing gateway for gas.').waitFor();
  await visitor
    .locator('section[aria-labelledby="record-title"]')
    .getByRole('button', { name: 'Contacted', exact: true })
    .click();
  await expect
    .poll(() => sql`select status from contact_submissions where id = ${id}`)
    .toEqual([{ status: 'contacted' }]);

  await visitor.getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(() => visitor.evaluate(() => location.pathname)).toBe('/');
  // Firefox complains of code whose fetching was broken off.
  await visitor.getByRole('link', { name: 'Explore Solutions' }).waitFor();
  await visitor.goto('/admin');
  await visitor.getByRole('heading', { name: 'Admin Login' }).waitFor();
  expect(await visitor.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
