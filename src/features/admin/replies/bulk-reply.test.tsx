import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminRecords, languages } from '@/content/en/admin-records';
import { replyNames } from '@/content/en/admin-replies';
import { replyMails } from '@/content/reply-mails';
import { adminSending } from '@/content/en/admin-sending';
import { answerRequests } from '@tests/support/network';
import { openQuotes, quote, withQuotes } from '@tests/support/admin/test-lists';

const { bulk: texts, editor, waiting } = adminSending;
const { statuses } = adminRecords;
const backend = withQuotes();

const replies = () => backend().rows['replies'] ?? [];
const stored = (number: number) =>
  backend().rows['quote_requests']?.find(({ id }) => id === quote(number).id) ?? { id: '' };
const bar = () => within(screen.getByRole('region', { name: 'Selected records' }));

async function openDialog(...numbers: number[]) {
  const user = await openQuotes();
  for (const number of numbers) {
    await user.click(screen.getByRole('checkbox', { name: `Select Company ${number}` }));
  }
  await user.click(bar().getByRole('button', { name: texts.open(numbers.length) }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findAllByLabelText(editor.body);
  await user.click(dialog.getByRole('button', { name: replyNames.call }));
  return { user, dialog };
}

test('an admin declines several people in their languages, after a look at each text; the replies can be stopped', async () => {
  Object.assign(stored(2), { locale: 'fr', contact_name: 'Aïssatou N’Diaye' });
  const { user, dialog } = await openDialog(1, 2);
  await user.click(dialog.getByRole('button', { name: replyNames.decline }));
  expect(dialog.getByLabelText(texts.status)).toHaveDisplayValue(statuses.completed);

  const english = within(dialog.getByRole('group', { name: texts.language(languages.en, 1) }));
  await user.type(english.getByLabelText(editor.body), ' PS: {{name}');
  const preview = within(dialog.getByRole('region', { name: texts.preview }));
  expect(preview.getByText(/^Dear Ọláwálé Nguyễn,[^{]*PS: Ọláwálé Nguyễn$/)).toBeVisible();
  await user.click(preview.getByRole('button', { name: texts.next }));
  const french = replyMails.fr.greeting('Aïssatou N’Diaye');
  expect(preview.getByText((text) => text.startsWith(french))).toBeVisible();

  await user.click(dialog.getByRole('button', { name: texts.send(2) }));
  expect(await screen.findByText(texts.queued(2))).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Selected records' })).toBeNull();
  expect(replies()).toMatchObject([
    { record_id: quote(2).id, seen: 'contacted', status: 'completed' },
    { record_id: quote(1).id, seen: 'new', status: 'completed' },
  ]);
  expect(new Set(replies().map(({ batch }) => batch)).size).toBe(1);
  expect(stored(1)).toMatchObject({ status: 'new' });

  expect(await screen.findByText(/^2 replies by admin@example\.com will go out at/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Stop 2 replies/ }));
  expect(await screen.findByText(waiting.stopped(2))).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Stop/ })).toBeNull());
});

test('a reply to several people moves nobody back, unless an admin chooses the status', async () => {
  Object.assign(stored(2), { status: 'completed' });
  const { user, dialog } = await openDialog(1, 2);
  expect(dialog.getByText(texts.kept(1))).toBeVisible();
  await user.click(dialog.getByRole('button', { name: texts.send(2) }));
  expect(await screen.findByText(texts.queued(2))).toBeVisible();
  expect(replies().map(({ status }) => status)).toEqual([undefined, 'contacted']);
});

test('an admin sees who gets no reply, and they stay selected', async () => {
  const { user, dialog } = await openDialog(1, 2);
  Object.assign(stored(2), { status: 'completed' });
  await user.click(dialog.getByRole('button', { name: texts.send(2) }));
  expect(await screen.findByText(texts.queued(1))).toBeVisible();
  expect(
    screen.getByText(`${texts.refused(1)} Company 2 (${texts.reasons.changed})`),
  ).toBeVisible();
  expect(bar().getByText('1 selected')).toBeVisible();
  expect(replies()).toMatchObject([{ record_id: quote(1).id }]);
});

test('a text with an unknown placeholder is not sent, and stays after Escape', async () => {
  const { user, dialog } = await openDialog(1);
  await user.type(dialog.getByLabelText(editor.body), ' {{nom}');
  await user.click(dialog.getByRole('button', { name: texts.send(1) }));
  expect(dialog.getByRole('alert')).toHaveTextContent(
    editor.unknown('{nom}', ['{name}', '{reference}']),
  );
  expect(replies()).toEqual([]);
  await user.keyboard('{Escape}');
  await user.click(bar().getByRole('button', { name: texts.open(1) }));
  expect(await screen.findByLabelText<HTMLTextAreaElement>(editor.body)).toHaveDisplayValue(
    /\{nom\}$/,
  );
});

test('a retry after a lost answer sends nothing twice', async () => {
  const { user, dialog } = await openDialog(1, 2);
  let lost = false;
  answerRequests(async (request) => {
    const answer = await backend().answer(request);
    if (!request.url.includes('send_replies') || lost) return answer;
    lost = true;
    throw new TypeError('Failed to fetch');
  });
  await user.click(dialog.getByRole('button', { name: texts.send(2) }));
  expect(await dialog.findByText(editor.unanswered)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: texts.send(2) }));
  expect(await screen.findByText(texts.queued(2))).toBeVisible();
  expect(replies()).toHaveLength(2);
});
