import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/lib/query-client';
import { staff } from '@/lib/supabase/staff';
import { answerRequests } from '@tests/support/network';
import { adminAccount, fakeBackend } from './fake-backend';
import { open, signIn } from './test-session';

const quote = (number: number) => ({
  id: `5eed0004-0000-4000-8000-${String(number).padStart(12, '0')}`,
  company_name: `Company ${number}`,
  contact_name: 'Ọláwálé Nguyễn',
  email: 'ola?cc=all@example.com',
  phone: '+234 8012345678',
  country: 'Nigeria',
  service_type: 'Custom Solution',
  timeline: 'short',
  budget: 'discuss',
  project_description: 'First line <b>not bold</b>\nsecond line',
  status: number === 1 ? null : 'contacted',
  created_at: '2026-11-20 09:55:26.747+00',
});

vi.setConfig({ testTimeout: 20_000 });

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend({ quote_requests: Array.from({ length: 30 }, (_, i) => quote(i + 1)) });
  answerRequests(backend.answer);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
});

afterEach(async () => {
  await staff().auth.signOut({ scope: 'local' });
  localStorage.clear();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const rowOf = (name: string) =>
  screen.getByText(name, { selector: 'th span' }).closest('tr') ?? document.createElement('tr');

async function openQuotes(path = '/admin/contacts/quotes') {
  open(path);
  const user = await signIn(adminAccount);
  await screen.findByRole('table', { name: 'Quote requests' });
  return user;
}

test('staff read a request with its text, and go from page to page', async () => {
  const user = await openQuotes();
  const row = within(rowOf('Company 1'));
  expect(row.getByText('New')).toBeVisible();
  expect(row.getByText('Prefer to discuss')).toBeVisible();
  expect(row.getByRole('link')).toHaveAttribute('href', 'mailto:ola%3Fcc%3Dall@example.com');
  expect(screen.getByText('1–25 of 30')).toBeVisible();

  await user.click(row.getByRole('button', { name: 'Company 1' }));
  expect(screen.getByText(/First line <b>not bold<\/b>/)).toBeVisible();
  expect(screen.getByText('+234 8012345678')).toBeVisible();
  expect(screen.getByText('5EED0004')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByText('26–30 of 30');
  expect(screen.getByRole('heading', { name: 'Quote requests' })).toHaveFocus();
});

test('a page past the end leads to the last one', async () => {
  await openQuotes('/admin/contacts/quotes?page=9');
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
});

test('a status is changed by its button and reported once it is saved', async () => {
  const user = await openQuotes();
  const row = within(rowOf('Company 1'));
  await user.click(row.getByRole('button', { name: 'Mark Contacted' }));

  expect(await screen.findByText('Status updated successfully')).toBeVisible();
  expect(row.getByText('Contacted')).toBeVisible();
  expect(row.getByRole('button', { name: 'Mark Contacted' })).toHaveFocus();
  expect(row.getByRole('button', { name: 'Mark Contacted' })).toHaveAttribute('aria-disabled');
  expect(backend.seen).toContain(`PATCH quote_requests?id=eq.${quote(1).id}&select=id`);
});

test('a change that touched no row is taken back and told', async () => {
  backend.refuseUpdates();
  const user = await openQuotes();
  const row = within(rowOf('Company 1'));
  await user.click(row.getByRole('button', { name: 'Mark Complete' }));

  await waitFor(() => expect(screen.getAllByText('Failed to update status')).toHaveLength(2));
  expect(row.getByText('New')).toBeVisible();
  expect(screen.queryByText('Status updated successfully')).toBeNull();
});

test('a list that fails says so in a toast and in its place, and can be retried', async () => {
  backend.failing.set('quote_requests', { status: 403, method: 'GET' });
  open('/admin/contacts/quotes');
  const user = await signIn(adminAccount);

  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Failed to fetch quote requests');
  expect(await screen.findByText('Error')).toBeVisible();
  expect(backend.seen.filter((request) => request.startsWith('GET quote_requests'))).toHaveLength(
    1,
  );
  backend.failing.clear();
  await user.click(within(notice).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Quote requests' })).toBeVisible();
});

test('counts lead to their lists; one that fails is a dash', async () => {
  backend.failing.set('career_applications', { status: 403 });
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open('/admin/no-such-view');
  const user = await signIn(adminAccount);

  expect(await screen.findByRole('link', { name: /Career Applications.*Unknown/ })).toBeVisible();
  expect(log).toHaveBeenCalledOnce();
  await user.click(await screen.findByRole('link', { name: /Quote Requests.*30/ }));
  expect(await screen.findByRole('table', { name: 'Quote requests' })).toBeVisible();
});
