import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminSending } from '@/content/en/admin-sending';
import { chooseWay, openReply } from '@tests/support/admin/composer';
import { openQuote, quote, reply, withQuotes } from '@tests/support/admin/test-lists';

const { editor, files: texts } = adminSending;
const backend = withQuotes();
const { id } = quote(1);

interface Stored {
  id: string;
  file_name: string;
  content: string;
}

/** Answers what the editor asks about files; `refuse` answers an upload instead. */
async function openEditor(
  refuse: () => Promise<Response | undefined> | undefined = () => undefined,
) {
  const uploads: Stored[] = [];
  backend().answers.set('rpc/send_messages', [{ record_id: id, outcome: 'queued' }]);
  backend().answers.set('rpc/store_reply_file', async (file: Stored) => {
    const refused = await refuse();
    if (refused) return refused;
    uploads.push(file);
    (backend().rows['record_files'] ??= []).push({
      ...file,
      table_name: 'quote_requests',
      record_id: id,
      kind: null,
      reply_id: null,
      received_mail_id: null,
      size: atob(file.content).length,
    });
    return null;
  });
  const { user, panel } = await openQuote();
  const openIt = () => openReply(user);
  await openIt();
  const field = await panel.findByLabelText<HTMLTextAreaElement>(editor.body);
  await user.clear(field);
  await user.type(field, 'Mine.');
  return {
    user,
    panel,
    field,
    uploads,
    openIt,
    sent: () => backend().sent<{ replies: object[] }>('rpc/send_messages'),
    input: panel.getByLabelText<HTMLInputElement>(texts.attach),
    send: () => chooseWay(user, editor.send),
  };
}

const pdf = (name: string, size = 8) =>
  new File(['%PDF-1.7'.padEnd(size, ' ')], name, { type: 'application/pdf' });
const sizes = { small: '1 kB', large: '6 MB' };
type Panel = Awaited<ReturnType<typeof openEditor>>['panel'];
const removeButton = (panel: Panel, name: string) =>
  panel.findByRole('button', { name: texts.removeOf(name) });
const isStored = (panel: Panel, name: string) =>
  waitFor(() => {
    expect(panel.queryByText(texts.uploading)).toBeNull();
    expect(panel.getByText(name)).toBeVisible();
  });

test('an admin attaches files by button and drop; they go with the reply and stand in the history', async () => {
  const { user, panel, field, input, uploads, openIt, sent, send } = await openEditor();
  await user.upload(input, pdf('Offer.pdf'));
  await isStored(panel, 'Offer.pdf');
  expect(panel.getByText(sizes.small)).toBeVisible();

  const drop = createEvent.drop(field, {
    dataTransfer: { files: [pdf('Plan.pdf')], types: ['Files'] },
  });
  fireEvent(field, drop);
  expect(drop.defaultPrevented).toBe(true);
  await isStored(panel, 'Plan.pdf');
  backend().rows['messages'] = [{ ...reply, state: 'sent' }];
  for (const file of backend().rows['record_files'] ?? []) {
    Object.assign(file, { reply_id: reply.id });
  }
  await send();
  await screen.findByText(editor.queued);
  expect(sent()).toMatchObject([{ replies: [{ files: uploads.map((file) => file.id) }] }]);
  expect(await panel.findByRole('button', { name: 'Download Plan.pdf' })).toBeVisible();
  await openIt();
  expect(panel.queryByRole('button', { name: texts.removeOf('Plan.pdf') })).toBeNull();
});

test('an admin reads what is too much, and a removed file makes room', async () => {
  const { user, panel, input } = await openEditor();
  await user.upload(input, pdf('a.pdf', 6 * 1024 * 1024));
  await isStored(panel, 'a.pdf');
  expect(panel.getByText(sizes.large)).toBeVisible();
  await user.upload(input, pdf('b.pdf', 2 * 1024 * 1024));
  expect(panel.getByRole('alert')).toHaveTextContent(texts.tooMuch);
  expect(panel.queryByText('b.pdf')).toBeNull();

  await user.upload(input, new File([], 'empty.txt'));
  expect(panel.getByRole('alert')).toHaveTextContent(texts.empty('empty.txt'));
  await user.click(await removeButton(panel, 'a.pdf'));
  await waitFor(() => expect(panel.queryByText('a.pdf')).toBeNull());
  expect(backend().rows['record_files']).toEqual([]);
  await user.upload(input, pdf('b.pdf', 2 * 1024 * 1024));
  await isStored(panel, 'b.pdf');
  expect(panel.queryByRole('alert')).toBeNull();
});

test('a reply waits for its files, and one that failed is removed and added again without losing the text', async () => {
  let answer: (response?: Response) => void = () => undefined;
  const { user, panel, field, input, sent, send } = await openEditor(
    () => new Promise((resolve) => (answer = resolve)),
  );
  await user.upload(input, pdf('Offer.pdf'));
  expect(await panel.findByText(texts.uploading)).toBeVisible();
  await send();
  expect(panel.getByRole('alert')).toHaveTextContent(texts.wait);

  answer(Response.json({ code: 'PT400', details: 'program' }, { status: 400 }));
  expect(await panel.findByText(texts.problems.program)).toBeVisible();
  await send();
  expect(panel.getByRole('alert')).toHaveTextContent(texts.unfinished);
  await user.click(await removeButton(panel, 'Offer.pdf'));
  expect(panel.queryByText(texts.problems.program)).toBeNull();
  await user.upload(input, pdf('Offer.pdf'));
  expect(await panel.findByText(texts.uploading)).toBeVisible();
  answer();
  await isStored(panel, 'Offer.pdf');
  expect(field).toHaveValue('Mine.');
  await send();
  await screen.findByText(editor.queued);
  expect(sent()).toHaveLength(1);
});

test('a draft that is opened again has its files, and sending says which of them are gone', async () => {
  const { user, panel, input, openIt, send } = await openEditor();
  await user.upload(input, pdf('Offer.pdf'));
  await isStored(panel, 'Offer.pdf');
  await user.click(panel.getByRole('button', { name: editor.close }));
  await openIt();
  expect(panel.getByLabelText<HTMLTextAreaElement>(editor.body).value).toBe('Mine.');
  expect(await removeButton(panel, 'Offer.pdf')).toBeVisible();

  backend().answers.set('rpc/send_messages', [{ record_id: id, outcome: 'files' }]);
  backend().rows['record_files'] = [];
  await send();
  expect(await panel.findByText(editor.refused.files)).toBeVisible();
  await waitFor(() => expect(panel.queryByText('Offer.pdf')).toBeNull());
});
