import { formOn, newPerson, quote, rowsOfPerson } from '../forms.ts';
import { expect, test } from '../support.ts';

test('a telephone number is put in order where it is left, and told where it is none', async ({
  page,
}) => {
  const person = newPerson();
  await page.goto(quote.path);
  await quote.fill(page, person);
  const phone = page.getByLabel('Phone Number');
  const keys = page.keyboard;
  const code = '+234 ';

  for (const [start, pasted, kept] of [
    [code, '2348030000000', '+234 8030000000'],
    [code, '\u202a+234 803 000 0000\u202c', '+234 803 000 0000'],
    [code, '00234 803 000 0000', '+234 803 000 0000'],
    ['', '8030000000', '+234 8030000000'],
    ['', '0803 000 0000', '+234 803 000 0000'],
  ] as const) {
    await phone.fill(start);
    await keys.insertText(pasted);
    await keys.press('Tab');
    await expect(phone).toHaveValue(kept);
  }

  await phone.fill(code);
  await keys.press('Home');
  await keys.type('08030000000');
  await keys.press('Tab');
  await expect(phone).toHaveValue(`08030000000${code}`);
  await page.getByRole('button', { name: quote.submit }).click();
  await expect(formOn(page).getByText('Please enter a valid phone number')).toBeVisible();
  await expect(phone).toBeFocused();

  // Sent with the field still open.
  await keys.press('ControlOrMeta+a');
  await keys.insertText('803 000 0001');
  await keys.press('Enter');
  await expect(formOn(page).getByText(quote.success)).toBeVisible();
  expect(await rowsOfPerson(quote, person.email)).toMatchObject([{ phone: '+234 803 000 0001' }]);
});
