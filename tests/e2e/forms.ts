/** The four forms as a visitor fills them in, and where their rows go. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { rowsWhere } from './support.ts';

export interface FormStory {
  name: string;
  path: string;
  table: string;
  /** The column that takes the long text. */
  textColumn: string;
  textLabel: string;
  submit: string;
  /** Shown once the row is stored, and never before. */
  success: RegExp;
  fill: (page: Page, person: { email: string; text: string }) => Promise<void>;
}

export const newPerson = () => ({
  email: `${randomUUID().slice(0, 13)}@example.com`,
  text: 'Ring-back tones for two million people, starting in Kano.',
});

export const rowsOfPerson = (form: FormStory, email: string) => rowsWhere(form.table, { email });

const quote: FormStory = {
  name: 'quote',
  path: '/get-quote',
  table: 'quote_requests',
  textColumn: 'project_description',
  textLabel: 'Project Description',
  submit: 'Submit Quote Request',
  success: /Your request has reached us/,
  async fill(page, { email, text }) {
    await page.getByLabel('Company Name').fill('Sahel Mobile');
    await page.getByLabel('Contact Name').fill('Ọláwálé Nguyễn');
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Country').selectOption('Nigeria');
    await page.getByLabel('Phone Number').fill('+234 8012345678');
    await page.getByLabel('Service Type').selectOption('Custom Solution');
    await page.getByLabel('Project Description').fill(text);
    await page.getByLabel('Timeline').selectOption('short');
    await page.getByLabel('Budget Range').selectOption('discuss');
    await page.getByRole('checkbox').check();
  },
};

export const forms: readonly FormStory[] = [quote];
