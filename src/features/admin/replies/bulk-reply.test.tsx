import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminRecords, languages } from '@/content/en/admin-records';
import { replyMails } from '@/content/reply-mails';
import { adminSending } from '@/content/en/admin-sending';
import { referenceOf } from '@/lib/reference';
import { chooseTemplate } from '@tests/support/admin/composer';
import {
  openQuotes,
  quote,
  reply as waitingReply,
  select,
  selectionBar,
  stored,
  withQuotes,
} from '@tests/support/admin/test-lists';

const { bulk: texts, editor } = adminSending;
const { statuses } = adminRecords;
const backend = withQuotes();

interface Sending {
  batch: string;
  replies: { id: string; record_id: string; subject: string; seen: string; status?: string }[];
}

const sendings = () => backend().sent<Sending>('rpc/send_messages');
const replies = () => sendings().flatMap((one) => one.replies);
/** Answers what becomes of the replies to these requests. */
function answered(outcomes: Record<number, string>) {
  backend().answers.set(
    'rpc/send_messages',
    Object.entries(outcomes).map(([number, outcome]) => ({
      record_id: quote(Number(number)).id,
      outcome,
    })),
  );
}

beforeEach(() => answered({ 1: 'queued', 2: 'queued' }));

async function openDialog(...numbers: number[]) {
  const user = await openQuotes();
  const bar = await select(user, ...numbers);
  await user.click(bar.getByRole('button', { name: texts.open(numbers.length) }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findAllByLabelText(editor.body);
  await chooseTemplate(user, 'call');
  return { user, dialog };
}

test('an admin declines several people in their languages, each by name', async () => {
  Object.assign(stored(2), { locale: 'fr', contact_name: 'Aïssatou N’Diaye' });
  const { user, dialog } = await openDialog(1, 2);
  await chooseTemplate(user, 'decline');
  expect(dialog.getByLabelText(texts.setTo(statuses.completed))).toBeChecked();

  const english = within(dialog.getByRole('group', { name: texts.language(languages.en, 1) }));
  await user.type(english.getByLabelText(editor.body), ' PS: {{name}');

  await user.click(dialog.getByRole('button', { name: texts.send(2) }));
  expect(await screen.findByText(texts.queued(2))).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Selected records' })).toBeNull();
  expect(replies()).toMatchObject([
    {
      record_id: quote(1).id,
      seen: 'new',
      status: 'completed',
      body: expect.stringMatching(/^Dear Ọláwálé Nguyễn,[^{]*PS: Ọláwálé Nguyễn$/) as unknown,
    },
    {
      record_id: quote(2).id,
      seen: 'contacted',
      status: 'completed',
      body: expect.stringContaining(replyMails.fr.greeting('Aïssatou N’Diaye')) as unknown,
    },
  ]);
  expect(sendings()).toMatchObject([{ batch: expect.any(String) as unknown }]);
});

test('an admin who has written to several puts a template into the text of each language', async () => {
  Object.assign(stored(2), { locale: 'fr' });
  const { user, dialog } = await openDialog(1, 2);
  await chooseTemplate(user, 'blank');
  const [english, french] = dialog.getAllByLabelText<HTMLTextAreaElement>(editor.body);
  if (!english || !french) throw new Error('two texts');
  await user.type(english, 'Good news.');
  await chooseTemplate(user, 'decline');
  expect(english.value).toContain('Good news.');
  expect(english.value).toContain(replyMails.en.mails.quote_requests.decline);
  expect(french.value).toContain(replyMails.fr.mails.quote_requests.decline);
  await user.click(dialog.getByLabelText(texts.setTo(statuses.completed)));
  await user.click(dialog.getByRole('button', { name: texts.send(2) }));
  await waitFor(() => expect(replies()).toHaveLength(2));
  expect(replies()[0]).not.toHaveProperty('status');
});

test('an admin answers two requests of one person with one email, and sees who has no address and stays selected', async () => {
  for (const number of [1, 2]) Object.assign(stored(number), { mailbox: 'ola@example.com' });
  Object.assign(stored(3), { email: '', mailbox: null });
  answered({ 1: 'queued', 2: 'queued', 3: 'address' });
  const { user, dialog } = await openDialog(1, 2, 3);
  expect(dialog.getByRole('heading', { name: texts.title(1) })).toBeVisible();
  expect(dialog.getByText(texts.noAddress(['Company 3']))).toBeVisible();
  const both = `${referenceOf(quote(1).id)}, ${referenceOf(quote(2).id)}`;

  await user.click(dialog.getByRole('button', { name: texts.send(1) }));
  expect(await screen.findByText(texts.queued(1))).toBeVisible();
  expect(screen.getByText(texts.refused([`Company 3 (${texts.reasons.address})`]))).toBeVisible();
  expect(selectionBar().getByText('1 selected')).toBeVisible();
  const [first, second] = replies();
  expect([first?.record_id, second?.record_id]).toEqual([quote(1).id, quote(2).id]);
  expect(first?.subject).toContain(both);
  expect(first?.subject).toBe(second?.subject);
});

test('a retry after a lost answer sends the same replies again, under the same ids', async () => {
  const { user, dialog } = await openDialog(1, 2);
  backend().failing.set('rpc/send_messages', { status: 0 });
  await user.click(dialog.getByRole('button', { name: texts.send(2) }));
  expect(await dialog.findByText(editor.unanswered)).toBeVisible();
  backend().failing.clear();
  await user.click(dialog.getByRole('button', { name: texts.send(2) }));
  expect(await screen.findByText(texts.queued(2))).toBeVisible();
  const [first, second] = sendings();
  expect(second).toEqual(first);
});

test('an admin sees who was answered since they were selected; they get no reply', async () => {
  const selectedAt = '2026-11-20T09:54:00.123456+00:00';
  for (const number of [1, 2]) stored(number)['updated_at'] = selectedAt;
  const user = await openQuotes();
  const bar = await select(user, 1, 2);
  const answers = { 1: '2026-11-20T09:53:00+00:00', 2: '2026-11-20T09:58:00+00:00' };
  backend().rows['messages'] = Object.entries(answers).map(([number, created_at]) => ({
    ...waitingReply,
    id: `reply-${number}`,
    record_id: quote(Number(number)).id,
    state: 'sent',
    created_at,
  }));
  stored(2)['updated_at'] = answers[2];
  await user.click(bar.getByRole('button', { name: texts.open(2) }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText(texts.answered(['Company 2']))).toBeVisible();
  await user.click(dialog.getByRole('button', { name: texts.send(1) }));
  await waitFor(() => expect(replies()).toMatchObject([{ record_id: quote(1).id, known: 1 }]));
});
