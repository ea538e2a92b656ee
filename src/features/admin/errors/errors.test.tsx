import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { minutesAgo, openSignedIn, withMail } from '@tests/support/admin/fake-mail';
import { browser } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';

const { backend } = withMail();

const clientError = (number: number, more: object = {}) => ({
  id: `5eed0008-0000-4000-8000-${String(number).padStart(12, '0')}`,
  kind: 'error',
  message: `TypeError: ${number} is not a function`,
  frames: ['assets/index-AbCd1234.js:1:2345'],
  page: '/about',
  browser: 'Chrome 142',
  build: 'a1b2c3d4e5',
  occurrences: 1,
  first_seen_at: minutesAgo(1000 + number),
  last_seen_at: minutesAgo(number),
  ...more,
});

/** A list of frames is a list within an entry. */
const entries = () =>
  [...document.querySelectorAll('[data-record]')].map(({ textContent }) => textContent ?? '');

test('Overview says how many there are, and leads to them', async () => {
  backend().rows['client_errors'] = [
    clientError(2, { kind: 'policy', message: 'script-src refuses evil.example', frames: [] }),
    clientError(1, { occurrences: 1234 }),
  ];
  const user = await openSignedIn('/admin');
  await user.click(await screen.findByRole('link', { name: '2 errors in browsers' }));
  expect(browser.address).toBe('/admin/errors');
  expect(await screen.findByRole('heading', { name: 'Errors' })).toBeVisible();
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();

  await waitFor(() => expect(entries()).toHaveLength(2));
  const [first, second] = entries();
  expect(first).toMatch(
    /^TypeError: 1 is not a functionUncaught error\/aboutChrome 142a1b2c3d4e5seen 1,234 times/,
  );
  expect(first).toMatch(/last 1 minute ago.*first 16 hours ago.*assets\/index-AbCd1234\.js:1:2345/);
  expect(second).toMatch(/Refused by the security policy.*Where in the code is not known/);
});

test('no errors are told as such', async () => {
  const user = await openSignedIn('/admin');
  await user.click(await screen.findByRole('link', { name: 'No errors in browsers' }));
  expect(await screen.findByText('No browser has reported an error.')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Which errors' })).toBeNull();
});

test('what cannot be had is no absence of errors', async () => {
  backend().failing.set('client_errors', { status: 403 });
  const user = await openSignedIn('/admin');
  await user.click(
    await screen.findByRole('link', { name: 'Errors in browsers: could not be asked' }),
  );
  expect(await screen.findByText('Failed to fetch errors')).toBeVisible();
  expect(screen.queryByText(/No browser/)).toBeNull();
  backend().failing.clear();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No browser has reported an error.')).toBeVisible();
});

test('they are chosen by page, browser and build, each with what it would leave', async () => {
  backend().rows['client_errors'] = [
    clientError(1),
    clientError(2, { browser: 'Safari 15' }),
    clientError(3, { page: '/fr/careers/:id', browser: 'Safari 15' }),
    clientError(4, { page: '/fr/careers/:id', build: 'b1b2c3d4e5' }),
  ];
  const user = await openSignedIn('/admin/errors');
  const page = await screen.findByLabelText('Page');
  const choices = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(choices('Page')).toEqual(['Every page', '/about (2)', '/fr/careers/:id (2)']);
  await user.selectOptions(page, '/fr/careers/:id');
  expect(entries()).toHaveLength(2);
  expect(choices('Browser')).toEqual(['Every browser', 'Chrome 142 (1)', 'Safari 15 (1)']);
  expect(choices('Page')).toEqual(['Every page', '/about (2)', '/fr/careers/:id (2)']);
  await user.selectOptions(screen.getByLabelText('Browser'), 'Safari 15');
  expect(entries()).toEqual([expect.stringContaining('TypeError: 3')]);
  await user.selectOptions(page, '');
  await user.selectOptions(screen.getByLabelText('Browser'), '');
  await user.selectOptions(screen.getByLabelText('Build'), 'b1b2c3d4e5');
  expect(entries()).toEqual([expect.stringContaining('TypeError: 4')]);
});

test('many come fifty at a time', async () => {
  backend().rows['client_errors'] = Array.from({ length: 60 }, (_, index) =>
    clientError(index + 1),
  );
  const user = await openSignedIn('/admin/errors');
  await screen.findByText('50 of 60');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('60 of 60')).toHaveFocus();
  expect(entries()).toHaveLength(60);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('who is done with one goes on with the next', async () => {
  backend().rows['client_errors'] = [clientError(1), clientError(2)];
  const user = await openSignedIn('/admin/errors');
  await user.click(
    await screen.findByRole('button', { name: 'Done: TypeError: 1 is not a function' }),
  );
  await findToast('Done. Should it happen again, it is listed again.');
  await waitFor(() => expect(entries()).toHaveLength(1));
  expect(backend().rows['client_errors']).toHaveLength(1);
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Done: TypeError: 2 is not a function' }),
    ).toHaveFocus(),
  );
});

test('one that is gone already, or stays, is told', async () => {
  backend().rows['client_errors'] = [clientError(1)];
  const user = await openSignedIn('/admin/errors');
  const done = await screen.findByRole('button', { name: /^Done/ });
  backend().failing.set('client_errors', { status: 403, method: 'DELETE' });
  await user.click(done);
  await waitFor(() => expect(entries()[0]).toContain('Failed to remove the error'));
  backend().failing.clear();
  backend().rows['client_errors'] = [];
  await user.click(screen.getByRole('button', { name: /^Done/ }));
  await findToast('This error is not in the list any more.');
  expect(await screen.findByText('No browser has reported an error.')).toBeVisible();
});
