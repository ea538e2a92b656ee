import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminRecords } from '@/content/en/admin-records';
import { adminReplies } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { openQuote, quote, stored, withQuotes } from '@tests/support/admin/test-lists';

const { phone: texts, notes: written } = adminReplies;
const { composer } = adminSending;
const saveAndSet = composer.saveAndSet(adminRecords.statuses.contacted);
const backend = withQuotes();
const { phone } = quote(1);

const notes = () => backend().rows['messages']?.map(({ body }) => body) ?? [];

beforeEach(() => {
  // jsdom can neither call nor open a tab.
  const stay = (event: Event) => {
    if ((event.target as Element).closest('[href^="tel:"], [target]')) event.preventDefault();
  };
  window.addEventListener('click', stay);
  return () => window.removeEventListener('click', stay);
});

async function openRecord(change: object = {}) {
  Object.assign(stored(1), change);
  const opened = await openQuote();
  await opened.panel.findByText('Phone');
  return opened;
}

test('an admin who called leaves a note and sets the next status', async () => {
  const { user, panel } = await openRecord();
  const number = panel.getByRole('link', { name: phone });
  expect(number).toHaveAttribute('href', 'tel:+2348012345678');
  await user.click(number);
  expect(await panel.findByLabelText(composer.said.called)).toHaveFocus();
  expect(notes()).toEqual([]);
  await user.click(panel.getByRole('button', { name: saveAndSet }));
  expect(await panel.findByText(written.called)).toBeVisible();
  await waitFor(() => expect(stored(1)).toMatchObject({ status: 'contacted' }));
});

test('an admin sees what time it is where the sender is', async () => {
  const { panel } = await openRecord();
  const there = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Africa/Lagos' });
  expect(panel.getByText(/^now .* in Lagos$/)).toHaveTextContent(
    texts.timeThere(there.format(new Date()), 'Lagos'),
  );
});

test('an admin can write on WhatsApp in the language of the form, and note it', async () => {
  const { user, panel } = await openRecord({ locale: 'fr' });
  const link = panel.getByRole('link', { name: texts.whatsappTo(phone) });
  const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(origin + pathname).toBe('https://wa.me/2348012345678');
  expect(searchParams.get('text')).toMatch(
    /^Bonjour.*demande de devis \(référence DR-5EED0004\)\.$/,
  );
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');

  await user.click(link);
  await user.type(await panel.findByLabelText(composer.said.whatsapp), 'Sent the price list.');
  await user.click(panel.getByRole('button', { name: saveAndSet }));
  expect(await panel.findByText(`${written.whatsapp} Sent the price list.`)).toBeVisible();
  await waitFor(() => expect(stored(1)).toMatchObject({ status: 'contacted' }));
});

test.each([
  ['0803 000 0001', 'tel:08030000001'],
  ['+234 803 000 0001 ext 12', 'tel:+2348030000001;ext=12'],
])('%s can be called, but has no WhatsApp', async (number, href) => {
  const { panel } = await openRecord({ phone: number, country: 'Elsewhere' });
  expect(panel.getByRole('link', { name: number })).toHaveAttribute('href', href);
  expect(panel.queryByText(texts.whatsapp)).toBeNull();
});

test('a number written as inside the country is called and written to from abroad', async () => {
  const number = '0803 000 0001 (WhatsApp)';
  const { panel } = await openRecord({ phone: number, country: 'Nigeria' });
  const call = panel.getByRole('link', { name: number });
  expect(call).toHaveAttribute('href', 'tel:+2348030000001');
  const write = panel.getByRole('link', { name: texts.whatsappTo(number) });
  expect(write.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/2348030000001\?/);
});

test('a text that is not a phone number is not a link', async () => {
  const { panel } = await openRecord({ phone: 'ask for Ada' });
  expect(panel.getByText('ask for Ada')).toBeVisible();
  expect(panel.queryByRole('link', { name: 'ask for Ada' })).toBeNull();
});
