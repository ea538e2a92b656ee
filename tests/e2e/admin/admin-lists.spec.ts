import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import {
  addApplication,
  addMessage,
  addPosting,
  addQuote,
  expectNoOverflow,
  exportList,
  sql,
  test,
} from '../admin-support.ts';
import { expect } from '../support.ts';

const rows = (page: Page) => page.locator('[data-record]');
const band = (page: Page) => page.getByRole('status').filter({ hasText: /total|of [\d,]+$/ });

const idsOn = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-record') ?? ''));

test('an admin sees each record once, in the pages and in the downloaded file', async ({
  page,
}) => {
  const mark = `reach${randomUUID().slice(0, 8)}`;
  await sql.begin(async (tx) => {
    // Triggers are off: no log entries, no mail.
    await tx`set local session_replication_role = replica`;
    // Three share each timestamp, so their ids decide the order.
    await tx`
      insert into partnership_applications (company_name, contact_person, email, phone,
        country_region, partnership_type, description, proposal, created_at)
      select ${mark} || ' ' || number, 'Mariam Keïta', 'mariam@example.net', '+223 700 000 203',
        'Mali', 'channel', 'Forty recording artists.', 'Ring-back tones.',
        timestamptz '2021-01-01' + number / 3 * interval '10 minutes'
      from generate_series(1, 40) as number
    `;
  });
  await page.goto(`/admin/partnerships?q=${mark}`);
  await expect(band(page)).toHaveText('1–25 of 40');
  const seen = await idsOn(page);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(band(page)).toHaveText('26–40 of 40');
  await expect(rows(page)).toHaveCount(15);
  seen.push(...(await idsOn(page)));
  expect(new Set(seen).size).toBe(40);

  const download = page.waitForEvent('download');
  await exportList(page);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^partnership-applications-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\ufeff"Reference","Received",')).toBe(true);
  const lines = text.split('\r\n').slice(1, -1);
  expect(lines.map((line) => line.slice(-37, -1))).toEqual(seen);
});

/** What spec.md lists, with a value of each, and the buttons that it names. */
const specified = {
  contacts: {
    values: {
      Name: 'Akosua',
      Email: 'akosua@example.com',
      'Company/Operator': 'Volta Mobile',
      'Service interest': 'Fintech Solutions',
    },
    buttons: ['Mark Contacted', 'Mark Complete'],
  },
  'contacts/quotes': {
    values: {
      Company: 'Tano Cable',
      Contact: 'Ọláwálé Adébáyọ̀',
      Email: 'olawale@example.com',
      Phone: '+234 800 000 0301',
      Country: 'Nigeria',
      Service: 'Custom Solution',
      Budget: '$100,000-$500,000',
      Timeline: 'Short',
    },
    buttons: ['Mark Contacted', 'Mark Complete'],
  },
  careers: {
    values: {
      Name: '李',
      Email: 'li@example.org',
      Position: 'Other',
      Experience: '3-5 years',
      Location: 'Nairobi',
    },
    buttons: ['Review', 'Interview'],
  },
  partnerships: {
    values: {
      Company: 'Tano Cable',
      Contact: 'Mariam Keïta',
      Email: 'mariam@example.net',
      'Country/Region': 'Mali',
      Type: 'Channel',
    },
    buttons: ['Review', 'Approve'],
  },
  'job-postings': {
    values: {
      Title: 'DevOps Engineer',
      Department: 'Engineering',
      Location: 'Nairobi',
      Type: 'Full-time',
      'Closes on': '4 Dec 2030',
    },
    buttons: [],
  },
};

async function addEach(mark: string) {
  await addMessage({ last_name: mark });
  await addApplication({ last_name: mark });
  await addPosting({ title: `DevOps Engineer ${mark}`, closes_on: '2030-12-04' });
  await addQuote({ company_name: `Tano Cable ${mark}` });
  await sql`
    insert into partnership_applications (company_name, contact_person, email, phone, country_region,
      partnership_type, description, proposal)
    values (${`Tano Cable ${mark}`}, 'Mariam Keïta', 'mariam@example.net', '+223 700 000 203', 'Mali',
      'channel', 'Forty recording artists.', 'Ring-back tones.')
  `;
}

test('an admin sees every specified column, its sort and the named buttons, on screens of any width', async ({
  page,
}) => {
  const mark = `q${randomUUID().slice(0, 6)}`;
  await addEach(mark);
  for (const [path, { values, buttons }] of Object.entries(specified)) {
    await page.goto(`/admin/${path}?q=${mark}`);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const row = rows(page);
      await page.getByRole('columnheader').getByText('Status', { exact: true }).click();
      await expect(page.getByRole('menuitemcheckbox', { name: /^Status: / })).toHaveCount(2);
      await page.keyboard.press('Escape');
      const received = path === 'job-postings' ? 'Created' : 'Received';
      for (const name of [...Object.keys(values), 'Status', received]) {
        const heading = page.getByRole('columnheader').getByText(name, { exact: true });
        await expect(heading).toBeInViewport({ ratio: 1 });
      }
      for (const value of Object.values(values)) {
        const cell = row.locator('th, td:not(:first-child)').getByText(value).first();
        await expect(cell, `${path}: ${value} at ${width} px`).toBeInViewport({ ratio: 1 });
      }
      for (const name of buttons) {
        await expect(row.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      }
      await expectNoOverflow(page);
    }
  }
});

test(
  'an admin sorts applications by years of experience, not by their letters',
  { tag: '@nightly' },
  async ({ page }) => {
    const mark = `q${randomUUID().slice(0, 6)}`;
    for (const years_experience of ['6-10', '10+', '0-2', '3-5']) {
      await addApplication({ last_name: mark, years_experience });
    }
    await page.goto(`/admin/careers?q=${mark}`);
    await page.getByRole('button', { name: 'Experience Location' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Experience: lowest first' }).click();
    await expect(rows(page).getByText(/^[\d+-]+ years$/)).toHaveText([
      '0-2 years',
      '3-5 years',
      '6-10 years',
      '10+ years',
    ]);
  },
);
