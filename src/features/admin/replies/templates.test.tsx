import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminRecords, languages } from '@/content/en/admin-records';
import { replyNames, type ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { replyMails } from '@/content/reply-mails';
import { chooseTemplate, openReply } from '@tests/support/admin/composer';
import { openQuote, quote, withQuotes } from '@tests/support/admin/test-lists';
import { findToast } from '@tests/support/toasts';

const { composer, editor: texts, template } = adminSending;
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

test('an admin begins with the template used last, and not with one that decides', async () => {
  const { user, panel } = await openEditor();
  const begun = () => panel.getByLabelText<HTMLTextAreaElement>(texts.body).value;
  const { call } = replyMails.en.mails.quote_requests;
  for (const name of ['call', 'decline'] as const) {
    await chooseTemplate(user, name);
    await user.click(panel.getByRole('button', { name: sendWith(name) }));
    await findToast(texts.queued);
    await openReply(user);
    expect(begun()).toContain(call);
  }
});

const changed = {
  id: 'template-1',
  table_name: 'quote_requests',
  locale: 'en',
  name: 'proposal',
  subject: 'Our offer {reference}',
  body: 'Dear {name},\n\nOur offer:',
  author_id: 'amina',
  changed_at: quote(1).created_at,
};

/** Opens the template “Proposal”, from the editor of a quote request. */
async function openDialog() {
  const { user, panel } = await openQuote();
  await openReply(user);
  await chooseTemplate(user, 'proposal');
  const body = panel.getByLabelText<HTMLTextAreaElement>(texts.body);
  await user.click(panel.getByRole('button', { name: texts.template }));
  await user.click(await panel.findByRole('menuitem', { name: template.edit }));
  return { user, body, dialog: within(await screen.findByRole('alertdialog')) };
}

const sent = () => backend().sent('reply_templates');

test('an admin changes a template for everybody, and the open editor takes it over', async () => {
  const { user, body, dialog } = await openDialog();
  const field = dialog.getByLabelText<HTMLTextAreaElement>(texts.body);
  expect(field.value).toMatch(/^Dear \{name\},\n\n[^]*\n1\.\n2\.\n3\.\n/);
  expect(dialog.getByLabelText(template.template)).toBeEnabled();
  await user.clear(field);
  await user.type(field, 'Dear {{name},{Enter}{Enter}1.');
  expect(dialog.getByLabelText(template.template)).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: template.save }));
  expect(await screen.findByText(template.saved)).toBeVisible();
  expect(sent()).toMatchObject([
    { table_name: 'quote_requests', locale: 'en', name: 'proposal', body: 'Dear {name},\n\n1.' },
  ]);
  await waitFor(() =>
    expect(body.value).toMatch(/^Dear Ọláwálé Nguyễn,\n\n1\.\n\nYours sincerely,/),
  );
});

test('an admin sees a changed template, in its language, and brings back the original', async () => {
  backend().rows['reply_templates'] = [changed];
  const { user, body, dialog } = await openDialog();
  expect(body.value).toContain('Our offer:');
  await user.selectOptions(dialog.getByLabelText(template.language), languages.fr);
  expect(dialog.queryByRole('button', { name: template.reset })).toBeNull();
  await user.selectOptions(dialog.getByLabelText(template.language), languages.en);
  await user.click(dialog.getByRole('button', { name: template.reset }));
  expect(await screen.findByText(template.wasReset)).toBeVisible();
  expect(backend().rows['reply_templates']).toEqual([]);
  await waitFor(() => expect(body.value).not.toContain('Our offer:'));
});
