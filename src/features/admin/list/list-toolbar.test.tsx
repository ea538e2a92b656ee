import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminLists } from '@/content/en/admin-lists';
import { queryClient } from '@/lib/query-client';
import {
  dbRow,
  filterLabels,
  shownNumbers,
  filterBy,
  openQuotes,
  quote,
  sortBy,
  withQuotes,
} from '@tests/support/admin/test-lists';
import { browser, openSignedIn } from '@tests/support/admin/test-session';

const backend = withQuotes();
const path = '/admin/contacts/quotes';

test('an admin’s typing searches and adds no history entry', async () => {
  Object.assign(dbRow(5), { search_text: 'mariam kkeita 50%' });
  backend().answers.set('rpc/search_patterns', ['%kkeita%', '%50%%']);
  const user = await openQuotes();
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(field, 'k');
  await user.paste('EITA 50%');

  await screen.findByText('1 in total');
  expect(shownNumbers()).toEqual(['5']);
  expect(browser.address).toBe(`${path}?q=kEITA+50%25`);
  await user.keyboard('{Escape}');
  await screen.findByText('5 in total');
  await browser.back();
  expect(browser.address).toBe(path);
});

test('an admin sorts by the fields of a heading, and sees which of them sorts the list', async () => {
  const user = await openQuotes();
  const heading = (name: string) => screen.getByRole('columnheader', { name });
  expect(heading('Status Received')).toHaveAttribute('aria-sort', 'descending');
  await sortBy(user, 'Company Contact', 'Company: Z to A');
  await waitFor(() => expect(shownNumbers()).toEqual(['5', '4', '3', '2', '1']));
  expect(heading('Company Contact')).toHaveAttribute('aria-sort', 'descending');
  expect(browser.address).toBe(`${path}?sort=-name`);
  await sortBy(user, 'Company Contact', 'Company: A to Z');
  await waitFor(() => expect(shownNumbers()).toEqual(['1', '2', '3', '4', '5']));
  expect(heading('Company Contact')).toHaveAttribute('aria-sort', 'ascending');
  expect(browser.address).toBe(`${path}?sort=name`);
});

test('an admin narrows a list to open records, which are one choice among the statuses', async () => {
  for (const number of [1, 2, 3, 4, 5]) dbRow(number)['open'] = number === 2 || number === 5;
  const user = await openQuotes('?status=open,new');
  await screen.findByText('2 in total');
  expect(shownNumbers()).toEqual(['2', '5']);
  expect(filterLabels()).toEqual(['Status: Open']);
  await filterBy(user, 'Status', 'New');
  await screen.findByText('1 in total');
  expect(browser.address).toBe(`${path}?status=new`);
  await user.click(screen.getByRole('menuitemcheckbox', { name: adminLists.filters.anyOpen }));
  await screen.findByText('2 in total');
  expect(browser.address).toBe(`${path}?status=open`);
  await user.click(
    screen.getByRole('menuitemcheckbox', { name: adminLists.filters.anyOpen, checked: true }),
  );
  await screen.findByText('5 in total');
});

test('an admin reads the filters of a link as chips, adds one, and removes them one by one or all', async () => {
  for (const number of [1, 2, 3]) dbRow(number)['product'] = 'iot';
  const user = await openQuotes('?product=iot');
  await screen.findByText('3 in total');
  expect(filterLabels()).toEqual(['Product: IoT Solutions']);
  await filterBy(user, 'Service', 'Custom Solution');
  expect(browser.address).toBe(`${path}?product=iot&service=Custom+Solution`);
  expect(filterLabels()).toEqual(['Service: Custom Solution', 'Product: IoT Solutions']);

  await user.click(screen.getByTitle('Remove the filter Product'));
  await screen.findByText('5 in total');
  expect(browser.address).toBe(`${path}?service=Custom+Solution`);
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  await filterBy(user, 'Received', adminLists.filters.otherDays);
  await user.type(await screen.findByLabelText('To'), '2020-01-31{Enter}');
  await screen.findByText('Nothing matches this search and these filters.');
  expect(browser.address).toBe(`${path}?service=Custom+Solution&date=..2020-01-31`);
  await browser.back();
  await screen.findByText('5 in total');
  await user.click(screen.getByText('Clear all'));
  expect(browser.address).toBe(path);
  expect(filterLabels()).toEqual([]);
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
});

test('an admin sees in an open list what arrives, without a click', async () => {
  const rows: ReturnType<typeof quote>[] = [];
  backend().rows['quote_requests'] = rows;
  await openSignedIn(path);
  await screen.findByText(/No quote requests yet/);
  rows.push(quote(1));
  await act(() => queryClient.refetchQueries({ queryKey: ['quote_requests'] }));
  await screen.findByText('1 in total');
  expect(shownNumbers()).toEqual(['1']);
});
