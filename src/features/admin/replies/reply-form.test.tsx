import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { adminRecords } from '@/content/en/admin-records';
import { adminReplies } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { chooseTemplate, chooseWay, openReply } from '@tests/support/admin/composer';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { openQuote, quote, reply, stored, withQuotes } from '@tests/support/admin/test-lists';
import { browser } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';

const { editor: texts } = adminSending;
const { statuses } = adminRecords;
const backend = withQuotes();
const { id } = quote(1);
const replies = () =>
  backend()
    .sent<{ replies: { id: string }[] }>('rpc/send_messages')
    .flatMap((one) => one.replies);

/** Answers what becomes of a reply, and what the record is afterwards. */
function answered(outcome: string, change: object = {}) {
  backend().answers.set('rpc/send_messages', () => {
    Object.assign(stored(1), change);
    return [{ record_id: id, outcome }];
  });
}

beforeEach(() => answered('queued'));

const greetingEnd = ({ value }: HTMLTextAreaElement) => value.indexOf('\n\n') + 2;

async function openEditor() {
  const { user, panel } = await openQuote();
  await openReply(user);
  const field = await panel.findByLabelText<HTMLTextAreaElement>(texts.body);
  expect(field).toHaveFocus();
  await chooseTemplate(user, 'call');
  return { user, panel, field };
}

type Panel = Awaited<ReturnType<typeof openEditor>>['panel'];
const button = (panel: Panel, name: string) => panel.getByRole('button', { name });
const sendAndSet = texts.sendAndSet(statuses.contacted);

test('an admin replies with a key from the editor; the history loads again and shows that it leaves', async () => {
  const { user, panel } = await openEditor();
  backend().rows['messages'] = [reply];
  await user.keyboard('We have a plan. {Control>}{Enter}{/Control}');

  expect(await screen.findByText(texts.queued)).toBeVisible();
  expect(panel.queryByLabelText(texts.body)).toBeNull();
  expect(button(panel, adminReplies.title)).toHaveFocus();
  expect(replies()).toMatchObject([
    {
      record_id: id,
      seen: 'new',
      status: 'contacted',
      body: expect.stringMatching(/^Dear Ọláwálé Nguyễn,\n\nWe have a plan\. Thank you/) as unknown,
    },
  ]);
  const entry = within(
    (await panel.findByText(reply.subject)).closest('li') ?? document.createElement('li'),
  );
  expect(entry.getByText(adminAccount.email)).toBeVisible();
  expect(entry.getByText(/^will be sent at \d\d:\d\d$/)).toBeVisible();
  await user.click(entry.getByText(reply.subject));
  expect(entry.getByText(reply.body)).toBeVisible();
});

test('an admin who chooses a template writes on in the text; a letter typed beside it is not a command', async () => {
  const { user, panel, field } = await openEditor();
  await chooseTemplate(user, 'details');
  expect(field).toHaveFocus();
  expect(field.selectionStart).toBe(greetingEnd(field));
  await user.keyboard('2 short answers: yes to both.');
  expect(field.value).toContain('2 short answers: yes to both.');

  button(panel, sendAndSet).focus();
  await user.keyboard('3sl');
  panel.getByRole('heading', { name: 'Company 1' }).focus();
  await user.keyboard('3sl');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(stored(1)).toMatchObject({ status: 'new', spam_suspected: false });
  expect(browser.address).toContain(id);
});

test('an admin who closes the editor while a reply is being sent learns what became of it', async () => {
  const { user, panel } = await openEditor();
  let answer: (response: Response) => void = () => undefined;
  const pending = () =>
    new Promise<Response>((resolve) => {
      answer = resolve;
    });
  backend().answers.set('rpc/send_messages', pending);
  await user.keyboard('We have a plan. {Control>}{Enter}{/Control}');
  await waitFor(() => expect(button(panel, texts.busy)).toBeVisible());
  await user.keyboard('{Escape}');
  answer(new Response('{}', { status: 500 }));
  await findToast(texts.failed);
  await openReply(user);
  await user.click(button(panel, sendAndSet));
  await user.keyboard('{Escape}');
  answer(Response.json([{ record_id: id, outcome: 'queued' }]));
  await findToast(texts.queued);
  await openReply(user);
  expect(panel.getByLabelText(texts.body)).not.toHaveDisplayValue(/We have a plan/);
});

test('an admin can send without setting the status, and cannot send an empty or unfinished text', async () => {
  const { user, panel, field } = await openEditor();
  await chooseTemplate(user, 'details');
  await chooseWay(user, texts.send);
  expect(panel.getByRole('alert')).toHaveTextContent(texts.problems.lines);
  await chooseTemplate(user, 'blank');
  await chooseWay(user, texts.send);
  expect(panel.getByRole('alert')).toHaveTextContent(texts.problems.body);
  expect(replies()).toEqual([]);
  await user.clear(field);
  await user.type(field, 'Only this.');
  await chooseWay(user, texts.send);
  await screen.findByText(texts.queued);
  expect(replies()).toEqual([expect.objectContaining({ body: 'Only this.', to_author: false })]);
  expect(replies()[0]).not.toHaveProperty('status');
});

test('a reply from the template “Proposal” is marked as one, another only by hand; its author can take the answer', async () => {
  const { user, panel } = await openEditor();
  const box = panel.getByRole('checkbox', { name: texts.isProposal });
  expect(box).not.toBeChecked();
  await chooseTemplate(user, 'proposal');
  expect(box).toBeChecked();
  await chooseWay(user, texts.send);
  expect(panel.getByRole('alert')).toHaveTextContent(texts.problems.lines);
  await chooseTemplate(user, 'call');
  expect(box).not.toBeChecked();
  expect(panel.queryByRole('checkbox', { name: texts.onPaper })).toBeNull();
  await user.click(box);
  await user.click(panel.getByRole('checkbox', { name: texts.onPaper }));
  await user.click(button(panel, texts.more));
  await user.click(panel.getByLabelText(texts.toAuthor(adminAccount.email)));
  await chooseWay(user, texts.send);
  await screen.findByText(texts.queued);
  expect(replies()).toMatchObject([{ is_proposal: true, on_paper: true, to_author: true }]);
});

test('an admin keeps the text of a reply whose record was deleted while it was typed', async () => {
  const { user, field } = await openEditor();
  answered('gone');
  await user.clear(field);
  await user.type(field, 'We can start on Monday.');
  backend().rows['quote_requests'] = [];
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(adminDetail.panel.unknownTitle);
  expect(field).toHaveValue('We can start on Monday.');
  expect(screen.getByText(texts.refused.gone)).toBeVisible();
});
