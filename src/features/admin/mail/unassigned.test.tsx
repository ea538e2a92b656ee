import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminAnswers } from '@/content/en/admin-answers';
import { minutesAgo, withMail } from '@tests/support/admin/fake-mail';
import { quote } from '@tests/support/admin/test-lists';
import { browser, openSignedIn } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';

const { unassigned: texts } = adminAnswers;
const { backend } = withMail();

const received = {
  id: 'received-1',
  kind: 'received',
  table_name: null,
  record_id: null,
  from_address: 'ola@example.com',
  from_name: 'Ola',
  subject: 'Our contract',
  body: 'Please find it attached.',
  new_text: '',
  left_out: [],
  automatic: false,
  created_at: minutesAgo(5),
};

async function openMail() {
  backend().rows['messages'] = [received];
  const user = await openSignedIn('/admin/mail');
  return { user, section: within(await screen.findByRole('region', { name: texts.title })) };
}

test('an admin reads a mail that no record claims, and assigns it by its reference', async () => {
  backend().rows['record_files'] = [
    { id: 'f-1', received_mail_id: received.id, file_name: 'contract.odt', size: 2048 },
  ];
  backend().rows['quote_requests'] = [quote(1)];
  const { user, section } = await openMail();
  const text = await section.findByText(received.body);
  expect(text).not.toBeVisible();
  await user.click(section.getByText(received.subject));
  expect(text).toBeVisible();
  expect(section.getByRole('button', { name: 'Download contract.odt' })).toBeVisible();

  await user.click(section.getByRole('button', { name: texts.assignOf('Ola') }));
  const reference = screen.getByLabelText(texts.reference);
  await user.type(reference, '{Enter}');
  expect(screen.getByText(texts.invalid)).toBeVisible();
  backend().failures.set('rpc/assign_received_mail', { status: 404, body: { code: 'PT404' } });
  await user.type(reference, 'DR-00000000{Enter}');
  expect(await screen.findByText(texts.unknown)).toBeVisible();
  backend().failures.clear();

  const { id: record_id } = quote(1);
  backend().answers.set('rpc/assign_received_mail', { table_name: 'quote_requests', record_id });
  await user.clear(reference);
  await user.type(reference, 'DR-5EED0004{Enter}');
  await findToast(texts.assigned);
  expect(backend().sent('rpc/assign_received_mail').at(-1)).toEqual({
    mail_id: received.id,
    reference: 'DR-5EED0004',
  });
  await waitFor(() => expect(browser.address).toBe(`/admin/contacts/quotes/${record_id}`));
});

test('an admin deletes a mail that no record claims, after a question', async () => {
  const { user, section } = await openMail();
  await user.click(await section.findByRole('button', { name: texts.deleteOf('Ola') }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(texts.deleteText('Ola'));
  await user.click(screen.getByRole('button', { name: texts.delete }));
  await findToast(texts.deleted);
  expect(backend().rows['messages']).toEqual([]);
  expect(await section.findByText(texts.none)).toBeVisible();
});
