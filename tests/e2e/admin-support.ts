/** Shared by the staff area's tests: their accounts, their records and locators. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { adminReplies, replyNames, type ReplyName } from '../../src/content/en/admin-replies.ts';
import { adminSending } from '../../src/content/en/admin-sending.ts';
import { applications, contacts, partnerships, postings, quotes, type Row } from '../db/tables.ts';
import { preview } from '../support/preview-server.ts';
import { admin, api, sql, test as visitorTest, type Account } from './support.ts';

export { sql };

export const sessionKey = 'deccan-reach-staff';

/** Returns the storage of a browser in which an account is signed in. */
async function storageOf(account: Account) {
  const session = { name: sessionKey, value: JSON.stringify(await api.openSession(account)) };
  return { cookies: [], origins: [{ origin: preview.url, localStorage: [session] }] };
}

/** For a browser of somebody else than the demo admin. */
export const signedOut = { storageState: { cookies: [], origins: [] } };

let adminStorage: ReturnType<typeof storageOf> | undefined;

/** A test that starts signed in as the demo admin. The session is shared, so tests must not sign out. */
export const test = visitorTest.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what is needed
  storageState: async ({}, provide) => provide(await (adminStorage ??= storageOf(admin))),
});

/** Signs in an account in place of the demo admin; call it before the first page is opened. */
export async function signInAs(page: Page, account: Account): Promise<void> {
  await page.context().setStorageState(await storageOf(account));
}

/** Adds an account with the demo admin's password. */
export async function addAccount({ isAdmin }: { isAdmin: boolean }): Promise<Account> {
  const email = `${randomUUID().slice(0, 8)}@staff.example.com`;
  const [account] = await sql`select private.replace_account(${email}, ${admin.password}) as id`;
  if (isAdmin) await sql`insert into admin_users (user_id) values (${String(account?.['id'])})`;
  return { email, password: admin.password };
}

/**
 * Ends the session on the server, and clicks `button` in the same step: the click must notice it before
 * the page's own polling does.
 */
export async function endSession(button: Locator, { email }: Account): Promise<void> {
  await sql`delete from auth.sessions where user_id = (select id from auth.users where email = ${email})`;
  await button.evaluate((element: HTMLElement, key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, access_token: 'revoked' }));
    element.click();
  }, sessionKey);
}

async function insertRow(table: string, row: Row): Promise<string> {
  const id = randomUUID();
  await sql`insert into ${sql(table)} ${sql({ id, ...row })}`;
  return id;
}

/** A name that no other test gives. */
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

export const addMessage = (row: Row = {}) =>
  insertRow(contacts.name, { ...contacts.row, last_name: unique('Mensah'), ...row });

/** Of a visitor who did not ask for a demo. */
export const addQuote = (row: Row = {}) => {
  const sample = { ...quotes.row, company_name: unique('Harmattan'), wants_demo: false };
  return insertRow(quotes.name, { ...sample, ...row });
};

export const addPartnership = (row: Row = {}) =>
  insertRow(partnerships.name, { ...partnerships.row, ...row });

/** Of an applicant who did not ask for job alerts. */
export const addApplication = (row: Row = {}) => {
  const sample = { ...applications.row, last_name: unique('Nguyễn'), receive_updates: false };
  return insertRow(applications.name, { ...sample, ...row });
};

/** A draft. */
export const addPosting = (row: Row = {}) => {
  const sample = { ...postings.row, title: unique('DevOps Engineer'), status: 'draft' };
  return insertRow(postings.name, { ...sample, ...row });
};

export const loginHeading = (page: Page) => page.getByRole('heading', { name: 'Admin Login' });

/** The open record, in the panel or alone. */
export const panel = (page: Page) =>
  page.getByRole('region').filter({ has: page.locator('#record-title') });

/** Opens the field of a new note, at the foot of the record. */
export async function openNote(page: Page): Promise<Locator> {
  await panel(page).getByRole('button', { name: adminSending.composer.note, exact: true }).click();
  return panel(page).getByLabel('New note');
}

/** Chooses a template in a record's reply, or in a dialog. */
export async function chooseTemplate(place: Locator, name: ReplyName): Promise<void> {
  await place.getByRole('button', { name: adminSending.editor.template }).click();
  const names = [replyNames[name], ...(name === 'meeting' ? [adminReplies.interview] : [])];
  await place.getByRole('menuitemcheckbox', { name: new RegExp(`^(${names.join('|')})$`) }).click();
}

/** Exports the whole list as CSV. */
export async function exportList(page: Page): Promise<void> {
  await page.getByRole('button', { name: /: export, spam, keyboard$/ }).click();
  await page.getByRole('menuitem', { name: /^Export this list/ }).click();
}

/** The newest toast with a text. */
export const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text }).first();

/** Fails matching requests until the returned function is called; status 0 breaks the connection. */
export async function failRequests(page: Page, path: RegExp, method: string, status = 0) {
  await page.route(path, (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (status === 0) return route.abort('connectionreset');
    return route.fulfill({ status, json: { message: 'no' } });
  });
  return () => page.unroute(path);
}
