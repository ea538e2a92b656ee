/** The four forms: how a visitor fills them in, and the table of each. */
import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright/test';
import { applicationForm } from '../../src/content/en/application-form.ts';
import { contactForm } from '../../src/content/en/contact-form.ts';
import { quoteForm } from '../../src/content/en/quote-form.ts';
import { rowsWhere } from './support.ts';

/** One form, and how to fill in its required fields. */
export interface FormStory {
  name: string;
  path: string;
  table: string;
  /** The column of the long text. */
  textColumn: string;
  textLabel: string;
  /** The name of the button. */
  submit: string;
  /** Shown only when the row is stored. */
  success: RegExp;
  fill: (page: Page, person: { email: string; text: string }) => Promise<void>;
}

/** Applies a fault to the next submission only. */
export async function faultOnce(page: Page, fault: (route: Route) => Promise<void>) {
  await page.route(restPaths, fault, { times: 1 });
}

export const restPaths = '**/rest/v1/**';

export const resetConnection = (route: Route) => route.abort('connectionreset');

/** Responds with an HTML page, as proxies and captive portals do. */
export const answerWithPage = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: '<h1>Please wait</h1>' });

/** Lets the server store the row, but drops the response. */
export async function dropResponse(route: Route) {
  await route.fetch();
  await route.abort('connectionreset');
}

export const neverRespond = () => new Promise<void>(() => undefined);

export const dispatchOn = (page: Page, event: string) =>
  page.evaluate((type) => void dispatchEvent(new Event(type)), event);

/** The form without the notices above it. */
export const formOn = (page: Page) => page.getByRole('main');

export const newPerson = () => ({
  email: `${randomUUID().slice(0, 13)}@example.com`,
  text: 'Ring-back tones for two million people, starting in Kano.',
});

/** Returns all values of the form, and the names of its files. */
export const valuesIn = (page: Page) =>
  page
    .locator('form')
    .locator('input:not([type=checkbox]), select, textarea')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).flatMap(({ files, value }) =>
        files ? [...files].map(({ name }) => name) : value,
      ),
    );

/** By day, a test runs with one form only. */
export const nightlyUnless = (form: FormStory, dailyForm: FormStory) => ({
  tag: form === dailyForm ? [] : '@nightly',
});

export const rowsOfPerson = (form: FormStory, email: string) => rowsWhere(form.table, { email });

export const quoteStory: FormStory = {
  name: 'quote',
  path: '/get-quote',
  table: 'quote_requests',
  textColumn: 'project_description',
  textLabel: 'Project Description',
  submit: 'Submit Quote Request',
  success: new RegExp(quoteForm.done.title),
  async fill(page, { email, text }) {
    await page.getByLabel('Company Name').fill('Sahel Mobile');
    await page.getByLabel('Contact Name').fill('Ọláwálé Nguyễn');
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Country').selectOption('Nigeria');
    await page.getByLabel('Phone Number').fill('+234 801 234 5678');
    await page.getByLabel('Service Type').selectOption('Custom Solution');
    await page.getByLabel('Project Description').fill(text);
    await page.getByLabel('Timeline').selectOption('short');
    await page.getByLabel('Budget Range').selectOption('discuss');
    await page.getByRole('checkbox').check();
  },
};

export const contactStory: FormStory = {
  name: 'contact',
  path: '/#contact',
  table: 'contact_submissions',
  textColumn: 'project_details',
  textLabel: 'Project Details',
  submit: 'Start Partnership Discussion',
  success: new RegExp(contactForm.done.title),
  async fill(page, { email, text }) {
    await page.getByLabel('First Name').fill('Ọláwálé');
    await page.getByLabel('Last Name').fill('O’Brien');
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Service Interest').selectOption('Fintech Solutions');
    await page.getByLabel('Project Details').fill(text);
  },
};

const partnershipStory: FormStory = {
  name: 'partnership',
  path: '/partnership',
  table: 'partnership_applications',
  textColumn: 'proposal',
  textLabel: 'Partnership Proposal',
  submit: 'Submit Application',
  success: /Partnership application submitted!/,
  async fill(page, { email, text }) {
    await page.getByLabel('Company Name').fill('Sahel Mobile');
    await page.getByLabel('Contact Name').fill('李 Nguyễn');
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Phone Number').fill('+233 50 123 4567');
    await page.getByLabel('Country/Region').fill('Ghana');
    await page.getByLabel('Partnership Type').selectOption('technology');
    await page.getByLabel('Company Description').fill('We run a network in the north.');
    await page.getByLabel('Partnership Proposal').fill(text);
    await page.getByRole('checkbox').check();
  },
};

export const applicationStory: FormStory = {
  name: 'job application',
  path: '/apply',
  table: 'career_applications',
  textColumn: 'motivation',
  textLabel: 'Motivation',
  submit: 'Submit Application',
  success: new RegExp(applicationForm.done.title),
  async fill(page, { email, text }) {
    await page.getByLabel('First Name').fill('Amara');
    await page.getByLabel('Last Name').fill('Koné');
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Phone Number').fill('+225 07 01 23 4567');
    await page.getByLabel('Current Location').fill('Abidjan');
    await page.getByRole('combobox', { name: 'Position' }).selectOption('ai-developer');
    await page.getByLabel('Years of Experience').selectOption('3-5');
    await page.getByLabel('Availability').selectOption('1-month');
    await page.getByLabel('Professional Summary').fill('Five years of speech recognition.');
    await page.getByLabel('Skills').fill('Python, SIP, French');
    await page.getByLabel('Motivation').fill(text);
    await page.getByLabel('Resume', { exact: true }).setInputFiles({
      name: 'Amara Koné.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\ntrailer << >>\nstartxref\n0\n%%EOF\n'),
    });
    await page.getByRole('checkbox').first().check();
  },
};

export const forms: readonly FormStory[] = [
  quoteStory,
  contactStory,
  partnershipStory,
  applicationStory,
];
