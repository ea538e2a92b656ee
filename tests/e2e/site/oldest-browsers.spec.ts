// The oldest supported browsers (docs/decisions/011), simulated by removing everything newer.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { site } from '../../../src/content/facts/site.ts';
import { formOn, newPerson, quoteStory, rowsOfPerson } from '../forms.ts';
import { expect, test } from '../support.ts';

interface NewerProperty {
  object?: string;
  property: string;
}

type Rules = Record<string, [string, ...(string | NewerProperty)[]] | 'off'>;

/** The newer APIs, from the list that lint forbids. */
const { overrides } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as {
  overrides: { rules: Rules }[];
};

function forbiddenNames(rule: string): (string | NewerProperty)[] {
  const lists = overrides.map(({ rules }) => rules[rule]).filter((list) => Array.isArray(list));
  expect(lists).toHaveLength(1);
  return lists.flatMap(([, ...names]) => names);
}

const properties = forbiddenNames('no-restricted-properties') as NewerProperty[];
const globals = forbiddenNames('no-restricted-globals') as string[];

/** Runs in the page before its own scripts. */
function removeNewer({ newer, names }: { newer: NewerProperty[]; names: string[] }) {
  const scope = window as unknown as Record<string, { prototype?: object } | undefined>;
  for (const name of names) delete scope[name];
  const prototypes = Object.getOwnPropertyNames(window).flatMap((name) => {
    const value = /^[A-Z]/.test(name) ? scope[name] : undefined;
    return value?.prototype ? [value.prototype] : [];
  });
  for (const { object, property } of newer) {
    const owners = object
      ? [scope[object], Object.getPrototypeOf(scope[object] ?? {})]
      : prototypes.filter((prototype) => Object.hasOwn(prototype, property));
    for (const owner of owners) if (owner) Reflect.deleteProperty(owner, property);
  }
}

async function sendQuote(page: Page) {
  const person = newPerson();
  await page.goto(quoteStory.path);
  await quoteStory.fill(page, person);
  await formOn(page).getByRole('button', { name: quoteStory.submit }).click();
  await expect(page.getByText(quoteStory.success).first()).toBeVisible();
  expect(await rowsOfPerson(quoteStory, person.email)).toHaveLength(1);
}

/** Syntax that breaks a whole file before Safari 16.4: lookbehind and static blocks. */
const newerSyntax = /\(\?<[=!]|\bstatic\s*\{/;

test(
  'a visitor can send a form and filter postings without newer browser features',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.addInitScript(removeNewer, { newer: properties, names: globals });
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text());
    });
    await page.goto('/careers');
    expect(
      await page.evaluate(() => [
        'toSorted' in [],
        'randomUUID' in crypto,
        'timeout' in AbortSignal,
      ]),
    ).toEqual([false, false, false]);
    await page.getByLabel('Type').selectOption({ label: 'Contract (1)' });
    await expect(page.getByText(/^1 of \d+ open positions matches$/)).toBeVisible();
    await sendQuote(page);
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((script) => newerSyntax.test(script))).toEqual([]);
  },
);

test(
  'only a visitor with an older browser sees the notice',
  { tag: '@nightly' },
  async ({ browser }) => {
    const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' });
    const page = await context.newPage();
    const notice = page.getByText(/^This browser is too old/);
    for (const path of ['/get-quote', '/admin']) {
      await page.goto(path);
      await expect(notice).toHaveCount(1);
      await expect(notice).toBeHidden();
      await page.route(path, async (route) => {
        const response = await route.fetch();
        const text = (await response.text()).replaceAll('container-type', 'unheard-of');
        await route.fulfill({ response, body: text });
      });
      await page.goto(path);
      await expect(notice).toBeVisible();
    }
    await page.goto('/get-quote');
    await expect(notice.getByRole('link', { name: site.email })).toBeVisible();
    await context.close();
  },
);
