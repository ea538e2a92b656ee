import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminRecords } from '@/content/en/admin-records';
import { adminSending } from '@/content/en/admin-sending';
import { openEditor } from '@tests/support/admin/composer';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { quote, reply, withQuotes } from '@tests/support/admin/test-lists';
import { findToast } from '@tests/support/toasts';

const { editor: texts, waiting } = adminSending;
const backend = withQuotes();
const { id } = quote(1);
const sendAndSet = texts.sendAndSet(adminRecords.statuses.contacted);

const writtenReply = {
  ...reply,
  author_id: adminAccount.id,
  subject: 'A plan',
  body: 'We have a plan.',
  to_author: true,
  is_proposal: true,
  from_status: 'new',
  to_status: 'contacted',
};

const soon = () => new Date(Date.now() + 55_000).toISOString();
const waitingReply = (replyId: string) => ({ ...writtenReply, id: replyId, send_at: soon() });

beforeEach(() =>
  backend().answers.set('rpc/stop_messages', () => {
    Object.assign(backend().rows['messages']?.[0] ?? {}, { state: 'skipped', reason: 'stopped' });
    return [{ stopped: 1, missed: 0 }];
  }),
);

test('an admin stops a reply in its toast, and has its text in the editor again', async () => {
  backend().answers.set('rpc/send_messages', () => {
    const [sent] = backend().sent<{ replies: { id: string }[] }>('rpc/send_messages');
    backend().rows['messages'] = [waitingReply(sent?.replies[0]?.id ?? '')];
    return [{ record_id: id, outcome: 'queued' }];
  });
  const { user, panel } = await openEditor(writtenReply.body);
  await user.click(panel.getByText(sendAndSet));
  await findToast(texts.queued);
  const toast = screen.getByText(texts.queued).closest('li') ?? document.body;
  await user.click(within(toast).getByText(waiting.stop));
  await findToast(waiting.stopped(1));
  expect(await panel.findByLabelText(texts.body)).toHaveValue(writtenReply.body);
  await user.click(panel.getByText(texts.more));
  expect(panel.getByLabelText(texts.subject)).toHaveValue(writtenReply.subject);
  expect(panel.getByText(sendAndSet)).toBeVisible();
  expect(panel.getByLabelText(texts.isProposal)).toBeChecked();
  expect(panel.getByLabelText(texts.toAuthor(adminAccount.email))).toBeChecked();
});

test('an admin who stops a reply while writing the next keeps both texts', async () => {
  backend().rows['messages'] = [waitingReply('reply-1')];
  const { user, panel } = await openEditor('And another thing.');
  await user.click(panel.getByRole('button', { name: /^Stop/ }));
  await findToast(waiting.stopped(1));
  expect(screen.getByText(waiting.otherDraft)).toBeVisible();
  expect(await panel.findByLabelText(texts.body)).toHaveValue('And another thing.');
  expect(panel.getByText(writtenReply.body)).toBeInTheDocument();
});
