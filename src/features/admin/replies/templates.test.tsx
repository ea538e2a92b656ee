import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminRecords } from '@/content/en/admin-records';
import { replyNames, type ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { replyMails } from '@/content/reply-mails';
import { chooseTemplate, openReply } from '@tests/support/admin/composer';
import { openQuote, quote, withQuotes } from '@tests/support/admin/test-lists';
import { findToast } from '@tests/support/toasts';

const { composer, editor: texts } = adminSending;
const { statuses } = adminRecords;
const backend = withQuotes();

beforeEach(() =>
  backend().answers.set('rpc/send_messages', [{ record_id: quote(1).id, outcome: 'queued' }]),
);

async function openEditor() {
  const { user, panel } = await openQuote();
  await openReply(user);
  const field = await panel.findByLabelText<HTMLTextAreaElement>(texts.body);
  await chooseTemplate(user, 'call');
  return { user, panel, field };
}

const sendWith = (name: ReplyName) =>
  texts.sendAndSet(name === 'decline' ? statuses.completed : statuses.contacted);

test('an admin who has written puts a template where the cursor is, and finds both again', async () => {
  const { user, panel, field } = await openEditor();
  await chooseTemplate(user, 'blank');
  await user.keyboard('Half a thought');
  await chooseTemplate(user, 'decline');
  const { greeting, closing, mails } = replyMails.en;
  const both = [
    greeting('Ọláwálé Nguyễn'),
    'Half a thought',
    expect.stringContaining(mails.quote_requests.decline) as unknown,
    `${closing}\nDeccan Reach`,
  ];
  const paragraphs = () => {
    const [first, second, ...rest] = field.value.split('\n\n');
    return [first, second, rest.slice(0, -1).join('\n\n'), rest.at(-1)];
  };
  expect(paragraphs()).toEqual(both);
  expect(field).toHaveFocus();
  expect(field.value.slice(0, field.selectionStart)).toMatch(/write to us again\.$/);
  expect(panel.getByRole('button', { name: sendWith('decline') })).toBeVisible();

  await user.click(panel.getByRole('button', { name: texts.close }));
  await openReply(user);
  expect(panel.getByLabelText(texts.body)).toHaveValue(field.value);
});

test('an admin takes a template by a slash and the beginning of its name, with the keyboard alone', async () => {
  const { user, field } = await openEditor();
  const offered = () => screen.queryByRole('listbox', { name: composer.templates });
  await user.keyboard('Hello. /');
  expect(within(offered() ?? document.body).getAllByRole('option')).toHaveLength(6);
  await user.keyboard('inv{ArrowDown}');
  const marked = within(offered() ?? document.body).getByRole('option', { selected: true });
  expect(marked).toHaveTextContent(replyNames.meeting);
  expect(field).toHaveAttribute('aria-activedescendant', marked.id);
  await user.keyboard('{Escape}');
  expect(offered()).toBeNull();
  expect(field).toHaveFocus();
  await user.keyboard('{Backspace}{Enter}');
  expect(field.value).toContain('Hello.\n\n');
  expect(field.value).not.toContain('/in');
  expect(field.value).toContain(replyMails.en.mails.quote_requests.call);
  await user.keyboard(' 24/7 and/or https:/');
  expect(offered()).toBeNull();
});

test.each([
  ['details', 'call', 'call'],
  ['what decides is not', 'decline', 'details'],
] as const)('an admin begins with the template used last: %s', async (_, chosen, next) => {
  const { user, panel } = await openEditor();
  await chooseTemplate(user, chosen);
  await user.click(panel.getByRole('button', { name: sendWith(chosen) }));
  await findToast(texts.queued);
  await openReply(user);
  const said = replyMails.en.mails.quote_requests[next];
  expect(panel.getByLabelText<HTMLTextAreaElement>(texts.body).value).toContain(said);
});
