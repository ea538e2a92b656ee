import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminMail } from '@/content/en/admin-mail';
import { recipient, withMail } from '@tests/support/admin/fake-mail';
import { openSignedIn } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';

const { mailbox, recipients: texts } = adminMail;
const { backend } = withMail();

const groupOf = async (name: string) => within(await screen.findByRole('group', { name }));
const storedRecipient = (id: string) =>
  backend().rows['mail_recipients']?.find((row) => row.id === id);

test('an admin’s change is stored immediately; one that could not be stored is reverted and reported', async () => {
  const user = await openSignedIn('/admin/mail');
  const sales = await groupOf('sales@example.com');
  expect(sales.getByLabelText('New submissions')).toHaveDisplayValue(adminMail.modes.each);
  await user.selectOptions(sales.getByLabelText('New submissions'), 'One summary a day');
  await user.click(sales.getByLabelText('Contact messages'));
  await user.click(sales.getByLabelText('Job applications'));
  await waitFor(() =>
    expect(storedRecipient('r-2')).toMatchObject({
      mode: 'daily',
      table_names: ['quote_requests', 'career_applications'],
    }),
  );
  expect(sales.getByLabelText('Job applications')).toBeChecked();
  await user.click(sales.getByLabelText(texts.withText));
  await waitFor(() => expect(storedRecipient('r-2')).toMatchObject({ with_text: true }));

  backend().failures.set('mail_recipients', { status: 403, method: 'PATCH' });
  await user.click(sales.getByLabelText('Quote requests'));
  await findToast(texts.notSaved);
  expect(sales.getByLabelText('Quote requests')).toBeChecked();
});

const addButton = { name: 'Add a shared mailbox' };

async function openMailbox() {
  const user = await openSignedIn('/admin/mail');
  await user.click(await screen.findByRole('button', addButton));
  return { user, field: screen.getByLabelText('Address of a shared mailbox') };
}

test('an admin adds a shared mailbox, whose address is normalised, and reads why another was refused', async () => {
  const { user, field } = await openMailbox();
  const refuse = (status: number, body: object) =>
    backend().failures.set('mail_recipients', { status, body, method: 'POST' });
  refuse(500, { code: 'SUP', message: 'violates "mail_recipients_shared_address_format"' });
  await user.type(field, ' HR <Jobs@Example.com>, {Enter}');
  expect(await screen.findByText(mailbox.invalid)).toBeVisible();
  refuse(409, { code: '23505', message: 'twin' });
  await user.click(screen.getByRole('button', addButton));
  expect(await screen.findByText(mailbox.twice)).toBeVisible();
  backend().failures.clear();

  const jobs = recipient('r-3', 'jobs@example.com', { shared: true });
  backend().answers.set('mail_recipients', () => {
    backend().rows['mail_recipients']?.push(jobs);
    return [{ id: jobs.id }];
  });
  await user.click(screen.getByRole('button', addButton));
  await findToast(mailbox.done('jobs@example.com'));
  expect(backend().sent('mail_recipients').at(-1)).toEqual({ shared_address: 'jobs@example.com' });
  expect((await groupOf('jobs@example.com')).getByText('shared mailbox')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', addButton)).toHaveFocus());
});

test('an admin removes a shared mailbox after a question; then the focus is on the heading', async () => {
  const user = await openSignedIn('/admin/mail');
  await user.click(await screen.findByRole('button', { name: 'Remove sales@example.com' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    mailbox.removeText('sales@example.com'),
  );
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await findToast('sales@example.com was removed');
  await waitFor(() =>
    expect(screen.queryByRole('group', { name: 'sales@example.com' })).toBeNull(),
  );
  expect(storedRecipient('r-2')).toBeUndefined();
  await waitFor(() => expect(screen.getByRole('heading', { name: texts.title })).toHaveFocus());
});
