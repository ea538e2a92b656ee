import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminLists } from '@/content/en/admin-lists';
import { adminSearch } from '@/content/en/admin-search';
import { queryClient } from '@/lib/query-client';
import {
  chips,
  companies,
  exportList,
  filterBy,
  openQuotes,
  quote,
  sortBy,
  stored,
  withQuotes,
} from '@tests/support/admin/test-lists';
import { browser, openSignedIn } from '@tests/support/admin/test-session';

const backend = withQuotes(30);
const path = '/admin/contacts/quotes';

test('an admin’s typing searches, and adds no history entry', async () => {
  const { rows } = backend();
  rows['quote_requests']?.splice(4, 1, { ...quote(5), search_text: 'mariam kkeita 50%' });
  backend().answers.set('rpc/search_patterns', ['%kkeita%', '%50%%']);
  const user = await openQuotes('?page=2');
  const field = screen.getByRole('textbox', { name: 'Search' });
  await user.type(field, 'k');
  await user.paste('EITA 50%');

  await screen.findByText('1 in total');
  expect(companies()).toEqual(['5']);
  expect(browser.address).toBe(`${path}?q=kEITA+50%25`);
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await screen.findByText('1–25 of 30');
  expect(field).toHaveFocus();
  await browser.back();
  expect(browser.address).toBe(path);
});

test('an admin reads that a frequent word shows the newest records alone', async () => {
  backend().rows['quote_requests'] = Array.from({ length: 1001 }, (_, index) => ({
    ...quote(index + 1),
    search_text: 'ghana',
  }));
  await openQuotes('?q=ghana');
  expect(await screen.findByText('1–25 of 1,000+')).toBeVisible();
  expect(screen.getByText(adminSearch.newest)).toBeVisible();
});

test('an admin’s filters are added to the address one by one, and Back removes them', async () => {
  const user = await openQuotes();
  await filterBy(user, 'Status', 'New');
  await screen.findByText('1 in total');
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Contacted', checked: false }));
  await screen.findByText('1–25 of 30');
  expect(chips()).toEqual(['Status: New, Contacted']);
  expect(browser.address).toBe(`${path}?status=new%2Ccontacted`);

  await browser.back();
  await screen.findByText('1 in total');
  expect(companies()).toEqual(['1']);
  expect(chips()).toEqual(['Status: New']);
});

test('an admin narrows a list to open records, which are one choice among the statuses', async () => {
  for (const [index, row] of (backend().rows['quote_requests'] ?? []).entries()) {
    row['open'] = index === 1 || index === 6;
  }
  const user = await openQuotes('?status=open,new');
  await screen.findByText('2 in total');
  expect(companies()).toEqual(['2', '7']);
  expect(chips()).toEqual(['Status: Open']);
  await exportList(user);
  await screen.findByText(/2 records in quote-requests/);
  expect(backend().sent('rpc/log_export').at(-1)).toMatchObject({ filters: 'Status: Open' });

  await filterBy(user, 'Status', 'New');
  await screen.findByText('1 in total');
  expect(browser.address).toBe(`${path}?status=new`);
  await user.click(screen.getByRole('menuitemcheckbox', { name: adminLists.filters.anyOpen }));
  await screen.findByText('2 in total');
  expect(browser.address).toBe(`${path}?status=open`);
  await user.click(
    screen.getByRole('menuitemcheckbox', { name: adminLists.filters.anyOpen, checked: true }),
  );
  await screen.findByText('1–25 of 30');
});

test('an admin reads the filters of a link as chips, adds one, and removes them one by one or all', async () => {
  for (const row of backend().rows['quote_requests']?.slice(0, 4) ?? []) row['product'] = 'iot';
  const user = await openQuotes('?product=iot');
  await screen.findByText('4 in total');
  expect(chips()).toEqual(['Product: IoT Solutions']);
  await filterBy(user, 'Service', 'Custom Solution');
  expect(browser.address).toBe(`${path}?product=iot&service=Custom+Solution`);
  expect(chips()).toEqual(['Service: Custom Solution', 'Product: IoT Solutions']);

  await user.click(screen.getByRole('button', { name: 'Remove the filter Product' }));
  await screen.findByText('1–25 of 30');
  expect(browser.address).toBe(`${path}?service=Custom+Solution`);
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(browser.address).toBe(path);
  expect(chips()).toEqual([]);
});

test('an admin can filter by a country that the form does not list, a campaign and a first page', async () => {
  Object.assign(stored(1), { country: 'Wakanda', utm_campaign: 'Launch', first_page: '/iot' });
  Object.assign(stored(2), { country: 'Wakanda', utm_campaign: 'Launch', first_page: '/' });
  Object.assign(stored(3), { country: 'Wakanda', utm_campaign: null, first_page: '/iot' });
  backend().rows['rpc/filter_values'] = ['Wakanda', 'Launch', '/iot'].map((value) => ({
    id: value,
    value,
    records: 4,
  }));
  const user = await openQuotes();
  for (const [label, value, total] of [
    ['Country', 'Wakanda', 3],
    ['Campaign', 'Launch', 2],
    ['First page', '/iot', 1],
  ] as const) {
    await filterBy(user, label, value);
    await screen.findByText(`${total} in total`);
  }
  expect(companies()).toEqual(['1']);
  expect(browser.address).toBe(`${path}?country=Wakanda&campaign=Launch&first_page=%2Fiot`);
});

test('an admin can filter by days, and clear all filters when nothing matches', async () => {
  const user = await openQuotes();
  await filterBy(user, 'Received', adminLists.filters.otherDays);
  await user.type(await screen.findByLabelText('To'), '2020-01-31{Enter}');
  await screen.findByText('Nothing matches this search and these filters.');
  expect(browser.address).toBe(`${path}?date=..2020-01-31`);

  const [clear] = screen.getAllByRole('button', { name: 'Clear all' });
  await user.click(clear ?? document.body);
  await screen.findByText('1–25 of 30');
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

test('an admin sorts by the fields of a heading, and sees which of them sorts the list', async () => {
  const user = await openQuotes();
  const heading = () => screen.getByRole('columnheader', { name: 'Company Contact' });
  await sortBy(user, 'Company Contact', 'Company: A to Z');
  await waitFor(() => expect(companies().slice(0, 3)).toEqual(['1', '10', '11']));
  expect(heading()).toHaveAttribute('aria-sort', 'ascending');
  expect(browser.address).toBe(`${path}?sort=name`);
  await sortBy(user, 'Company Contact', 'Company: Z to A');
  await waitFor(() => expect(companies().slice(0, 3)).toEqual(['9', '8', '7']));
  expect(browser.address).toBe(`${path}?sort=-name`);
  await sortBy(user, 'Status Received', 'Received: newest first');
  await waitFor(() => expect(companies().slice(0, 3)).toEqual(['1', '2', '3']));
  expect(browser.address).toBe(path);
  expect(screen.getByRole('columnheader', { name: 'Status Received' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('an admin sees in an open list what arrives, without a click', async () => {
  const rows: ReturnType<typeof quote>[] = [];
  backend().rows['quote_requests'] = rows;
  await openSignedIn(path);
  await screen.findByText(/No quote requests yet/);
  rows.push(quote(1));
  await act(() => queryClient.refetchQueries({ queryKey: ['quote_requests'] }));
  await screen.findByText('1 in total');
  expect(companies()).toEqual(['1']);
});
