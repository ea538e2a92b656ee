import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminRecords, languages } from '@/content/en/admin-records';
import { replyNames, type ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { replyMails } from '@/content/reply-mails';
import { chooseTemplate, openEditor, openReply, rewrite } from '@tests/support/admin/composer';
import { quote, withQuotes } from '@tests/support/admin/test-lists';

const { composer, editor: texts, template } = adminSending;
const { statuses } = adminRecords;
const backend = withQuotes();

beforeEach(() =>
  backend().answers.set('rpc/send_messages', [{ record_id: quote(1).id, outcome: 'queued' }]),
);

const sendTextOf = (name: ReplyName) =>
  texts.sendAndSet(name === 'decline' ? statuses.completed : statuses.contacted);

test('an admin who has written puts a template where the cursor is, and finds both again', async () => {
  const { user, panel, field } = await openEditor();
  await chooseTemplate(user, 'blank');
  await user.paste('Half a thought');
  await chooseTemplate(user, 'decline');
  const { closing, mails } = replyMails.en;
  expect(field.value.split(mails.quote_requests.decline)).toEqual([
    expect.stringMatching(/^Dear Ọláwálé Nguyễn,\n\nHalf a thought\n\n/),
    `\n\n${closing}\nDeccan Reach`,
  ]);
  expect(field).toHaveFocus();
  expect(field.value.slice(0, field.selectionStart)).toMatch(/write to us again\.$/);
  expect(panel.getByText(sendTextOf('decline'))).toBeVisible();

  await user.click(panel.getByLabelText(texts.close));
  await openReply(user);
  expect(panel.getByLabelText(texts.body)).toHaveValue(field.value);
});

const suggestions = () => screen.queryByRole('listbox', { name: composer.templates });

test('an admin takes a template by a slash and the beginning of its name, with the keyboard alone', async () => {
  const { user, field } = await openEditor();
  await user.paste('Hello. ');
  await user.keyboard('/');
  expect(within(suggestions() ?? document.body).getAllByRole('option')).toHaveLength(6);
  await user.keyboard('in{ArrowDown}');
  const selected = within(suggestions() ?? document.body).getByRole('option', { selected: true });
  expect(selected).toHaveTextContent(replyNames.meeting);
  expect(field).toHaveAttribute('aria-activedescendant', selected.id);
  await user.keyboard('{Escape}');
  expect(suggestions()).toBeNull();
  expect(field).toHaveFocus();
  await user.keyboard('{Backspace}{ArrowUp}{Enter}');
  expect(field.value).toMatch(/\n\nHello\.\n\nThank you/);
  expect(field.value).toContain(replyMails.en.mails.quote_requests.call);
  expect(field.value).not.toContain('/i');
  await user.paste(' 24/7 and https:/');
  expect(suggestions()).toBeNull();
});

test('the Enter of an input method and a click elsewhere take no template, and the click closes the list', async () => {
  const { user, panel, field } = await openEditor();
  await user.keyboard('/');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(suggestions()).toBeVisible();
  await user.click(panel.getByText(texts.more));
  expect(suggestions()).toBeNull();
  expect(field.value).toContain('\n\n/');
});

test('an admin begins with the template used last, and not with one that decides', async () => {
  const { user, panel } = await openEditor();
  const initialText = () => panel.getByLabelText<HTMLTextAreaElement>(texts.body).value;
  const { call } = replyMails.en.mails.quote_requests;
  for (const name of ['call', 'decline'] as const) {
    await chooseTemplate(user, name);
    await user.click(panel.getByText(sendTextOf(name)));
    await waitFor(() => expect(panel.queryByLabelText(texts.body)).toBeNull());
    await openReply(user);
    expect(initialText()).toContain(call);
  }
});

const changedTemplate = {
  id: 'template-1',
  table_name: 'quote_requests',
  locale: 'en',
  name: 'details',
  subject: 'Our offer {reference}',
  body: 'Dear {name},\n\nOur offer:',
};

/** Opens the template that a reply begins with. */
async function openDialog() {
  const { user, panel, field: reply } = await openEditor();
  await user.click(panel.getByText(texts.template));
  await user.click(await panel.findByText(template.edit));
  return { user, reply, dialog: within(await screen.findByRole('alertdialog')) };
}

test('an admin changes a template for everybody, and the open editor takes it over', async () => {
  const { user, reply, dialog } = await openDialog();
  const field = dialog.getByLabelText<HTMLTextAreaElement>(texts.body);
  expect(field.value).toMatch(/^Dear \{name\},\n\n[^]*\n1\.\n2\.\n/);
  expect(dialog.getByLabelText(template.template)).toBeEnabled();
  await rewrite(user, field, 'Dear {name},\n\n1.');
  expect(dialog.getByLabelText(template.template)).toBeDisabled();
  await user.click(dialog.getByText(template.save));
  expect(await screen.findByText(template.saved)).toBeVisible();
  expect(backend().sent('reply_templates')).toMatchObject([
    { table_name: 'quote_requests', locale: 'en', name: 'details', body: 'Dear {name},\n\n1.' },
  ]);
  await waitFor(() => expect(reply.value).toMatch(/^Dear Ọláwálé Nguyễn,\n\n1\.\n\nKind regards,/));
});

test('an admin sees a changed template, in its language, and brings back the original', async () => {
  backend().rows['reply_templates'] = [changedTemplate];
  const { user, reply, dialog } = await openDialog();
  expect(reply.value).toContain('Our offer:');
  await user.selectOptions(dialog.getByLabelText(template.language), languages.fr);
  expect(dialog.queryByText(template.reset)).toBeNull();
  await user.selectOptions(dialog.getByLabelText(template.language), languages.en);
  await user.click(dialog.getByText(template.reset));
  expect(await screen.findByText(template.wasReset)).toBeVisible();
  expect(backend().rows['reply_templates']).toEqual([]);
  await waitFor(() => expect(reply.value).not.toContain('Our offer:'));
});
