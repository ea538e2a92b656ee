import { adminAway as texts } from '../../../src/content/en/admin-away.ts';
import { addAccount, addMessage, sql, test, toast } from '../admin-support.ts';
import { expect } from '../support.ts';

test('an admin hands over all open leads of a colleague in four clicks, and takes them back', async ({
  page,
}) => {
  const [owner, successor] = [
    await addAccount({ isAdmin: true }),
    await addAccount({ isAdmin: true }),
  ];
  const ids = [await addMessage(), await addMessage(), await addMessage()];
  const decided = await addMessage();
  await sql`update contact_submissions set status = 'completed' where id = ${decided}`;
  const idOf = async ({ email }: { email: string }) =>
    String((await sql`select id from auth.users where email = ${email}`)[0]?.['id']);
  const ownerId = await idOf(owner);
  const successorId = await idOf(successor);
  const all = [...ids, decided];
  await sql`update contact_submissions set owner_id = ${ownerId} where id in ${sql(all)}`;
  const owners = async () => {
    const rows = await sql`select id, owner_id from contact_submissions where id in ${sql(all)}`;
    return all.map((id) => rows.find((row) => row['id'] === id)?.['owner_id'] as string);
  };

  await page.goto('/admin');
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('link', { name: 'Team' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: owner.email })
    .getByRole('button', { name: new RegExp(`^${texts.handOver.short}`) })
    .click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(texts.handOver.choose('3 contact messages'));
  await dialog.getByRole('button', { name: successor.email }).click();

  await expect(toast(page, 'Handed over to')).toContainText('3 contact messages.');
  expect(await owners()).toEqual([successorId, successorId, successorId, ownerId]);
  await toast(page, 'Handed over to').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '3 records changed back.')).toBeVisible();
  expect(await owners()).toEqual([ownerId, ownerId, ownerId, ownerId]);
});
