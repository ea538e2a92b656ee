// The four forms in French, from the first fault to the stored row.
import { formParts } from '../../../src/content/en/form-parts.ts';
import { newPerson } from '../forms.ts';
import { forms, text } from '../french-forms.ts';
import { interactive } from '../site.ts';
import { expect, rowsWhere, test } from '../support.ts';

for (const form of forms) {
  // Its faults and its telephone number have the most to say.
  const tag = form.name === 'quote' ? [] : '@nightly';
  test(
    `the ${form.name} form is filled in, corrected and stored in French`,
    { tag },
    async ({ page }) => {
      const person = { ...newPerson(), text };
      await page.goto(form.path);
      await interactive(page);
      const shown = page.getByRole('main');
      const submit = shown.getByRole('button', { name: form.submit });
      await submit.click();
      for (const fault of form.faults) {
        await expect(shown.getByText(fault).first()).toBeVisible();
      }
      await form.fill(page, person);
      await submit.click();
      await expect(shown.getByText(form.success).first()).toBeVisible();

      const rows = await rowsWhere(form.table, { email: person.email });
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ ...form.stored, locale: 'fr' });
      await expect(
        shown.getByText(String(rows[0]?.['id']).slice(0, 8).toUpperCase(), { exact: true }),
      ).toBeVisible();
    },
  );
}

test(
  'what waits is told in the language of the page that is open, and sent in its own',
  { tag: '@nightly' },
  async ({ page, context, complaints }) => {
    const [form] = forms;
    if (!form) throw new Error('there is no form');
    const person = { ...newPerson(), text };
    await page.goto(form.path);
    await interactive(page);
    await form.fill(page, person);
    await context.setOffline(true);
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByText(/Pas encore envoyée\. Enregistrée sur cet appareil/)).toBeVisible();
    await page.route('**/rest/v1/**', (route) => route.abort());
    await context.setOffline(false);
    await page.goto('/about');
    await expect(page.getByText(formParts.submission.waiting).first()).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect
      .poll(async () => (await rowsWhere(form.table, { email: person.email })).length)
      .toBe(1);
    const [row] = await rowsWhere(form.table, { email: person.email });
    expect(row).toMatchObject({ locale: 'fr' });
    complaints.length = 0;
  },
);
