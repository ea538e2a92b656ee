import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminAnswers } from '@/content/en/admin-answers';
import { openQuote, quote, dbRow, withQuotes } from '@tests/support/admin/test-lists';
import { findToast } from '@tests/support/toasts';

const { bounce: texts } = adminAnswers;
const backend = withQuotes();
const { id, email } = quote(1);
const record = { table_name: 'quote_requests', record_id: id };
const reason = '550 5.1.1 no such user';
const comesBack = texts.comesBack(email, reason);

async function openBounced() {
  const bounce = { complaint: false, reported: false, reason };
  backend().answers.set('rpc/read_bounce', [bounce]);
  const { user } = await openQuote();
  await screen.findByText(comesBack);
  return user;
}

test('an admin sees at the address that mail comes back, and tries the address again', async () => {
  const user = await openBounced();
  backend().answers.set('rpc/correct_address', true);
  backend().answers.set('rpc/read_bounce', []);
  await user.click(screen.getByRole('button', { name: texts.tryAgain }));
  await findToast(texts.triedAgain);
  expect(backend().sent('rpc/correct_address')).toEqual([{ ...record, email }]);
  await waitFor(() => expect(screen.queryByText(comesBack)).toBeNull());
});

test.each([
  [{ complaint: true, reported: false }, texts.complained(email)],
  [{ complaint: false, reported: true }, texts.reported(email, reason)],
  [{ complaint: true, reported: true }, texts.reportedComplaint(email)],
])('an admin reads what %j means', async (bounce, text) => {
  backend().answers.set('rpc/read_bounce', [{ ...bounce, reason }]);
  await openQuote();
  expect(await screen.findByText(text)).toBeVisible();
});

test('an admin corrects a mistyped address, and reads that the confirmation goes out again', async () => {
  const user = await openBounced();
  await user.click(screen.getByRole('button', { name: texts.correct }));
  const dialog = within(await screen.findByRole('alertdialog', { name: texts.correctTitle }));
  expect(dialog.getByText(texts.correctText(email, true))).toBeVisible();
  const field = dialog.getByLabelText(texts.form.label);
  expect(field).toHaveFocus();
  await user.type(field, `${email}{Enter}`);
  expect(dialog.getByText(texts.form.same)).toBeVisible();

  await user.clear(field);
  backend().failures.set('rpc/correct_address', { status: 400, body: { code: 'PT400' } });
  await user.type(field, 'ola@@example.org{Enter}');
  expect(await dialog.findByText(texts.form.invalid)).toBeVisible();
  backend().failures.clear();

  backend().answers.set('rpc/correct_address', ({ email: corrected }: { email: string }) => {
    Object.assign(dbRow(1), { email: corrected });
    backend().answers.set('rpc/read_bounce', []);
    return true;
  });
  await user.clear(field);
  await user.type(field, 'ola@example.org{Enter}');
  await findToast(texts.form.done('ola@example.org'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(backend().sent('rpc/correct_address').at(-1)).toEqual({
    ...record,
    email: 'ola@example.org',
  });
  expect(await screen.findByRole('link', { name: 'ola@example.org' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(comesBack)).toBeNull());
});
