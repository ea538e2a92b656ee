import { randomUUID } from 'node:crypto';
import { addMessage, sql, test } from '../admin-support.ts';
import { expect } from '../support.ts';

/** Adds messages that share a search term, so that no other test's records are among them. */
async function addMessages(count: number) {
  const word = `panel${randomUUID().slice(0, 8)}`;
  const start = Date.now();
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const created_at = new Date(start - number * 60_000).toISOString();
    const id = await addMessage({ company_operator: word, first_name: `No ${number}` });
    await sql`update contact_submissions set created_at = ${created_at} where id = ${id}`;
    ids.push(id);
  }
  return { word, ids };
}

test('an admin on a phone sees the record alone, and then the list unchanged', async ({ page }) => {
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
