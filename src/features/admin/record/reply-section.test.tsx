import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminRecords, languages } from '@/content/en/admin-records';
import { adminReplies, replyNames, type ReplyName } from '@/content/en/admin-replies';
import { mails as frenchMails } from '@/content/fr/mails';
import { replyMails } from '@/content/reply-mails';
import { adminSending } from '@/content/en/admin-sending';
import { openQuote, quote, stored, withQuotes } from '@tests/support/admin/test-lists';
import { browser } from '@tests/support/admin/test-session';
import { adminAccount } from '@tests/support/admin/fake-backend';

const { notes: written, offer: offered } = adminReplies;
const { editor: texts } = adminSending;
const { statuses } = adminRecords;
const backend = withQuotes();

const notes = () => backend().rows['messages']?.map(({ body }) => body) ?? [];
const updates = () => backend().seen.filter((request) => request.includes('update_records'));

beforeEach(() => {
  // jsdom cannot open a mail program.
  const stay = (event: Event) => {
    if ((event.target as Element).closest('[href^="mailto:"]')) event.preventDefault();
  };
  window.addEventListener('click', stay);
  return () => window.removeEventListener('click', stay);
});

async function openRecord() {
  const opened = await openQuote();
  const opener = await opened.panel.findByRole('button', { name: adminReplies.title });
  return { ...opened, opener };
}

async function beginReply(name: ReplyName) {
  const opened = await openRecord();
  await opened.user.click(opened.opener);
  await opened.user.click(button(opened.panel, replyNames[name]));
  await opened.user.click(opened.panel.getByRole('link', { name: texts.mailProgram }));
  const offer = within(await opened.panel.findByRole('region', { name: offered.title }));
  return { ...opened, offer };
}

type Panel = Awaited<ReturnType<typeof openQuote>>['panel'];
const statusIs = (panel: Panel, name: string) =>
  expect(panel.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
const button = (panel: Panel, name: string) => panel.getByRole('button', { name });

test('an admin begins with a template in the language of the form and can leave with Escape', async () => {
  Object.assign(stored(1), { locale: 'fr' });
  const { user, panel, opener } = await openRecord();
  expect(panel.queryByLabelText(texts.body)).toBeNull();
  await user.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(panel.getByText(texts.to(quote(1).email, languages.fr))).toBeVisible();
  await user.click(button(panel, replyNames.decline));
  const french = replyMails.fr;
  const { decline } = french.mails.quote_requests;
  const { kinds, subject, topics } = frenchMails;
  expect(panel.getByLabelText(texts.subject)).toHaveValue(
    subject(kinds.quote_requests.subject, 'DR-5EED0004', topics[quote(1).service_type]),
  );
  const field = panel.getByLabelText<HTMLTextAreaElement>(texts.body);
  expect(field.value).toContain(french.greeting('Ọláwálé Nguyễn'));
  expect(field.value).toContain(decline);

  const href = panel.getByRole('link', { name: texts.mailProgram }).getAttribute('href') ?? '';
  const { pathname, searchParams } = new URL(href);
  expect(pathname).toBe('ola%3Fcc%3Dall@example.com');
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(field.value);

  await user.click(field);
  await user.keyboard('{Escape}');
  expect(panel.queryByLabelText(texts.body)).toBeNull();
  expect(opener).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(browser.address).toBe('/admin/contacts/quotes');
});

test('an admin who confirms a sent reply gets a note and the next status', async () => {
  const { user, panel, opener, offer } = await beginReply('call');
  expect(panel.getByRole('heading', { name: offered.title })).toHaveFocus();
  expect(button(offer, offered.replied)).toHaveAccessibleDescription(
    offered.moves(written.call, statuses.new, statuses.contacted),
  );
  expect(notes()).toEqual([]);
  await user.click(button(offer, offered.replied));
  const note = await panel.findByText(written.call);
  expect(note.closest('li')).toHaveTextContent(adminAccount.email);
  await waitFor(() => statusIs(panel, statuses.contacted));
  expect(await screen.findByText(offered.noted)).toBeVisible();
  expect(await screen.findByText('Status updated successfully')).toBeVisible();
  expect(stored(1)).toMatchObject({ status: 'contacted' });
  await waitFor(() => expect(opener).toHaveFocus());
  expect(panel.queryByRole('button', { name: offered.replied })).toBeNull();
});

test('a retry after a lost response does not store the note twice', async () => {
  const { user, panel, offer } = await beginReply('details');
  backend().failing.set('messages', { status: 0, method: 'POST' });
  await user.click(button(offer, offered.replied));
  expect(await panel.findByText(offered.unanswered)).toBeVisible();
  expect(screen.queryByText(offered.noted)).toBeNull();
  expect(updates()).toEqual([]);
  const twin = { status: 409, method: 'POST', body: { code: '23505', message: 'twin' } };
  backend().failing.set('messages', twin);
  await user.click(button(offer, offered.replied));
  await waitFor(() => statusIs(panel, statuses.contacted));
  const [first, second] = backend().sent<{ id: string }>('messages');
  expect(second?.id).toBe(first?.id);
});

test('an admin sees that a caller gave no address, and still has the number', async () => {
  Object.assign(stored(1), { email: '' });
  const { user, panel, opener } = await openRecord();
  await user.click(opener);
  expect(await panel.findByText(texts.noAddress)).toBeVisible();
  expect(panel.queryByLabelText(texts.body)).toBeNull();
  expect(panel.getByRole('link', { name: '+234 8012345678' })).toBeVisible();
});
