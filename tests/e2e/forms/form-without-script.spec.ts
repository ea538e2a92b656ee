// Forms whose code is blocked, lost or late show another way to write, beside the button.
import type { Page } from 'playwright/test';
import { formParts } from '../../../src/content/en/form-parts.ts';
import { site } from '../../../src/content/facts/site.ts';
import { forms, newPerson, quote } from '../forms.ts';
import { openPage } from '../site.ts';
import { expect, guardedTest as test } from '../support.ts';

const help = (page: Page) => page.locator('form').getByText(formParts.help.text);
const address = (page: Page) => help(page).getByRole('link', { name: site.email });

for (const form of forms) {
  const tag = form === quote ? [] : '@nightly';
  test(`${form.name}: a visitor without scripts sees our address`, { tag }, async ({ browser }) => {
    const page = await openPage(browser, form.path, { width: 360, javaScriptEnabled: false });
    await expect(address(page)).toBeVisible();
    await expect(page.getByRole('button', { name: form.submit })).toBeDisabled();
    await expect(page.locator('[data-mails-form]')).toBeHidden();
    await page.context().close();
  });

  test(
    `${form.name}: a visitor whose code is lost can send the text by mail`,
    { tag },
    async ({ page }) => {
      const person = newPerson();
      await page.route(/\/assets\/(\w+-)*(page|form)-[^/]*\.js/, (route) => route.abort());
      await page.goto(form.path);
      await page.getByLabel('Email Address').fill(person.email);
      await page.getByLabel(form.textLabel).fill(`${person.text}\nAnd more & more`);
      await expect(address(page)).toBeVisible();
      const mail = page.getByRole('link', { name: formParts.help.withText });
      await expect(mail).toBeVisible();
      const url = new URL((await mail.getAttribute('href')) ?? '');
      expect(url.pathname).toBe(site.email);
      expect(url.searchParams.get('subject')).not.toBe('');
      const lines = url.searchParams.get('body')?.split(/\r\n/) ?? [];
      expect(lines).toContain(`Email Address: ${person.email}`);
      expect(lines.join('\n')).toContain(`${form.textLabel}: ${person.text}\nAnd more & more`);
    },
  );
}
