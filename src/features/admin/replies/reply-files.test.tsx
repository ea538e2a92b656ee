import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminRecords } from '@/content/en/admin-records';
import { adminSending } from '@/content/en/admin-sending';
import { replyLimits } from '@/content/facts/replies';
import { openEditor as openReplyEditor, openReply } from '@tests/support/admin/composer';
import { quote, reply, withQuotes } from '@tests/support/admin/test-lists';

const { editor, files: texts } = adminSending;
const backend = withQuotes();
const { id } = quote(1);
const about = { table_name: 'quote_requests', record_id: id };
const unsent = { ...about, kind: null, reply_id: null, received_mail_id: null };
const stored = () => (backend().rows['record_files'] ??= []);

function store(file: { id: string; content: string }) {
  stored().push({ ...unsent, ...file, size: atob(file.content).length });
  return null;
}

beforeEach(() => {
  backend().answers.set('rpc/send_messages', [{ record_id: id, outcome: 'queued' }]);
  backend().answers.set('rpc/store_reply_file', store);
});

async function openEditor() {
  const { user, panel, field } = await openReplyEditor('Mine.');
  const sendAndSet = editor.sendAndSet(adminRecords.statuses.contacted);
  return {
    user,
    panel,
    field,
    attach: (file: File) => user.upload(panel.getByLabelText<HTMLInputElement>(texts.attach), file),
    findRemove: (name: string) => panel.findByLabelText(texts.removeOf(name)),
    send: () => user.click(panel.getByText(sendAndSet)),
    expectStored: (name: string) =>
      waitFor(() => {
        expect(panel.queryByText(texts.uploading)).toBeNull();
        expect(panel.getByText(name)).toBeVisible();
      }),
  };
}

const sendings = () => backend().sent<{ replies: object[] }>('rpc/send_messages');
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

test('an admin attaches files by button and drop; they are sent with the reply and listed in the history', async () => {
  const { user, panel, field, attach, expectStored, send } = await openEditor();
  await attach(pdf('Offer.pdf'));
  await expectStored('Offer.pdf');
  expect(panel.getByText('1 kB')).toBeVisible();

  const drop = createEvent.drop(field, {
    dataTransfer: { files: [pdf('Plan.pdf')], types: ['Files'] },
  });
  fireEvent(field, drop);
  expect(drop.defaultPrevented).toBe(true);
  await expectStored('Plan.pdf');
  backend().rows['messages'] = [{ ...reply, state: 'sent' }];
  for (const file of stored()) Object.assign(file, { reply_id: reply.id });
  await send();
  await screen.findByText(editor.queued);
  const files = backend().sent<{ id: string }>('rpc/store_reply_file');
  expect(files).toHaveLength(2);
  expect(sendings()).toMatchObject([{ replies: [{ files: files.map((file) => file.id) }] }]);
  expect(await panel.findByRole('button', { name: 'Download Plan.pdf' })).toBeVisible();
  await openReply(user);
  expect(panel.queryByLabelText(texts.removeOf('Plan.pdf'))).toBeNull();
});

test('an admin finds a draft’s files again, reads why others are not added, replaces one, and reads that it is no longer stored', async () => {
  stored().push({ ...unsent, id: 'file-1', file_name: 'Plan.pdf', size: replyLimits.fileBytes });
  const { user, panel, attach, findRemove, expectStored, send } = await openEditor();
  expect(await panel.findByText('7 MB')).toBeVisible();
  await attach(pdf('Offer.pdf'));
  expect(panel.getByRole('alert')).toHaveTextContent(texts.tooMuch);
  expect(panel.queryByText('Offer.pdf')).toBeNull();
  await attach(new File([], 'empty.txt'));
  expect(panel.getByRole('alert')).toHaveTextContent(texts.empty('empty.txt'));
  await user.click(await findRemove('Plan.pdf'));
  await waitFor(() => expect(panel.queryByText('Plan.pdf')).toBeNull());
  expect(stored()).toEqual([]);
  await attach(pdf('Offer.pdf'));
  await expectStored('Offer.pdf');
  expect(panel.queryByRole('alert')).toBeNull();

  await user.click(panel.getByLabelText(editor.close));
  await openReply(user);
  expect(panel.getByLabelText(editor.body)).toHaveValue('Mine.');
  expect(await findRemove('Offer.pdf')).toBeVisible();
  backend().answers.set('rpc/send_messages', [{ record_id: id, outcome: 'files' }]);
  backend().rows['record_files'] = [];
  await send();
  expect(await panel.findByText(editor.refused.files)).toBeVisible();
  await waitFor(() => expect(panel.queryByText('Offer.pdf')).toBeNull());
});

test('a reply waits for its files, and one that failed is removed and added again without losing the text', async () => {
  const { user, panel, field, attach, findRemove, expectStored, send } = await openEditor();
  let answer: (response: Response) => void = () => undefined;
  const pending = () => new Promise<Response>((resolve) => (answer = resolve));
  backend().answers.set('rpc/store_reply_file', pending);
  await attach(pdf('Offer.pdf'));
  expect(await panel.findByText(texts.uploading)).toBeVisible();
  await send();
  expect(panel.getByRole('alert')).toHaveTextContent(texts.wait);

  answer(Response.json({ code: 'PT400', details: 'program' }, { status: 400 }));
  expect(await panel.findByText(texts.problems.program)).toBeVisible();
  await send();
  expect(panel.getByRole('alert')).toHaveTextContent(texts.unfinished);
  await user.click(await findRemove('Offer.pdf'));
  expect(panel.queryByText(texts.problems.program)).toBeNull();
  backend().answers.set('rpc/store_reply_file', store);
  await attach(pdf('Offer.pdf'));
  await expectStored('Offer.pdf');
  expect(field).toHaveValue('Mine.');
  await send();
  await screen.findByText(editor.queued);
  expect(sendings()).toHaveLength(1);
});
