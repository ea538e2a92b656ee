import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminRecords } from '@/content/en/admin-records';
import { adminSending } from '@/content/en/admin-sending';
import { chooseTemplate, openReply } from '@tests/support/admin/composer';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { openQuote, quote, reply, withQuotes } from '@tests/support/admin/test-lists';
import { findToast } from '@tests/support/toasts';

const { editor: texts, waiting } = adminSending;
const backend = withQuotes();
const { id } = quote(1);
const sendAndSet = texts.sendAndSet(adminRecords.statuses.contacted);

const soon = () => new Date(Date.now() + 55_000).toISOString();

const written = {
  ...reply,
  author_id: adminAccount.id,
  subject: 'A plan',
  body: 'We have a plan.',
  to_author: true,
  is_proposal: true,
  from_status: 'new',
  to_status: 'contacted',
};

/** Sends a reply, and answers what becomes of stopping it. */
async function sendReply(counts: { stopped: number; missed: number }) {
  backend().answers.set('rpc/send_messages', () => {
    const [sent] = backend().sent<{ replies: { id: string }[] }>('rpc/send_messages');
    const leaving = { ...written, id: sent?.replies[0]?.id ?? '', send_at: soon() };
    backend().rows['messages'] = [leaving];
    return [{ record_id: id, outcome: 'queued' }];
  });
  backend().answers.set('rpc/stop_messages', () => {
    Object.assign(backend().rows['messages']?.[0] ?? {}, { state: 'skipped', reason: 'stopped' });
    return [counts];
  });
  const { user, panel } = await openQuote();
  await openReply(user);
  await chooseTemplate(user, 'call');
  await user.click(panel.getByRole('button', { name: sendAndSet }));
  await findToast(texts.queued);
  return { user, panel };
}

test('an admin stops a reply in its toast, and has its text in the editor again', async () => {
  const { user, panel } = await sendReply({ stopped: 1, missed: 0 });
  await user.click(screen.getByRole('button', { name: waiting.stop }));
  await findToast(waiting.stopped(1));
  expect(await panel.findByLabelText(texts.body)).toHaveValue(written.body);
  await user.click(panel.getByRole('button', { name: texts.more }));
  expect(panel.getByLabelText(texts.subject)).toHaveValue(written.subject);
  expect(panel.getByRole('button', { name: sendAndSet })).toBeVisible();
  expect(panel.getByRole('checkbox', { name: texts.isProposal })).toBeChecked();
  expect(panel.getByLabelText(texts.toAuthor(adminAccount.email))).toBeChecked();
});

test('an admin who stops a reply while writing the next keeps both texts', async () => {
  const { user, panel } = await sendReply({ stopped: 1, missed: 0 });
  await openReply(user);
  const field = panel.getByLabelText(texts.body);
  await user.clear(field);
  await user.type(field, 'And another thing.');
  await user.click(panel.getByRole('button', { name: /^Stop/ }));
  await findToast(waiting.stopped(1));
  expect(screen.getByText(waiting.otherDraft)).toBeVisible();
  expect(await panel.findByLabelText(texts.body)).toHaveValue('And another thing.');
  expect(panel.getByText(written.body)).toBeInTheDocument();
});
