import { cleanup, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminSame as texts } from '@/content/en/admin-same';
import {
  shownNumbers,
  openQuotes,
  quote,
  rowOf,
  dbRow,
  withQuotes,
} from '@tests/support/admin/test-lists';
import { browser } from '@tests/support/admin/test-session';

const backend = withQuotes();
const reference = 'DR-5EED0004';
const otherId = quote(2).id;

const relatedRow = (id: string, values: object = {}) => ({
  id,
  record_id: quote(1).id,
  source_table: 'quote_requests',
  sender: 'Ada Obi',
  open: true,
  duplicate_of: null,
  created_at: '2026-01-01T09:00:00+00:00',
  spam_suspected: false,
  shared: ['email'],
  ...values,
});

test('an admin sees in a row what else is open from the same person, by one question for the page', async () => {
  backend().rows['rpc/related_submissions'] = [
    relatedRow('spam', { spam_suspected: true }),
    relatedRow('duplicate', { duplicate_of: otherId }),
    relatedRow('colleague', { shared: ['company'] }),
    relatedRow('done', { open: false }),
    relatedRow(otherId),
    relatedRow('second', { shared: ['phone'] }),
    relatedRow('third'),
    relatedRow('message', { source_table: 'contact_submissions' }),
  ];
  const user = await openQuotes('?sort=name');
  const mark = await within(rowOf('Company 1')).findByRole('link', {
    name: texts.also(reference, 2),
  });
  expect(rowOf('Company 2')).not.toHaveTextContent(reference);
  const requests = backend().sent<{ table_name: string; ids: string[] }>('rpc/related_submissions');
  expect(requests.map(({ table_name, ids }) => [table_name, ids.length])).toEqual([
    ['quote_requests', 5],
  ]);
  await user.click(mark);
  expect(browser.address).toBe(`/admin/contacts/quotes/${otherId}?sort=name`);
});

test('an admin sees a duplicate only where it is asked for, with the record that goes on in its place', async () => {
  Object.assign(dbRow(1), { duplicate_of: otherId });
  await openQuotes();
  expect(shownNumbers()).toEqual(['2', '3', '4', '5']);
  cleanup();
  await openQuotes('?duplicates=only');
  const row = within(rowOf('Company 1'));
  expect(row.getByRole('link', { name: texts.duplicateOf(reference) })).toBeVisible();
  expect(shownNumbers()).toEqual(['1']);
});
