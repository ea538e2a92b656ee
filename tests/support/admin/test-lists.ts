/** For tests of lists and records: quote requests, newest first. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { adminAccount } from './fake-backend';
import type { FakeRow } from './fake-rest';
import { openSignedIn } from './test-session';
import { withBackend } from './with-backend';

const minuteMs = 60_000;
const newestMs = Date.UTC(2026, 10, 20, 9, 55);

/** The higher the number, the older the request; below 1 it is newer than the stored ones. */
export const quote = (number: number) => ({
  id: `5eed0004-0000-4000-8000-${String(1000 + number).padStart(12, '0')}`,
  company_name: `Company ${number}`,
  contact_name: 'Ọláwálé Nguyễn',
  email: 'ola?cc=all@example.com',
  phone: '+234 8012345678',
  country: 'Nigeria',
  service_type: 'Custom Solution',
  timeline: 'short',
  budget: 'discuss',
  project_description: 'First line <b>not bold</b>\nsecond line',
  search_text: `company ${number} olawale nguyen`,
  preview: 'A gateway for\nỌláwálé’s shops',
  status: number === 1 ? 'new' : 'contacted',
  spam_suspected: false,
  open: true,
  created_at: new Date(newestMs - number * minuteMs).toISOString(),
});

export const quotes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => quote(from + index));

/** A reply to the first request, which waits to be sent. */
export const reply = {
  id: 'reply-1',
  kind: 'reply',
  table_name: 'quote_requests',
  record_id: quote(1).id,
  batch: null,
  author_email: adminAccount.email,
  subject: 'Your request',
  body: 'We have a plan.',
  state: 'waiting',
  reason: null as string | null,
  send_at: quote(1).created_at,
  created_at: quote(1).created_at,
};

let backend: ReturnType<typeof withBackend>;

/** @param count more than 25 have two pages; a long list takes long to render. */
export const withQuotes = (count = 5) =>
  (backend = withBackend(() => ({ quote_requests: quotes(1, count) })));

export function dbRow(number: number): FakeRow {
  const row = backend().rows['quote_requests']?.find(({ id }) => id === quote(number).id);
  if (!row) throw new Error(`there is no request ${number}`);
  return row;
}

/** Returns the replies that were sent, the oldest first. */
export const sentReplies = () =>
  backend()
    .sent<{ replies: FakeRow[] }>('rpc/send_messages')
    .flatMap(({ replies }) => replies);

export async function openQuotes(search = '') {
  const user = await openSignedIn(`/admin/contacts/quotes${search}`);
  await screen.findByRole('table', { name: 'Quote requests' });
  return user;
}

/** Opens a request, in its panel. */
export async function openQuote(number = 1) {
  const user = await openSignedIn(`/admin/contacts/quotes/${quote(number).id}`);
  const panel = within(await screen.findByRole('region', { name: `Company ${number}` }));
  return { user, panel };
}

export const rowOf = (title: string) =>
  screen.getByTitle(title).closest('tr') ?? document.createElement('tr');

export const shownNumbers = () =>
  screen.getAllByRole('rowheader').map((cell) => /\d+/.exec(cell.textContent)?.[0]);

export const selectionBar = () => within(screen.getByRole('region', { name: 'Selected records' }));

export async function select(user: UserEvent, ...numbers: number[]) {
  for (const number of numbers) {
    await user.click(screen.getByText(`Select Company ${number}`));
  }
  return selectionBar();
}

/** Chooses a status for the selected records. */
export async function chooseStatus(user: UserEvent, name: string) {
  const bar = selectionBar();
  await user.click(bar.getByRole('button', { name: 'Status' }));
  await user.click(bar.getByRole('menuitem', { name }));
}

/** Chooses one of the orders of a heading. */
export async function sortBy(user: UserEvent, heading: string, order: string) {
  const cell = within(screen.getByRole('columnheader', { name: heading }));
  await user.click(cell.getByRole('button'));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: order }));
}

/** Narrows the list by a value of one of its fields. */
export async function filterBy(user: UserEvent, field: string, value: string | RegExp) {
  await user.click(screen.getByText('Filter'));
  await user.click(screen.getByRole('menuitemcheckbox', { name: field }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: value }));
}

/** Chooses from the menu of the list. */
export async function chooseFromMenu(user: UserEvent, item: string | RegExp) {
  await user.click(screen.getByRole('button', { name: /: export, spam, keyboard$/ }));
  const [firstItem] = await screen.findAllByRole('menuitem', { name: item });
  await user.click(firstItem as HTMLElement);
}

/** Exports the list in the format that is offered first. */
export const exportList = (user: UserEvent) => chooseFromMenu(user, /^Export this list/);

/** Returns what narrows the list, as the admin reads it. */
export const filterLabels = () =>
  screen.queryAllByTitle(/^Remove the filter/).map((button) => button.closest('li')?.textContent);
