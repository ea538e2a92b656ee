import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import {
  addApplication,
  addMessage,
  addPartnership,
  addPosting,
  addQuote,
  test,
} from '../admin-support.ts';
import { expectNoOverflow } from '../site.ts';
import { expect } from '../support.ts';

const rows = (page: Page) => page.locator('[data-record]');

/** A value of every column of each list, and the buttons in its rows. */
const lists = {
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

async function addOneOfEach(mark: string) {
  await addMessage({ last_name: mark });
  await addApplication({ last_name: mark });
  await addPosting({ title: `DevOps Engineer ${mark}`, closes_on: '2030-12-04' });
  await addQuote({ company_name: `Tano Cable ${mark}` });
  await addPartnership({ company_name: `Tano Cable ${mark}` });
}

test(
  'an admin sees every column of a list and its buttons from 1280 px on',
  { tag: '@nightly' },
  async ({ page }) => {
    const mark = `q${randomUUID().slice(0, 6)}`;
    await addOneOfEach(mark);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const [path, { values, buttons }] of Object.entries(lists)) {
      await page.goto(`/admin/${path}?q=${mark}`);
      const row = rows(page);
      const dateColumn = path === 'job-postings' ? 'Created' : 'Received';
      for (const name of [...Object.keys(values), 'Status', dateColumn]) {
        const heading = page.getByRole('columnheader').getByText(name, { exact: true });
        await expect(heading).toBeInViewport({ ratio: 1 });
      }
      for (const value of Object.values(values)) {
        const cell = row.locator('th, td:not(:first-child)').getByText(value).first();
        await expect(cell, `${path}: ${value}`).toBeInViewport({ ratio: 1 });
      }
      for (const name of buttons) {
        await expect(row.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      }
      await expectNoOverflow(page);
    }
  },
);

test(
  'an admin on a phone sees the record alone, and then the list unchanged',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const word = `panel${randomUUID().slice(0, 8)}`;
    for (let number = 9; number > 0; number -= 1) {
      await addMessage({ company_operator: word, first_name: `No ${number}` });
    }
    const last = page.getByRole('link', { name: /^No 9 / });
    await page.goto(`/admin/contacts?q=${word}`);
    await last.click();
    await expect(page).toHaveURL(new RegExp(`/admin/contacts/[-0-9a-f]{36}\\?q=${word}$`));
    await expect(last).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
  },
);

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
