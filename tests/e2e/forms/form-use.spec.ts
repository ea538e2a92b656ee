// Forms used early and by keyboard.
import { delayFiles } from '../delayed-files.ts';
import {
  application,
  daily,
  formOn,
  forms,
  newPerson,
  quote,
  rowsOfPerson,
  valuesIn,
} from '../forms.ts';
import { expect, test } from '../support.ts';

for (const form of forms) {
  const early = `${form.name}: what a visitor types before the script arrives`;
  test(`${early} is kept and sent`, daily(form, application), async ({ page }) => {
    const person = newPerson();
    const release = await delayFiles(page, '**/assets/*.js');
    await page.goto(form.path, { waitUntil: 'commit' });
    const filling = form.fill(page, person);
    // Selecting the country fills in the dial code, which needs the script.
    if (form === quote) await expect(page.getByLabel('Country')).toHaveValue('Nigeria');
    else await filling;
    const typed = (await valuesIn(page)).filter(Boolean);
    release();
    await filling;
    await expect(page.getByRole('button', { name: form.submit })).toBeEnabled();
    expect(await valuesIn(page)).toEqual(expect.arrayContaining(typed));

    await page.getByRole('button', { name: form.submit }).click();
    await expect(formOn(page).getByText(form.success)).toBeVisible();
    expect(await rowsOfPerson(form, person.email)).toHaveLength(1);
  });
}

test('a visitor with only a keyboard can follow the list of errors to the fields and correct them', async ({
  page,
}) => {
  const { email, text } = newPerson();
  await page.goto(quote.path);
  const submit = page.getByRole('button', { name: quote.submit });
  await expect(submit).toBeEnabled();
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Company Name')).toBeFocused();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Please check 10 fields.');
  await summary.getByRole('button', { name: 'Email Address' }).press('Enter');
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );

  await page.getByLabel('Company Name').focus();
  const keys = page.keyboard;
  for (const answer of [
    "Ndumiso's Mobile",
    'Nguyễn Ọláwálé',
    email,
    'Nigeria',
    '8012345678',
    'Cust',
    text,
  ]) {
    await keys.type(answer);
    await keys.press('Tab');
  }
  for (const answer of ['Short', 'Prefer']) {
    await keys.type(answer);
    await keys.press('Tab');
  }
  await expect(page.getByRole('checkbox')).toBeFocused();
  await keys.press('Space');
  await expect(summary).toHaveCount(0);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: quote.success })).toBeFocused();
  expect(await rowsOfPerson(quote, email)).toMatchObject([
    {
      company_name: "Ndumiso's Mobile",
      contact_name: 'Nguyễn Ọláwálé',
      country: 'Nigeria',
      phone: '+234 801 234 5678',
      service_type: 'Custom Solution',
      timeline: 'short',
      budget: 'discuss',
    },
  ]);
});
