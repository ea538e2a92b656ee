import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { filters } from '../../support/hostile-texts.ts';
import { addAccount, addMessage, become, sql, toast } from '../admin-support.ts';
import { expect, test } from '../support.ts';

const table = 'partnership_applications';

const partnership = (mark: string, number: number) => ({
  id: randomUUID(),
  company_name: `${mark} ${number}`,
  contact_person: 'Mariam Keïta',
  email: 'mariam@example.net',
  phone: '+223 700 000 203',
  country_region: 'Mali',
  partnership_type: 'channel',
  description: 'Forty recording artists.',
  proposal: 'Ring-back tones on a revenue share.',
});

/** Adds a page or more of applications, as old as nobody else's, without a word in the log. */
async function addPartnerships(mark: string, count: number) {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into partnership_applications ${tx({ ...partnership(mark, 0), created_at: '2021-01-01' })}
    `;
    await tx`
      insert into partnership_applications (company_name, contact_person, email, phone,
        country_region, partnership_type, description, proposal, created_at)
      select ${mark} || ' ' || number, contact_person, email, phone, country_region,
        partnership_type, description, proposal,
        -- some at the same moment: their order is that of their ids
        timestamptz '2021-01-01' + number / 3 * interval '10 minutes'
      from partnership_applications, generate_series(1, ${count - 1}::int) as number
      where company_name = ${`${mark} 0`}
    `;
  });
}

const arrive = (mark: string) =>
  sql`insert into partnership_applications ${sql(partnership(mark, 9999))}`;

const idsOf = async (condition = sql`true`) =>
  (await sql<{ id: string }[]>`select id from ${sql(table)} where ${condition}`).map(
    ({ id }) => id,
  );

const rows = (page: Page) => page.locator('[data-record]');
const band = (page: Page) => page.getByRole('status').filter({ hasText: /total|of [\d,]+$/ });

async function openList(page: Page, path: string) {
  await become(page, await addAccount({ isAdmin: true }));
  await page.goto(path);
  await rows(page).first().waitFor();
}

/** Goes through the whole list, page by page, while others arrive; the ids in their order. */
async function readAllPages(page: Page, mark: string): Promise<string[]> {
  await expect(band(page)).toHaveText(/^1–25 of [\d,]+$/);
  const total = Number(/of ([\d,]+)/.exec(await band(page).innerText())?.[1]?.replace(',', ''));
  const seen: string[] = [];
  for (let from = 1; from <= total; from += 25) {
    const to = Math.min(from + 24, total);
    const [first, last] = [from, to].map((place) => place.toLocaleString('en'));
    await expect(band(page)).toHaveText(`${first}–${last} of ${total.toLocaleString('en')}`);
    seen.push(
      ...(await rows(page).evaluateAll((all) =>
        all.map((row) => row.getAttribute('data-record') ?? ''),
      )),
    );
    if (from % 10 === 1) await arrive(mark);
    if (to < total) await page.getByRole('link', { name: 'Next page' }).click();
  }
  expect(seen).toHaveLength(total);
  return seen;
}

/** Exports the whole list while one more arrives; the ids in their order. */
async function exportAll(page: Page, mark: string): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await arrive(mark);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^partnership-applications-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\ufeff"Reference","Received",')).toBe(true);
  return text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.slice(-37, -1));
}

/** Each of so many applications is reached once, by page and by export, while others arrive. */
async function reachEach(page: Page, mark: string, count: number) {
  await addPartnerships(mark, count);
  const before = await idsOf();
  await page.clock.install();
  await openList(page, '/admin/partnerships');
  const seen = await readAllPages(page, mark);
  expect(new Set(seen).size, 'none twice').toBe(seen.length);
  expect(
    before.filter((id) => !seen.includes(id)),
    'none missed',
  ).toEqual([]);
  expect(await exportAll(page, mark), 'the same, in the same order').toEqual(seen);

  // The list asks for news twice a minute.
  await page.clock.fastForward(31_000);
  await page.getByRole('button', { name: /^\d+ new$/ }).click();
  await expect(rows(page).first()).toContainText(`${mark} 9999`);
  await expect(page).toHaveURL('/admin/partnerships');
}

test(
  '2,500 applications are reached once, by page and by export',
  { tag: '@nightly' },
  async ({ page }) => {
    test.setTimeout(480_000);
    const mark = `Reach ${randomUUID().slice(0, 8)}`;
    await reachEach(page, mark, 2500);
    await sql`delete from ${sql(table)} where company_name like ${`${mark}%`}`;
  },
);

const searches = {
  'c*d': 'Between c*d and another.',
  kEITA: 'Written by Keïta himself.',
};
const moreSearches = {
  ...searches,
  'GROWTH 50%': 'We want growth of 50% a year.',
  'a,b)("x"': 'Signs like a,b)("x" in a text.',
  snake_case: 'Our field snake_case is odd.',
  'back\\slash': 'A path with a back\\slash.',
  محمد: 'From محمد with greetings.',
  ...Object.fromEntries(Object.values(filters).map((text) => [text, `Amid ${text} it goes on.`])),
};

test('a search takes its signs for themselves, and finds names without their accents', ({ page }) =>
  findEach(page, searches));

test('a search takes every sign for itself', { tag: '@nightly' }, ({ page }) =>
  findEach(page, moreSearches),
);

async function findEach(page: Page, texts: Record<string, string>) {
  const mark = randomUUID().slice(0, 8);
  const ids = new Map<string, string>();
  await addMessage({
    first_name: mark,
    project_details: 'growth 50 snakeXcase cXXd backslash a b',
  });
  // All words of a search have to be there: this one has them all but the mark.
  await addMessage({ project_details: Object.values(texts).join(' ') });
  for (const [search, details] of Object.entries(texts)) {
    ids.set(search, await addMessage({ first_name: mark, project_details: details }));
  }
  await openList(page, `/admin/contacts?q=${mark}`);
  await expect(band(page)).toHaveText(`${1 + ids.size} in total`);
  const field = page.getByRole('textbox', { name: 'Search' });
  for (const [search, id] of ids) {
    await field.fill(`${mark} ${search}`);
    await expect(band(page)).toHaveText('1 in total');
    await expect(rows(page)).toHaveAttribute('data-record', id);
  }
  await field.fill(String(ids.get('c*d')).slice(0, 8).toUpperCase());
  await expect(rows(page)).toHaveAttribute('data-record', String(ids.get('c*d')));
}

test(
  'a view is in its address: it survives a reload, and Back undoes it',
  { tag: '@nightly' },
  async ({ page }) => {
    const mark = randomUUID().slice(0, 8);
    for (const last_name of ['Zongo', 'Abebe', 'Mensah']) {
      await addMessage({ first_name: mark, last_name });
    }
    await openList(page, `/admin/contacts?q=${mark}`);
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await expect(rows(page).first()).toContainText('Abebe');
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByLabel('Date').selectOption('today');
    await expect(page).toHaveURL(`/admin/contacts?q=${mark}&status=new&date=today&sort=name`);
    await page.reload();
    await expect(rows(page)).toHaveText([/Abebe/, /Mensah/, /Zongo/]);
    await expect(page.getByRole('button', { name: 'New', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await rows(page).first().getByRole('button', { name: 'Mark Complete' }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first().getByRole('link')).toBeFocused();
    for (const address of [`q=${mark}&status=new&sort=name`, `q=${mark}&sort=name`, `q=${mark}`]) {
      await page.goBack();
      await expect(page).toHaveURL(`/admin/contacts?${address}`);
    }
    await expect(rows(page).first()).toContainText('Mensah');
  },
);

test(
  'exactly the selected records get a status; what could not be changed is named',
  { tag: '@nightly' },
  async ({ page }) => {
    const mark = randomUUID().slice(0, 8);
    const ids: string[] = [];
    for (const last_name of ['One', 'Two', 'Three', 'Four']) {
      ids.unshift(await addMessage({ first_name: mark, last_name }));
    }
    const statuses = async () => {
      const stored =
        await sql`select id, status from contact_submissions where first_name = ${mark}`;
      return ids.map((id) => stored.find((row) => row['id'] === id)?.['status'] as string);
    };
    await openList(page, `/admin/contacts?q=${mark}`);
    const box = (name: string) => page.getByRole('checkbox', { name: `Select ${mark} ${name}` });
    const bar = page.getByRole('region', { name: 'Selected records' });

    await box('Four').check();
    await box('Two').click({ modifiers: ['Shift'] });
    await expect(bar).toContainText('3 selected');
    await bar.getByRole('button', { name: 'Contacted' }).click();
    await expect(toast(page, 'Status updated successfully')).toContainText('3 records changed.');
    expect(await statuses()).toEqual(['contacted', 'contacted', 'contacted', 'new']);
    await expect(bar).toBeHidden();

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await sql`delete from contact_submissions where id = ${String(ids[1])}`;
    await bar.getByRole('button', { name: 'Completed' }).click();
    await expect(bar.getByRole('alert')).toContainText(
      `1 of 4 records not changed: ${mark} Three.`,
    );
    await expect(toast(page, 'Failed to update status')).toBeVisible();
    expect(await statuses()).toEqual(['completed', undefined, 'completed', 'completed']);
  },
);
