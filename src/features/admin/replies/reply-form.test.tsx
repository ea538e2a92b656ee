import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { adminRecords } from '@/content/en/admin-records';
import { adminReplies } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import {
  chooseTemplate,
  chooseWay,
  openEditor,
  openReply,
  rewrite,
  submitKey,
} from '@tests/support/admin/composer';
import { adminAccount } from '@tests/support/admin/fake-backend';
import {
  openQuote,
  quote,
  reply,
  dbRow,
  sentReplies,
  withQuotes,
} from '@tests/support/admin/test-lists';
import { browser } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';

const { editor: texts } = adminSending;
const { statuses } = adminRecords;
const backend = withQuotes();
const { id } = quote(1);

const answerOutcome = (outcome: string) =>
  backend().answers.set('rpc/send_messages', [{ record_id: id, outcome }]);

beforeEach(() => answerOutcome('queued'));

const sendAndSet = texts.sendAndSet(statuses.contacted);

test('an admin writes in a template, no letter a shortcut, and sends with a key; the history shows when the reply will be sent', async () => {
  const { user, panel } = await openQuote();
  await openReply(user);
  const field = await panel.findByLabelText<HTMLTextAreaElement>(texts.body);
  expect(field).toHaveFocus();
  await chooseTemplate(user, 'call');
  expect(field).toHaveFocus();
  expect(field.selectionStart).toBe(field.value.indexOf('\n\n') + 2);
  await user.keyboard('2');
  await user.paste(' plans are ready. ');

  // Elsewhere, these keys set a status, mark as spam and go to the next record.
  panel.getByText(sendAndSet).focus();
  await user.keyboard('3sl');
  panel.getByRole('heading', { name: 'Company 1' }).focus();
  await user.keyboard('3sl');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(dbRow(1)).toMatchObject({ status: 'new', spam_suspected: false });
  expect(browser.address).toContain(id);

  backend().rows['messages'] = [reply];
  await user.click(field);
  await user.keyboard(submitKey);
  expect(await screen.findByText(texts.queued)).toBeVisible();
  expect(panel.queryByLabelText(texts.body)).toBeNull();
  expect(panel.getByRole('button', { name: adminReplies.title })).toHaveFocus();
  expect(sentReplies()).toMatchObject([
    {
      record_id: id,
      seen: 'new',
      status: 'contacted',
      to_author: false,
      body: expect.stringMatching(
        /^Dear Ọláwálé Nguyễn,\n\n2 plans are ready\. Thank you/,
      ) as unknown,
    },
  ]);
  expect(sentReplies()[0]).not.toHaveProperty('is_proposal');
  const subject = await panel.findByText(reply.subject);
  const entry = within(subject.closest('li') ?? document.body);
  expect(entry.getByText(adminAccount.email)).toBeVisible();
  expect(entry.getByText(/^will be sent at \d\d:\d\d$/)).toBeVisible();
  await user.click(subject);
  expect(entry.getByText(reply.body)).toBeVisible();
});

test('an admin who closes the editor while a reply is being sent learns what became of it', async () => {
  const { user, panel } = await openEditor('We have a plan.');
  let answer: (response: Response) => void = () => undefined;
  const pending = () => new Promise<Response>((resolve) => (answer = resolve));
  backend().answers.set('rpc/send_messages', pending);
  await user.keyboard(submitKey);
  expect(await panel.findByText(texts.busy)).toBeVisible();
  await user.keyboard('{Escape}');
  answer(new Response('{}', { status: 500 }));
  await findToast(texts.failed);
  await openReply(user);
  await user.click(panel.getByText(sendAndSet));
  await user.keyboard('{Escape}');
  answer(Response.json([{ record_id: id, outcome: 'queued' }]));
  await findToast(texts.queued);
  await openReply(user);
  expect(panel.getByLabelText(texts.body)).not.toHaveDisplayValue(/We have a plan/);
});

test('an admin cannot send an empty or unfinished text, marks any text as the proposal, has the reply sent to themselves, and sets no status', async () => {
  const { user, panel, field } = await openEditor();
  await user.keyboard(submitKey);
  expect(panel.getByRole('alert')).toHaveTextContent(texts.problems.lines);
  const box = panel.getByRole('checkbox', { name: texts.isProposal });
  expect(box).not.toBeChecked();
  await chooseTemplate(user, 'proposal');
  expect(box).toBeChecked();
  await chooseTemplate(user, 'blank');
  expect(box).not.toBeChecked();
  expect(panel.queryByText(texts.onPaper)).toBeNull();
  await user.keyboard(submitKey);
  expect(panel.getByRole('alert')).toHaveTextContent(texts.problems.body);
  expect(sentReplies()).toEqual([]);

  await rewrite(user, field, 'Only this.');
  await user.click(box);
  await user.click(panel.getByLabelText(texts.onPaper));
  await user.click(panel.getByText(texts.more));
  await user.click(panel.getByLabelText(texts.toAuthor(adminAccount.email)));
  await chooseWay(user, texts.send);
  await screen.findByText(texts.queued);
  expect(sentReplies()).toMatchObject([
    { body: 'Only this.', is_proposal: true, on_paper: true, to_author: true },
  ]);
  expect(sentReplies()[0]).not.toHaveProperty('status');
});

test('an admin leaves the editor, and not the record, with Escape, and keeps the text if the record is deleted', async () => {
  const { user, panel } = await openQuote();
  await openReply(user);
  (await panel.findByText(texts.more)).focus();
  await user.keyboard('{Escape}');
  expect(panel.queryByLabelText(texts.body)).toBeNull();
  expect(browser.address).toContain(id);
  await openReply(user);
  const field = await panel.findByLabelText(texts.body);
  answerOutcome('gone');
  await rewrite(user, field, 'We can start on Monday.');
  backend().rows['quote_requests'] = [];
  await user.keyboard(submitKey);
  await screen.findByText(adminDetail.panel.unknownTitle);
  expect(field).toHaveValue('We can start on Monday.');
  expect(screen.getByText(texts.refused.gone)).toBeVisible();
});
