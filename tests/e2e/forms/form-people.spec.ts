// Shared phones, wrong responses and late edits: no submission is lost or stored twice.
import { sql } from '../admin-support.ts';
import { formSteps } from '../form-steps.ts';
import {
  application as form,
  formOn,
  dropResponse,
  faultOnce,
  restPaths,
  rowsOfPerson,
  showPage,
} from '../forms.ts';
import { expect, guardedTest as test } from '../support.ts';

const second = 1000;
const { open, fill, button, longText, send, expectStored, expectWaiting } = formSteps(form);

test('a second person on the device finds an empty form, and both submissions are stored', async ({
  context,
}) => {
  const page = await open(context);
  const ada = await fill(page);
  await context.setOffline(true);
  await send(page);
  await expectWaiting(page, ada);
  // Set before the network is back: otherwise the first submission could be sent by then.
  await page.route(restPaths, showPage(503));
  await context.setOffline(false);
  await page.reload();
  await formOn(page).locator('form').scrollIntoViewIfNeeded();
  await expect(longText(page)).toHaveValue('');
  await expect(page.getByText(ada.text)).toHaveCount(0);
  const ben = await fill(page);
  const refused = page.waitForResponse((response) => response.status() === 503);
  await page.clock.fastForward(60 * second);
  await refused;
  await page.unroute(restPaths);
  await send(page);
  await expectStored(page, ben);
  // Sent with the second one, although its own retry delay has grown beyond 20 s.
  await expect.poll(async () => (await rowsOfPerson(form, ada.email)).length).toBe(1);
});

test(
  'a submission edited too late is sent as a new one that refers to the old',
  { tag: '@nightly' },
  async ({ context }) => {
    const page = await open(context);
    const person = await fill(page);
    await faultOnce(page, dropResponse);
    await send(page);
    await expectWaiting(page, person, 1);
    const [old] = await rowsOfPerson(form, person.email);
    await sql`
    update ${sql(form.table)} set created_at = now() - interval '25 hours'
    where id = ${String(old?.['id'])}
  `;
    await button(page, 'Change it').click();
    const newest = `${person.text} And then in Accra.`;
    await form.fill(page, { ...person, text: newest });
    await send(page);
    await expect(formOn(page).getByText(form.success)).toBeVisible();
    const rows = await rowsOfPerson(form, person.email);
    const renewed = rows.find(({ id }) => id !== old?.['id']);
    const reference = `DR-${String(renewed?.['id']).slice(0, 8).toUpperCase()}`;
    await expect(formOn(page).getByText(reference, { exact: true })).toBeVisible();
    expect(renewed).toMatchObject({
      replaces: old?.['id'],
      [form.textColumn]: newest,
    });
    expect(rows).toHaveLength(2);
  },
);
