import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminMail } from '@/content/en/admin-mail';
import { staffRoles } from '@/content/en/admin-roles';
import { kinds } from '@/content/en/admin-kinds';
import { recipient, withMail } from '@tests/support/admin/fake-mail';
import { openSignedIn } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';

const { mailbox, recipients: texts } = adminMail;
const { backend } = withMail();

const of = async (address: string) => within(await screen.findByRole('group', { name: address }));
const stored = (id: string) => backend().rows['mail_recipients']?.find((one) => one.id === id);
const refuse = (status: number) =>
  backend().failing.set('mail_recipients', { status, method: 'PATCH' });

test('an admin sees the stored recipients, and their choices', async () => {
  await openSignedIn('/admin/mail');
  const own = await of('admin@example.com');
  expect(own.getByText(`${staffRoles.admin}, you`)).toBeVisible();
  expect(own.queryByRole('button', { name: /Remove/ })).toBeNull();
  const sales = await of('sales@example.com');
  expect(sales.getByLabelText('New submissions')).toHaveDisplayValue(adminMail.modes.each);
  const ticked = sales.getAllByRole('checkbox', { checked: true });
  expect(ticked.map((box) => box.closest('label')?.textContent)).toEqual([
    'Contact messages',
    'Quote requests',
  ]);
});

test('an admin’s change is stored immediately and confirmed', async () => {
  const user = await openSignedIn('/admin/mail');
  const sales = await of('sales@example.com');
  await user.selectOptions(sales.getByLabelText('New submissions'), 'One summary a day');
  expect(await sales.findByText('Saved')).toBeVisible();
  await user.click(sales.getByLabelText('Contact messages'));
  await user.click(sales.getByLabelText('Job applications'));
  await waitFor(() =>
    expect(stored('r-2')).toMatchObject({
      mode: 'daily',
      table_names: ['quote_requests', 'career_applications'],
    }),
  );
  expect(await sales.findByText('Saved')).toBeVisible();
  expect(sales.getByLabelText('Job applications')).toBeChecked();
});

test('an admin adds the figures of the week, which others are not offered, and the words of answers', async () => {
  const role = { role: 'sales', role_tables: ['quote_requests'] };
  backend().rows['mail_recipients']?.push(recipient('r-3', 'ben@example.com', role));
  const user = await openSignedIn('/admin/mail');
  const boxes = [
    ['admin@example.com', texts.weekly, 'r-1', { weekly: true, with_text: false }],
    ['ben@example.com', texts.withText, 'r-3', { weekly: false, with_text: true }],
  ] as const;
  for (const [address, label, id, choice] of boxes) {
    const entry = await of(address);
    expect(entry.getByLabelText(label)).not.toBeChecked();
    await user.click(entry.getByLabelText(label));
    expect(await entry.findByText('Saved')).toBeVisible();
    expect(entry.getByLabelText(label)).toBeChecked();
    expect(stored(id)).toMatchObject(choice);
  }
  expect(screen.getAllByLabelText(texts.weekly)).toHaveLength(1);
});

test.each([
  ['the network is down', () => refuse(0)],
  ['the server refuses', () => refuse(403)],
])(
  'an admin sees an error and the old choice when a change was not stored: %s',
  async (_, fail) => {
    const user = await openSignedIn('/admin/mail');
    const sales = await of('sales@example.com');
    fail();
    await user.click(sales.getByLabelText('Quote requests'));
    expect(await sales.findByText(texts.notSaved)).toBeVisible();
    expect(sales.getByLabelText('Quote requests')).toBeChecked();
    expect(sales.queryByText('Saved')).toBeNull();
  },
);

test('an admin is warned of kinds that nobody receives', async () => {
  const user = await openSignedIn('/admin/mail');
  const own = await of('admin@example.com');
  expect(screen.queryByText(/Nobody(?!’s)/)).toBeNull();
  await user.selectOptions(own.getByLabelText('New submissions'), 'None');
  const { career_applications, partnership_applications } = kinds.several;
  expect(await screen.findByText(/^Nobody gets emails/)).toHaveTextContent(career_applications);
  expect(screen.getByText(/^Nobody gets emails/)).toHaveTextContent(partnership_applications);
  expect(screen.getByText(/^Nobody gets emails/)).not.toHaveTextContent(/quote requests/);
});

const add = { name: 'Add a shared mailbox' };

async function openMailbox() {
  const user = await openSignedIn('/admin/mail');
  await user.click(await screen.findByRole('button', add));
  return { user, field: screen.getByLabelText('Address of a shared mailbox') };
}

test('an admin can add a shared mailbox, and its address is normalised', async () => {
  const { user, field } = await openMailbox();
  const jobs = recipient('r-3', 'jobs@example.com', { shared: true });
  backend().answers.set('mail_recipients', () => {
    backend().rows['mail_recipients']?.push(jobs);
    return [{ id: jobs.id }];
  });
  await user.type(field, ' HR <Jobs@Example.com>, {Enter}');
  await findToast(mailbox.done('jobs@example.com'));
  expect(backend().sent('mail_recipients')).toEqual([{ shared_address: 'jobs@example.com' }]);
  const added = await of('jobs@example.com');
  expect(added.getByText('shared mailbox')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', add)).toHaveFocus());
});

test.each([
  ['it is in the list', { code: '23505', message: 'twin' }, 409, mailbox.twice],
  [
    'the database rejects the address',
    { code: 'SUP', message: 'violates check constraint "mail_recipients_shared_address_format"' },
    500,
    /one plain address/,
  ],
  ['the server refuses', { message: 'no' }, 403, mailbox.addFailed],
])(
  'an admin sees why a mailbox was not added (%s), and it stays in the field',
  async (_, body, status, problem) => {
    const { user, field } = await openMailbox();
    await user.type(field, 'jobs@example.com');
    backend().failing.set('mail_recipients', { status, body, method: 'POST' });
    await user.click(screen.getByRole('button', add));
    expect(await screen.findByText(problem)).toBeVisible();
    expect(field).toHaveValue('jobs@example.com');
  },
);

test('an admin can remove a shared mailbox after confirming', async () => {
  const user = await openSignedIn('/admin/mail');
  const remove = { name: 'Remove sales@example.com' };
  await user.click(await screen.findByRole('button', remove));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    mailbox.removeText('sales@example.com'),
  );
  await user.keyboard('{Escape}');
  expect(stored('r-2')).toBeDefined();
  expect(screen.getByRole('button', remove)).toHaveFocus();

  await user.click(screen.getByRole('button', remove));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await findToast('sales@example.com was removed');
  await waitFor(() =>
    expect(screen.queryByRole('group', { name: 'sales@example.com' })).toBeNull(),
  );
  expect(stored('r-2')).toBeUndefined();
  await waitFor(() => expect(screen.getByRole('heading', { name: texts.title })).toHaveFocus());
});
