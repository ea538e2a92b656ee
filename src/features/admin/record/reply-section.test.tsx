import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { ToastHost } from '@/components/ui/toast';
import { queryClient } from '@/lib/query-client';
import { staff } from '@/lib/supabase/staff';
import { answerRequests } from '@tests/support/network';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { quote, withQuotes } from '@tests/support/admin/test-lists';
import { browser, open, signIn } from '@tests/support/admin/test-session';
import { render } from '@tests/support/with-texts';
import { ListProvider } from '../list/list-context';
import { quoteRequests } from '../records/quote-requests';
import { StaffUserContext } from '../ui/staff-user';
import { RecordView } from './record-view';

const backend = withQuotes();
const { id } = quote(1);

const stored = () => backend().rows['quote_requests']?.find((row) => row.id === id) ?? { id };
const notes = () => backend().rows['staff_notes']?.map(({ body }) => body) ?? [];
const updates = () => backend().seen.filter((request) => request.startsWith('PATCH'));

beforeEach(() => {
  sessionStorage.clear();
  // No mail program is there to be opened.
  const stay = (event: Event) => {
    if ((event.target as Element).closest('[href^="mailto:"]')) event.preventDefault();
  };
  window.addEventListener('click', stay);
  return () => window.removeEventListener('click', stay);
});

const findPanel = async () => within(await screen.findByRole('region', { name: /^Company/ }));
const openerIn = (panel: Panel) => panel.findByRole('button', { name: 'Reply by e-mail' });

/** The record alone, as somebody sees it who has signed in. */
async function openRecord() {
  await staff().auth.signInWithPassword(adminAccount);
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <StaffUserContext value={adminAccount}>
          <ListProvider list={quoteRequests}>
            <RecordView list={quoteRequests} id={id} listUrl="/" />
          </ListProvider>
        </StaffUserContext>
      </MemoryRouter>
      <ToastHost />
    </QueryClientProvider>,
  );
  const panel = await findPanel();
  return { user: userEvent.setup(), panel, opener: await openerIn(panel), unmount };
}

async function beginReply(name: string) {
  const opened = await openRecord();
  await opened.user.click(opened.opener);
  await opened.user.click(opened.panel.getByRole('link', { name }));
  const offer = within(opened.panel.getByRole('region', { name: 'Have you sent your reply?' }));
  return { ...opened, offer };
}

type Panel = Awaited<ReturnType<typeof findPanel>>;
const statusIs = (panel: Panel, name: string) =>
  expect(panel.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
const button = (panel: Panel, name: string) => panel.getByRole('button', { name });

test('staff choose a reply in the language of the form, and go back by Escape', async () => {
  Object.assign(stored(), { locale: 'fr' });
  open(`/admin/contacts/quotes/${id}`);
  const user = await signIn(adminAccount);
  const panel = await findPanel();
  const opener = await openerIn(panel);
  expect(panel.queryByRole('link', { name: 'Decline' })).toBeNull();
  await user.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(panel.getByText(/The e-mail begins in French/)).toBeVisible();
  const link = panel.getByRole('link', { name: 'Decline' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(pathname).toBe('ola%3Fcc%3Dall@example.com');
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).toBe(
    'Votre demande de devis à Deccan Reach (référence 5EED0004)',
  );
  expect(searchParams.get('body')).toMatch(
    /^Bonjour Ọláwálé Nguyễn,.*ne pouvons pas vous faire d’offre.*Cordialement,\r\nDeccan Reach$/s,
  );

  expect(panel.getByRole('link', { name: 'Acknowledge receipt' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(panel.queryByRole('link', { name: 'Decline' })).toBeNull();
  expect(opener).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(browser.address).toBe('/admin/contacts/quotes');
});

test('a reply that was sent leaves a note and the status that fits', async () => {
  const { user, panel, opener, offer } = await beginReply('Invite to a call');
  expect(panel.getByRole('heading', { name: 'Have you sent your reply?' })).toHaveFocus();
  expect(button(offer, 'I have replied')).toHaveAccessibleDescription(
    'Adds the note “Replied by e-mail: invited to a call.” and moves the status from New to Contacted.',
  );
  expect(notes()).toEqual([]);
  await user.click(button(offer, 'I have replied'));
  const note = await panel.findByText('Replied by e-mail: invited to a call.');
  expect(note.closest('li')).toHaveTextContent(adminAccount.email);
  await waitFor(() => statusIs(panel, 'Contacted'));
  expect(await screen.findByText('Reply noted')).toBeVisible();
  expect(await screen.findByText('Status updated successfully')).toBeVisible();
  expect(stored()).toMatchObject({ status: 'contacted' });
  await waitFor(() => expect(opener).toHaveFocus());
  expect(panel.queryByRole('button', { name: 'I have replied' })).toBeNull();
});

test('who only wants it noted keeps the status', async () => {
  const { user, panel, offer } = await beginReply('Decline');
  await user.click(button(offer, 'Only note it'));
  expect(await panel.findByText('Replied by e-mail: declined.')).toBeVisible();
  await waitFor(() => expect(panel.queryByText('Have you sent your reply?')).toBeNull());
  statusIs(panel, 'New');
  expect(updates()).toEqual([]);
});

test('a record that is further already is not moved back', async () => {
  Object.assign(stored(), { status: 'completed' });
  const { user, panel, offer } = await beginReply('Acknowledge receipt');
  expect(offer.queryByRole('button', { name: 'Only note it' })).toBeNull();
  expect(button(offer, 'I have replied')).toHaveAccessibleDescription(
    'Adds the note “Replied by e-mail: acknowledged receipt.” The status stays Completed.',
  );
  await user.click(button(offer, 'I have replied'));
  expect(await panel.findByText('Replied by e-mail: acknowledged receipt.')).toBeVisible();
  statusIs(panel, 'Completed');
  expect(updates()).toEqual([]);
});

test('a reply that was not sent leaves nothing', async () => {
  const { user, panel, opener, offer } = await beginReply('Empty e-mail');
  await user.click(button(offer, 'Not sent'));
  expect(panel.queryByText('Have you sent your reply?')).toBeNull();
  expect(opener).toHaveFocus();
  expect(notes()).toEqual([]);
  expect(updates()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('the question is still there after the page was loaded anew', async () => {
  const { unmount } = await beginReply('Ask for details');
  unmount();
  const { panel } = await openRecord();
  expect(await panel.findByText(/asked for details.*from New to Contacted/)).toBeVisible();
});

test('a note that was refused is told, and the status is left', async () => {
  const { user, panel, offer } = await beginReply('Ask for details');
  backend().failing.set('staff_notes', { status: 403, method: 'POST' });
  await user.click(button(offer, 'I have replied'));
  const told = 'The note could not be stored, and the status was left as it is.';
  await waitFor(() => expect(screen.getAllByText(told)).toHaveLength(2));
  expect(screen.queryByText('Reply noted')).toBeNull();
  expect(updates()).toEqual([]);
  statusIs(panel, 'New');

  backend().failing.clear();
  await user.click(button(offer, 'I have replied'));
  await waitFor(() => statusIs(panel, 'Contacted'));
  expect(notes()).toEqual(['Replied by e-mail: asked for details.']);
});

test('a note that was stored without an answer has no twin', async () => {
  const { user, panel, offer } = await beginReply('Ask for details');
  let lost = false;
  answerRequests(async (request) => {
    const answer = await backend().answer(request);
    if (request.method !== 'POST' || !request.url.includes('staff_notes') || lost) return answer;
    lost = true;
    throw new TypeError('Failed to fetch');
  });
  await user.click(button(offer, 'I have replied'));
  expect(await panel.findByText(/^No answer came: the note may or may not/)).toBeVisible();
  expect(screen.queryByText('Reply noted')).toBeNull();
  expect(updates()).toEqual([]);
  await user.click(button(offer, 'I have replied'));
  await waitFor(() => statusIs(panel, 'Contacted'));
  expect(notes()).toEqual(['Replied by e-mail: asked for details.']);
});

test('a status that row-level security refused is told, beside the note that is stored', async () => {
  const { user, panel, offer } = await beginReply('Decline');
  backend().locked.add(id);
  await user.click(button(offer, 'I have replied'));
  expect(
    await panel.findByText('The note is stored, but the status was not set to Completed.'),
  ).toBeVisible();
  expect(screen.getAllByText('Failed to update status')).not.toHaveLength(0);
  expect(screen.queryByText('Status updated successfully')).toBeNull();
  statusIs(panel, 'New');
  expect(panel.getByText('The status is New.')).toBeVisible();

  backend().locked.clear();
  await user.click(button(panel, 'Set to Completed'));
  await waitFor(() => statusIs(panel, 'Completed'));
  await waitFor(() => expect(panel.queryByText('The status is New.')).toBeNull());
  expect(notes()).toEqual(['Replied by e-mail: declined.']);
});

test('what a colleague decided meanwhile is not moved back', async () => {
  const { user, panel, offer } = await beginReply('Acknowledge receipt');
  Object.assign(stored(), { status: 'completed' });
  await user.click(button(offer, 'I have replied'));
  expect(
    await panel.findByText('The note is stored, but the status was not set to Contacted.'),
  ).toBeVisible();
  expect(await panel.findByText('The status is Completed.')).toBeVisible();
  expect(panel.queryByRole('button', { name: /^Set to/ })).toBeNull();
  expect(panel.getByRole('heading', { name: 'Reply noted' })).toHaveFocus();
  expect(stored()).toMatchObject({ status: 'completed' });
  await user.click(button(panel, 'Leave it as it is'));
  expect(panel.queryByText('The status is Completed.')).toBeNull();
});
