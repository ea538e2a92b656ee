import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { languages } from '@/content/en/admin-records';
import { adminSending } from '@/content/en/admin-sending';
import { chooseTemplate, openReply } from '@tests/support/admin/composer';
import { openQuote, quote, withQuotes } from '@tests/support/admin/test-lists';

const { template: texts, editor } = adminSending;
const backend = withQuotes();

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
  const body = panel.getByLabelText<HTMLTextAreaElement>(editor.body);
  await user.click(panel.getByRole('button', { name: editor.template }));
  await user.click(await panel.findByRole('menuitemcheckbox', { name: texts.edit }));
  return { user, body, dialog: within(await screen.findByRole('alertdialog')) };
}

const sent = () => backend().sent('reply_templates');

test('an admin changes a template for everybody, and the open editor takes it over', async () => {
  const { user, body, dialog } = await openDialog();
  const field = dialog.getByLabelText<HTMLTextAreaElement>(editor.body);
  expect(field.value).toMatch(/^Dear \{name\},\n\n[^]*\n1\.\n2\.\n3\.\n/);
  await user.clear(field);
  await user.type(field, 'Dear {{first_name},');
  await user.click(dialog.getByRole('button', { name: texts.save }));
  expect(dialog.getByRole('alert')).toHaveTextContent('{first_name}');
  expect(sent()).toEqual([]);
  await user.clear(field);
  await user.type(field, 'Dear {{name},{Enter}{Enter}1.');
  await user.click(dialog.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
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
  await user.selectOptions(dialog.getByLabelText(texts.language), languages.fr);
  expect(dialog.queryByRole('button', { name: texts.reset })).toBeNull();
  await user.selectOptions(dialog.getByLabelText(texts.language), languages.en);
  await user.click(dialog.getByRole('button', { name: texts.reset }));
  expect(await screen.findByText(texts.wasReset)).toBeVisible();
  expect(backend().rows['reply_templates']).toEqual([]);
  await waitFor(() => expect(body.value).not.toContain('Our offer:'));
});

test('an admin saves or cancels what was typed before choosing another template', async () => {
  const { user, dialog } = await openDialog();
  const list = dialog.getByLabelText(texts.template);
  expect(list).toBeEnabled();
  await user.type(dialog.getByLabelText(editor.subject), '!');
  expect(list).toBeDisabled();
  expect(dialog.getByText(texts.unsaved)).toBeVisible();
});
