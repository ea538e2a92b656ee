import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminEntry } from '@/content/en/admin-entry';
import { openQuote, quote, stored, withQuotes } from '@tests/support/admin/test-lists';
import { findToast } from '@tests/support/toasts';

const { complete: texts } = adminEntry;
const backend = withQuotes();

test('an admin adds the name and the address of a caller; the country is proposed from the number', async () => {
  Object.assign(stored(1), { came_by: 'call', contact_name: '', email: '', country: '' });
  backend().answers.set('rpc/complete_record', ({ given }: { given: object }) => {
    Object.assign(stored(1), given);
    return null;
  });
  const { user, panel } = await openQuote();
  await user.click(await panel.findByRole('button', { name: texts.open }));
  const dialog = within(await screen.findByRole('alertdialog', { name: texts.open }));
  expect(dialog.getByLabelText('Country')).toHaveValue('Nigeria');
  expect(dialog.queryByLabelText('Phone')).toBeNull();
  await user.type(dialog.getByLabelText('Contact'), ' Ada  Obi ');
  await user.type(dialog.getByLabelText('Email'), 'ada@example.org');
  await user.click(dialog.getByRole('button', { name: texts.save }));
  await findToast(texts.done);
  expect(backend().sent('rpc/complete_record')).toEqual([
    {
      table_name: 'quote_requests',
      record_id: quote(1).id,
      given: { contact_name: 'Ada Obi', email: 'ada@example.org', country: 'Nigeria' },
    },
  ]);
  expect(await panel.findByRole('link', { name: 'ada@example.org' })).toBeVisible();
  expect(panel.queryByRole('button', { name: texts.open })).toBeNull();
});

test('an admin keeps what was typed when it was not saved, and is offered nothing for what a visitor sent', async () => {
  Object.assign(stored(1), { came_by: 'call', email: '' });
  backend().failing.set('rpc/complete_record', { status: 400 });
  const { user, panel } = await openQuote();
  await user.click(await panel.findByRole('button', { name: texts.open }));
  const dialog = within(await screen.findByRole('alertdialog', { name: texts.open }));
  await user.type(dialog.getByLabelText('Email'), 'ada@{Enter}');
  expect(await dialog.findByText(texts.failed)).toBeVisible();
  expect(dialog.getByLabelText('Email')).toHaveValue('ada@');
});
