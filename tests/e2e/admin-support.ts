/** What the staff area's tests share: accounts of their own, records of their own, its elements. */
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import type { Locator, Page } from 'playwright/test';
import { preview } from '../support/preview-server.ts';
import { admin, api, expect, test as visitorTest } from './support.ts';

export const sql = postgres(preview.databaseUrl, { max: 2, onnotice() {} });

interface Account {
  email: string;
  password: string;
}

const sessionKey = 'deccan-reach-staff';

/** What a browser stores in which an account is signed in. */
async function storageOf(account: Account) {
  const session = { name: sessionKey, value: JSON.stringify(await api.openSession(account)) };
  return { cookies: [], origins: [{ origin: preview.url, localStorage: [session] }] };
}

let adminStorage: ReturnType<typeof storageOf> | undefined;

/** A test that starts with the demo admin signed in; its session is shared, so nobody signs out. */
export const test = visitorTest.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what is needed
  storageState: async ({}, provide) => provide(await (adminStorage ??= storageOf(admin))),
});

/** Signs another account in where no page of the site has been opened yet. */
export async function become(page: Page, account: Account): Promise<void> {
  await page.context().setStorageState(await storageOf(account));
}

/** One more account with the demo admin's password; without rights unless told. */
export async function addAccount({ isAdmin }: { isAdmin: boolean }): Promise<Account> {
  const id = randomUUID();
  const email = `${id.slice(0, 8)}@staff.example.com`;
  const identity = { sub: id, email, email_verified: true };
  await sql`
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    select ${id}, aud, role, ${email}, encrypted_password, now(), raw_app_meta_data, '{}', now(), now()
    from auth.users where email = ${admin.email}
  `;
  await sql`
    insert into auth.identities (id, provider_id, user_id, identity_data, provider, created_at, updated_at)
    values (${randomUUID()}, ${id}, ${id}, ${sql.json(identity)}, 'email', now(), now())
  `;
  if (isAdmin) await sql`insert into admin_users (user_id) values (${id})`;
  return { email, password: admin.password };
}

export async function takeRightsAway({ email }: Account): Promise<void> {
  await sql`delete from admin_users where user_id = (select id from auth.users where email = ${email})`;
}

/**
 * As when a session is revoked before its time, and `button` is the first to notice: not the page itself,
 * which asks for news now and then.
 */
export async function endSession(button: Locator, { email }: Account): Promise<void> {
  await sql`delete from auth.sessions where user_id = (select id from auth.users where email = ${email})`;
  await button.evaluate((element: HTMLElement, key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, access_token: 'revoked' }));
    element.click();
  }, sessionKey);
}

type Row = Record<string, string | boolean | null>;

async function add(table: string, row: Row): Promise<string> {
  const id = randomUUID();
  await sql`insert into ${sql(table)} ${sql({ id, ...row })}`;
  return id;
}

export const addMessage = (row: Row = {}) =>
  add('contact_submissions', {
    first_name: 'Akosua',
    last_name: `Mensah ${randomUUID().slice(0, 8)}`,
    email: 'akosua@example.com',
    company_operator: 'Volta Mobile',
    service_interest: 'Fintech Solutions',
    project_details: 'A billing gateway for gas.',
    ...row,
  });

export const addApplication = (row: Row = {}) =>
  add('career_applications', {
    first_name: '李',
    last_name: `Nguyễn ${randomUUID().slice(0, 8)}`,
    email: 'li@example.org',
    phone: '+254 700 000 001',
    current_location: 'Nairobi',
    linkedin: 'https://example.com/in/li',
    position_applied_for: 'other',
    years_experience: '3-5',
    availability: '2-weeks',
    summary: 'Ten years of telecom.',
    skills: 'SQL, Go',
    motivation: 'I like small teams.',
    ...row,
  });

/** @param size of its content, in bytes. */
export async function addFile(application: string, name: string, size = 8): Promise<void> {
  await sql`
    insert into application_files (application_id, kind, file_name, content)
    values (${application}, 'resume', ${name}, ${Buffer.from('%PDF-1.7'.padEnd(size, ' '))})
  `;
}

export const addPosting = (row: Row = {}) =>
  add('job_postings', {
    title: `DevOps Engineer ${randomUUID().slice(0, 8)}`,
    department: 'Engineering',
    location: 'Nairobi',
    description: 'Keep it running.',
    requirements: 'Linux\nPostgreSQL',
    status: 'draft',
    ...row,
  });

export async function posting(id: string) {
  const [row] = await sql`select * from job_postings where id = ${id}`;
  return row;
}

export const login = (page: Page) => page.getByRole('heading', { name: 'Admin Login' });

/** The open record, beside its list or alone. */
export const panel = (page: Page) =>
  page.getByRole('region').filter({ has: page.locator('#record-title') });

/** A message that passes by: a toast. */
export const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text }).first();

/** Refuses what a request asks, until the returned function is called. */
export async function refuse(page: Page, path: RegExp, method: string, status = 0) {
  await page.route(path, (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (status === 0) return route.abort('connectionreset');
    return route.fulfill({ status, json: { message: 'no' } });
  });
  return () => page.unroute(path);
}

/** No part of the page is wider than the screen, no answer cut off by its dialog. */
export async function fits(page: Page) {
  const cut = await page.locator('[role=alertdialog] button').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const dialog = button.closest('[role=alertdialog]') ?? button;
        return button.getBoundingClientRect().left < dialog.getBoundingClientRect().left;
      })
      .map((button) => button.textContent),
  );
  expect(cut, 'cut off').toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, 'sideways scroll').toBeLessThanOrEqual(0);
}

/** Nothing that only staff may see is in the page, its cache of data or its storage. */
export async function expectNothingLeft(page: Page, text: string) {
  await expect(page.getByText(text)).toHaveCount(0);
  expect(await page.content()).not.toContain(text);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
}
