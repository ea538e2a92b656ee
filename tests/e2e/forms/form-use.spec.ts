import { formParts } from '../../../src/content/en/form-parts.ts';
import { site } from '../../../src/content/facts/site.ts';
import {
  applicationStory,
  nightlyUnless,
  formOn,
  forms,
  newPerson,
  quoteStory,
  rowsOfPerson,
  valuesIn,
} from '../forms.ts';
import { delayFiles } from '../site.ts';
import { expect, test } from '../support.ts';

for (const form of forms) {
  const title = `${form.name}: what a visitor types before the script arrives`;
  test(`${title} is kept and sent`, nightlyUnless(form, applicationStory), async ({ page }) => {
    const person = newPerson();
    const release = await delayFiles(page, '**/assets/*.js');
    await page.goto(form.path, { waitUntil: 'commit' });
    const filling = form.fill(page, person);
    // Selecting the country fills in the dial code, which needs the script.
    if (form === quoteStory) await expect(page.getByLabel('Country')).toHaveValue('Nigeria');
    else await filling;
    const typedValues = (await valuesIn(page)).filter(Boolean);
    release();
    await filling;
    await expect(page.getByRole('button', { name: form.submit })).toBeEnabled();
    expect(await valuesIn(page)).toEqual(expect.arrayContaining(typedValues));

    await page.getByRole('button', { name: form.submit }).click();
    await expect(formOn(page).getByText(form.success)).toBeVisible();
    expect(await rowsOfPerson(form, person.email)).toHaveLength(1);
  });
}

test('a visitor with only a keyboard corrects fields by the list of errors', async ({ page }) => {
  const { email, text } = newPerson();
  await page.goto(quoteStory.path);
  const submit = page.getByRole('button', { name: quoteStory.submit });
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
    'Short',
    'Prefer',
  ]) {
    await keys.type(answer);
    await keys.press('Tab');
  }
  await expect(page.getByRole('checkbox')).toBeFocused();
  await keys.press('Space');
  await expect(summary).toHaveCount(0);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: quoteStory.success })).toBeFocused();
  expect(await rowsOfPerson(quoteStory, email)).toMatchObject([
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

for (const form of forms) {
  const title = `${form.name}: a visitor whose code is lost sees our address, and can send the text by mail`;
  test(title, { tag: '@nightly' }, async ({ page, consoleErrors }) => {
    const person = newPerson();
    await page.route(/\/assets\/(\w+-)*(page|form)-[^/]*\.js/, (route) => route.abort());
    await page.goto(form.path);
    await page.getByLabel('Email Address').fill(person.email);
    await page.getByLabel(form.textLabel).fill(`${person.text}\nAnd more & more`);
    const help = page.locator('form').getByText(formParts.help.text);
    await expect(help.getByRole('link', { name: site.email })).toBeVisible();
    await expect(page.getByRole('button', { name: form.submit })).toBeDisabled();
    const mail = page.getByRole('link', { name: formParts.help.withText });
    await expect(mail).toBeVisible();
    const url = new URL((await mail.getAttribute('href')) ?? '');
    expect(url.pathname).toBe(site.email);
    expect(url.searchParams.get('subject')).not.toBe('');
    const lines = url.searchParams.get('body')?.split(/\r\n/) ?? [];
    expect(lines).toContain(`Email Address: ${person.email}`);
    expect(lines.join('\n')).toContain(`${form.textLabel}: ${person.text}\nAnd more & more`);
    consoleErrors.length = 0;
  });
}
