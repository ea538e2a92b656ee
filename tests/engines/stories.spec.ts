// Five stories that can differ between browsers: navigation, forms, history, storage, the service worker.
import { formParts } from '../../src/content/en/form-parts.ts';
import { addAccount, addMessage, sql } from '../e2e/admin-support.ts';
import { newPerson, quote, rowsOfPerson } from '../e2e/forms.ts';
import { aliasPaths, pagePaths } from '../../src/content/facts/paths.ts';
import type { Visitor } from './engine-browser.ts';
import { expect, test } from './visitor.ts';

const heading = (visitor: Visitor) =>
  visitor.evaluate(() => document.querySelector('h1')?.textContent?.trim());
const title = (visitor: Visitor) => visitor.evaluate(() => document.title);
const text = (visitor: Visitor) => visitor.evaluate(() => document.body.innerText);
const button = (name: string) => `//button[normalize-space()='${name}']`;

/** Waits until the page and its form are hydrated; a form that loads when it comes into view is exempt. */
const hydrated = (visitor: Visitor) =>
  expect
    .poll(() =>
      visitor.evaluate(
        () =>
          performance.getEntriesByName('hydrated').length > 0 &&
          [...document.querySelectorAll('main form:not([data-unasked] form)')].every((form) =>
            Object.keys(form).some((key) => key.startsWith('__reactProps')),
          ),
      ),
    )
    .toBe(true);

async function open(visitor: Visitor, path: string) {
  await visitor.goto(path);
  await hydrated(visitor);
}

test('a visitor can open every page and move between pages', async ({ visitor }) => {
  for (const path of [...pagePaths, ...aliasPaths]) {
    await open(visitor, path);
    expect(await visitor.evaluate(() => document.querySelectorAll('h1').length), path).toBe(1);
  }
  await open(visitor, '/');
  const home = await title(visitor);
  await visitor.click('header a[href="/about"]');
  await expect.poll(() => title(visitor)).toMatch(/^About/);
  await visitor.click('footer a[href="/terms"]');
  await expect.poll(() => title(visitor)).toMatch(/^Terms/);
  await visitor.back();
  await expect.poll(() => title(visitor)).toMatch(/^About/);
  await visitor.reload();
  await hydrated(visitor);
  await visitor.back();
  await expect.poll(() => title(visitor)).toBe(home);
});

test('a quote submitted while the server is unreachable is stored once', async ({
  visitor,
  line,
}) => {
  const person = newPerson();
  await open(visitor, quote.path);
  for (const [name, value] of [
    ['companyName', 'Sahel Mobile'],
    ['contactName', 'Ọláwálé Nguyễn'],
    ['email', person.email],
    ['country', 'Nigeria'],
    ['phone', '8012345678'],
    ['serviceType', 'Custom Solution'],
    ['projectDescription', person.text],
    ['timeline', 'Short'],
    ['budget', 'Prefer'],
  ] as const) {
    await visitor.type(`form [name="${name}"]`, value);
  }
  await visitor.click(button('Submit Quote Request'));
  await expect.poll(() => text(visitor)).toContain('Please tick this box');
  await visitor.click('form [type="checkbox"]');
  await line.cut();
  await visitor.click(button('Submit Quote Request'));
  await expect.poll(() => text(visitor)).toContain(formParts.submission.waiting);
  await line.mend();
  await expect
    .poll(() => rowsOfPerson(quote, person.email), { timeout: 60_000 })
    .toEqual([expect.objectContaining({ project_description: person.text, country: 'Nigeria' })]);
  await expect.poll(() => text(visitor)).toMatch(quote.success);
});

test('a visitor can filter positions and return to the result with Back', async ({ visitor }) => {
  const titles = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll('h3 a[href^="/careers/"]')].map((link) => link.textContent),
    );
  await open(visitor, '/careers');
  await expect.poll(titles).toHaveLength(6);
  await visitor.type('[type="search"]', 'yaounde ussd');
  await expect.poll(titles).toEqual(['USSD and Messaging Engineer']);
  await visitor.reload();
  await hydrated(visitor);
  await expect.poll(titles).toEqual(['USSD and Messaging Engineer']);
  await visitor.click('h3 a[href^="/careers/"]');
  await expect.poll(() => heading(visitor)).toBe('USSD and Messaging Engineer');
  await visitor.back();
  await expect.poll(titles).toEqual(['USSD and Messaging Engineer']);
});

test('an admin can sign in, open a message, set its status and sign out', async ({ visitor }) => {
  const { email, password } = await addAccount({ isAdmin: true });
  const id = await addMessage();
  await visitor.goto('/admin');
  await visitor.type('[type="email"]', email);
  await visitor.type('[type="password"]', password);
  await visitor.click(button('Sign In'));
  await expect.poll(() => heading(visitor)).toBe('Admin Dashboard');
  await visitor.click("//*[@role='tab'][starts-with(normalize-space(), 'Contacts')]");
  await visitor.click(`[data-record="${id}"] a`);
  await expect.poll(() => text(visitor)).toContain('A billing gateway for gas.');
  await visitor.click(
    `//section[@aria-labelledby='record-title']//button[normalize-space()='Contacted']`,
  );
  await expect
    .poll(() => sql`select status from contact_submissions where id = ${id}`)
    .toEqual([{ status: 'contacted' }]);
  await expect.poll(() => text(visitor)).toContain('Status updated successfully');
  await visitor.click(button('Sign Out'));
  await expect.poll(() => visitor.evaluate(() => location.pathname)).toBe('/');
  // Leaving earlier would abort the page's code and the request that ends the session.
  await expect.poll(() => heading(visitor)).toBeTruthy();
  await expect
    .poll(
      () =>
        sql`select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = ${email}`,
    )
    .toEqual([]);
  await visitor.goto('/admin');
  await expect.poll(() => text(visitor)).toContain('Admin Login');
  expect(await visitor.evaluate(() => Object.keys(localStorage))).toEqual(['staff-last-visit']);
});

test('a visitor without a network can open pages visited before', async ({ visitor, line }) => {
  const kept = () =>
    visitor.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(opened.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  for (const path of ['/terms', '/about']) {
    await open(visitor, path);
    await expect.poll(kept).toContain(path);
    let before = 0;
    const isSettled = async () => before === (before = (await kept()).length);
    await expect.poll(isSettled, { intervals: [1000] }).toBe(true);
  }
  await line.cut();
  await visitor.reload();
  await hydrated(visitor);
  expect(await title(visitor)).toMatch(/^About/);
  await visitor.click('footer a[href="/terms"]');
  await expect.poll(() => title(visitor)).toMatch(/^Terms/);
  await visitor.click('footer a[href="/privacy"]');
  await expect.poll(() => text(visitor)).toContain('You are offline');
});
