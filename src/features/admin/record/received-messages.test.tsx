import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { adminAnswers as texts } from '@/content/en/admin-answers';
import { adminSending } from '@/content/en/admin-sending';
import { queryClient } from '@/lib/query-client';
import {
  Conversation,
  openPart,
  openReply,
  rewrite,
  submitKey,
} from '@tests/support/admin/composer';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { quote, reply, sentReplies, withQuotes } from '@tests/support/admin/test-lists';
import { findToast } from '@tests/support/toasts';

const backend = withQuotes();
const { id } = quote(1);
const record = { table_name: 'quote_requests', record_id: id };

const answer = {
  ...record,
  kind: 'received',
  open: true,
  id: 'answer-1',
  from_address: 'ola@example.com',
  from_name: 'Ọláwálé Nguyễn',
  other_sender: false,
  subject: 'Re: Your request',
  body: 'Yes, <b>in May</b>.\n\nYou wrote:\n> We have a plan.',
  new_text: 'Yes, <b>in May</b>.',
  automatic: false,
  left_out: [] as object[],
  created_at: new Date(Date.parse(reply.created_at) + 60_000).toISOString(),
  done_at: null as string | null,
  done_by: null as string | null,
};

async function openWith(...received: (typeof answer)[]) {
  backend().rows['messages'] = [{ ...reply, state: 'sent' }, ...received];
  return (await openPart(Conversation)).user;
}

const history = () => screen.getByRole('region', { name: 'History' });
const findMessage = () => screen.findByRole('region', { name: texts.title });

test('an admin reads the answer of a sender, opens the whole mail, and says that it needs no reply', async () => {
  backend().rows['record_files'] = [
    { ...record, id: 'file-1', received_mail_id: answer.id, file_name: 'contract.odt', size: 2048 },
  ];
  backend().answers.set('rpc/settle_answers', () => {
    const done = { open: false, done_at: answer.created_at, done_by: adminAccount.id };
    backend().rows['messages'] = [{ ...answer, ...done }];
    return true;
  });
  backend().rows['colleagues'] = [
    { id: adminAccount.id, name: 'Ada Okafor', email: adminAccount.email, role: 'admin' },
  ];
  const left_out = [
    { file_name: 'setup.exe', size: 4096, problem: 'program' },
    { file_name: null, size: null, problem: 'text' },
  ];
  const user = await openWith({ ...answer, left_out });
  const message = within(await findMessage());
  expect(message.getByText('Yes, <b>in May</b>.')).toBeVisible();
  expect(await message.findByRole('button', { name: 'Download contract.odt' })).toBeVisible();
  expect(message.getByText(texts.leftOut.one('setup.exe', 'it is a program.'))).toBeVisible();
  expect(message.getByText(texts.leftOut.text)).toBeVisible();
  const wholeMail = message.getByText(/> We have a plan\./);
  expect(wholeMail).not.toBeVisible();
  await user.click(message.getByText(texts.whole));
  expect(wholeMail).toBeVisible();

  expect(history()).toHaveTextContent(/replied.*wrote/);
  await user.click(message.getByText(texts.notNeeded));
  await findToast(texts.settled);
  expect(backend().sent('rpc/settle_answers')).toEqual([{ mail_id: answer.id }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: texts.title })).toBeNull());
  expect(within(history()).getByText(texts.doneBy('Ada Okafor'))).toBeVisible();
});

test('an admin sees from whom an answer came, no alert for an automatic one, and of a mail without text why and what to ask for', async () => {
  const settled = { ...answer, open: false };
  const left_out = [{ file_name: 'smime.p7m', size: 2048, problem: 'sealed' }];
  await openWith(
    { ...answer, other_sender: true, from_name: 'Tobi', from_address: 'tobi@else.example' },
    { ...settled, id: 'answer-2', automatic: true, body: 'I am on leave.' },
    { ...settled, id: 'answer-3', subject: 'Our contract', body: '', new_text: '', left_out },
  );
  // Only the answer that is open is shown there.
  const message = within(await findMessage());
  expect(message.getByText(texts.otherAddress('tobi@else.example'))).toBeVisible();
  expect(screen.getByText(/sent an automatic reply/)).toBeVisible();
  expect(screen.getByText('I am on leave.')).not.toBeVisible();
  expect(screen.getByText('Our contract')).toBeVisible();
  expect(
    screen.getByText(/“.?smime\.p7m.?” was not kept: it is encrypted.* Ask for it/),
  ).toBeVisible();
});

test('an admin gets an email as it came and has it read again for 14 days, and reads when it is gone', async () => {
  const saveFile = vi.fn<(name: string) => void>();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:email');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saveFile(this.download);
  });
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  backend().answers.set('rpc/read_raw_mail', { id: answer.id, base64: btoa('From: Ola') });
  backend().answers.set('rpc/ask_reread', true);
  const user = await openWith(
    { ...answer, created_at: daysAgo(13) },
    { ...answer, id: 'answer-2', created_at: daysAgo(15) },
  );
  const downloadButton = await screen.findByRole('button', { name: texts.raw.download });
  await user.click(downloadButton);
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith('email.eml'));
  expect(backend().sent('rpc/read_raw_mail')).toEqual([{ mail_id: answer.id }]);
  await user.click(screen.getByRole('button', { name: texts.raw.reread }));
  await findToast(texts.raw.rereadRequested);
  backend().answers.set('rpc/read_raw_mail', null);
  await user.click(downloadButton);
  await findToast(texts.raw.expired);
  expect(saveFile).toHaveBeenCalledTimes(1);
});

test('an admin learns of an answer that arrives while they write, before their reply leaves', async () => {
  backend().answers.set('rpc/send_messages', [{ record_id: id, outcome: 'new answer' }]);
  const user = await openWith();
  await openReply(user);
  const field = await screen.findByLabelText(adminSending.editor.body);
  await rewrite(user, field, 'Hello');
  await user.keyboard(submitKey);
  expect(await screen.findByText(adminSending.editor.refused['new answer'])).toBeVisible();
  expect(backend().sent('rpc/send_messages')).toMatchObject([{ replies: [{ known_mails: 0 }] }]);

  backend().rows['messages'] = [answer];
  await queryClient.invalidateQueries({ queryKey: ['messages'] });
  expect(await findMessage()).toBeVisible();
  await user.keyboard(submitKey);
  await waitFor(() =>
    expect(backend().sent('rpc/send_messages')[1]).toMatchObject({ replies: [{ known_mails: 1 }] }),
  );
});

test('an admin replies to whoever wrote in the sender’s place, or to both', async () => {
  const otherSender = { from_address: 'yaw@example.org', from_name: 'Yaw', other_sender: true };
  backend().answers.set('rpc/send_messages', [{ record_id: id, outcome: 'queued' }]);
  const user = await openWith({ ...answer, ...otherSender });
  const panel = within(await findMessage());
  expect(panel.getByText(texts.unproved)).toBeVisible();
  const sendReply = async (chosen?: RegExp) => {
    await openReply(user);
    const to = await screen.findByRole('combobox', { name: adminSending.editor.goesTo });
    const option = chosen && within(to).getByRole('option', { name: chosen });
    if (option) await user.selectOptions(to, option);
    const field = screen.getByLabelText(adminSending.editor.body);
    await rewrite(user, field, 'Ok');
    await user.keyboard(submitKey);
    await waitFor(() => expect(to).not.toBeInTheDocument());
  };
  await sendReply();
  await sendReply(/yaw@example\.org, /);
  await waitFor(() => expect(sentReplies()).toHaveLength(2));
  const [toWriter, toBoth] = sentReplies();
  expect(toWriter).toMatchObject({ sent_to: 'yaw@example.org' });
  expect(toWriter).not.toHaveProperty('with_record');
  expect(toBoth).toMatchObject({ sent_to: 'yaw@example.org', with_record: true });
});
