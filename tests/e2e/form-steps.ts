/** The steps of a visitor who fills in a form. Each page uses Playwright's clock. */
import type { BrowserContext, Page } from 'playwright/test';
import { formParts } from '../../src/content/en/form-parts.ts';
import { formOn, newPerson, rowsOfPerson, type FormStory } from './forms.ts';
import { expect } from './support.ts';

export const waiting = formParts.submission.waiting;

export function formSteps(form: FormStory) {
  type Person = ReturnType<typeof newPerson>;

  async function open(context: BrowserContext) {
    await context.clock.install();
    const page = await context.newPage();
    await page.goto(form.path);
    return page;
  }

  async function fill(page: Page) {
    const person = newPerson();
    await form.fill(page, person);
    return person;
  }

  const button = (page: Page, name: string) => formOn(page).getByRole('button', { name });
  const longText = (page: Page) => formOn(page).getByLabel(form.textLabel);
  const send = (page: Page) => button(page, form.submit).click();

  async function expectStored(page: Page, { email }: Person) {
    await expect(formOn(page).getByText(form.success)).toBeVisible();
    expect(await rowsOfPerson(form, email)).toHaveLength(1);
  }

  async function expectWaiting(page: Page, { email }: Person, rows = 0) {
    await expect(formOn(page).getByText(waiting)).toBeVisible();
    await expect(page.getByText(form.success)).toHaveCount(0);
    expect(await rowsOfPerson(form, email)).toHaveLength(rows);
  }

  return { open, fill, button, longText, send, expectStored, expectWaiting };
}
