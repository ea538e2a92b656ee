import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminSame as texts } from '@/content/en/admin-same';
import {
  companies,
  openQuotes,
  quote,
  rowOf,
  stored,
  withQuotes,
} from '@tests/support/admin/test-lists';
import { browser, openSignedIn } from '@tests/support/admin/test-session';
import { application } from '@tests/support/admin/test-applications';

const backend = withQuotes();
const reference = 'DR-5EED0004';
const other = quote(2).id;

const found = (more: object) => ({
  id: 'same',
  record_id: quote(1).id,
  open_id: null,
  open_count: 0,
  place: 1,
  other_kinds: [],
  ...more,
});

test('an admin sees in a row what else is open from the same person, by one question for the page', async () => {
  const row = found({ open_id: other, open_count: 3, place: 3, other_kinds: ['messages'] });
  backend().rows['rpc/same_sender'] = [row];
  const user = await openQuotes('?sort=company_name');
  const mark = await within(rowOf('Company 1')).findByRole('link', {
    name: texts.also(reference, 2),
  });
  expect(rowOf('Company 1')).not.toHaveTextContent(texts.application(3));
  expect(rowOf('Company 2')).not.toHaveTextContent(reference);
  const asked = backend().sent<{ table_name: string; ids: string[] }>('rpc/same_sender');
  expect(asked.map(({ table_name, ids }) => [table_name, ids.length])).toEqual([
    ['quote_requests', 5],
  ]);
  await user.click(mark);
  expect(browser.address).toBe(`/admin/contacts/quotes/${other}?sort=company_name`);
});

test('an admin sees which record goes on in place of a duplicate, whose status stays', async () => {
  Object.assign(stored(1), { duplicate_of: other });
  await openQuotes('?duplicates=only');
  const row = within(rowOf('Company 1'));
  expect(row.getByRole('link', { name: texts.duplicateOf(reference) })).toBeVisible();
  expect(row.getByText('New')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Company 2' })).toBeNull();
});

test('an admin sees no duplicate in a list that nothing narrows', async () => {
  Object.assign(stored(1), { duplicate_of: other });
  await openQuotes();
  expect(companies()).toEqual(['2', '3', '4', '5']);
});

test('an admin sees the rows when nobody knows what else came', async () => {
  backend().failing.set('rpc/same_sender', { status: 403 });
  await openQuotes();
  expect(rowOf('Company 1')).not.toHaveTextContent('also');
});

test('an admin sees which application of a person it is, and what else they sent', async () => {
  backend().rows['career_applications'] = [application(1)];
  const kinds = ['quote_requests', 'unknown'];
  backend().rows['rpc/same_sender'] = [
    found({ record_id: application(1).id, place: 3, other_kinds: kinds }),
  ];
  await openSignedIn('/admin/careers');
  expect(await screen.findByText('3rd application, also asked for a quote')).toBeVisible();
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [11, '11th'],
  [23, '23rd'],
])('number %i is the %s application', (place, ordinal) => {
  expect(texts.application(place)).toBe(`${ordinal} application`);
});
