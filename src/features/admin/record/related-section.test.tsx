import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { quote, withQuotes } from '@tests/support/admin/test-lists';
import { browser, open, signIn } from '@tests/support/admin/test-session';

const { related: texts } = adminDetail;
const backend = withQuotes();
const { id } = quote(1);

const related = (number: number, total: number) => ({
  id: `5eed000${number}-0000-4000-8000-000000000001`,
  source_table: 'career_applications',
  sender: `Ada ${number}`,
  status: 'reviewed',
  created_at: '2026-11-20 09:00:00+00',
  spam_suspected: number === 2,
  shared: ['email', 'phone'],
  total,
});

async function openRecord() {
  open(`/admin/contacts/quotes/${id}`);
  await signIn(adminAccount);
  return within(await screen.findByRole('region', { name: texts.title }));
}

test('an admin sees what else came from the sender, and opens it', async () => {
  backend().rows['rpc/related_submissions'] = [related(1, 2), related(2, 2)];
  const section = await openRecord();
  const [first, second] = await section.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Ada 1.*Reviewed.*DR-5EED0001.*same email address, same phone/);
  expect(first).not.toHaveTextContent('Spam');
  expect(second).toHaveTextContent('Spam');
  expect(section.queryByText(texts.newest(2, 2))).toBeNull();

  const user = userEvent.setup();
  await user.click(section.getByRole('link', { name: 'Ada 1' }));
  expect(browser.address).toBe('/admin/careers/5eed0001-0000-4000-8000-000000000001');
});

test('an admin sees how many there are when not all are shown', async () => {
  backend().rows['rpc/related_submissions'] = [related(1, 2345)];
  const section = await openRecord();
  expect(await section.findByText('The newest 1 of 2,345.')).toBeVisible();
});

test('an admin sees that nothing else came, or that this is unknown', async () => {
  backend().failing.set('rpc/related_submissions', { status: 403 });
  const section = await openRecord();
  expect(await section.findByText(texts.failed)).toBeVisible();
  expect(section.queryByText(texts.none)).toBeNull();
  backend().failing.clear();
  await userEvent.setup().click(section.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(section.getByText(texts.none)).toBeVisible());
});
