/** Fills in the quote form in French. */
import { expect, type Page } from 'playwright/test';
import { quoteForm } from '../../src/content/fr/quote-form.ts';

export const path = '/fr/get-quote';

export const submitOf = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: quoteForm.submit });

export async function fill(page: Page, email: string) {
  const { fields, options } = quoteForm;
  const field = ({ label }: { label: string }) => page.getByLabel(label, { exact: true });
  await field(fields.companyName).fill('Wouri Télécom');
  await field(fields.contactName).fill('Aïssatou N’Diaye');
  await field(fields.email).fill(email);
  await field(fields.country).selectOption({ label: options.country.Cameroon });
  await expect(field(fields.phone)).toHaveValue(/^\+237/);
  await field(fields.phone).fill('+237 6 71 23 45 67');
  await field(fields.serviceType).selectOption({ label: options.serviceType['Custom Solution'] });
  await field(fields.projectDescription).fill('Des sonneries d’attente, d’abord à Douala.');
  await field(fields.timeline).selectOption({ label: options.timeline.short });
  await field(fields.budget).selectOption({ label: options.budget.discuss });
  await page.getByRole('checkbox').check();
}
