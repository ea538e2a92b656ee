import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminRecords, languages } from '@/content/en/admin-records';
import { replyMails } from '@/content/reply-mails';
import { adminSending } from '@/content/en/admin-sending';
import { referenceOf } from '@/lib/reference';
import { chooseTemplate, openPart } from '@tests/support/admin/composer';
import {
  openQuotes,
  quote,
  reply as waitingReply,
  select,
  selectionBar,
  dbRow,
  withQuotes,
} from '@tests/support/admin/test-lists';
import { BulkReply } from './bulk-reply';
import { placeholdersOf } from './reply-text';
import { quoteRequests } from '../records/quote-requests';
import type { StaffRecord } from '../records/record-kind';

const { bulk: texts, editor } = adminSending;
const { statuses } = adminRecords;
const backend = withQuotes();

interface Sending {
  batch: string;
  replies: { record_id: string; subject: string; body: string }[];
}

const sendings = () => backend().sent<Sending>('rpc/send_messages');
const replies = () => sendings().flatMap((sending) => sending.replies);
/** Lets the server answer what becomes of the replies to the first requests. */
const answerOutcomes = (...outcomes: string[]) =>
  backend().answers.set(
    'rpc/send_messages',
    outcomes.map((outcome, index) => ({ record_id: quote(index + 1).id, outcome })),
  );

beforeEach(() => answerOutcomes('queued', 'queued'));

/** Opens the dialog for the first two requests; these columns were seen when they were selected. */
async function openDialog(seen: object = {}) {
  const records = [1, 2].map((number) => ({ ...dbRow(number), ...seen }) as StaffRecord);
  const onSent = vi.fn<(unanswered: readonly StaffRecord[]) => void>();
  const { user } = await openPart(({ kind }) => (
    <BulkReply {...{ kind, records, onSent }} isDeclining={false} onClose={() => undefined} />
  ));
  await user.click(screen.getByRole('button', { name: texts.open(2) }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(texts.placeholders(placeholdersOf(quoteRequests)));
  return { user, dialog, onSent };
}

test('an admin who has written to several declines them in their languages, each by name', async () => {
  Object.assign(dbRow(2), { locale: 'fr', contact_name: 'Aïssatou N’Diaye' });
  const { user, dialog, onSent } = await openDialog();
  await chooseTemplate(user, 'blank');
  const english = within(dialog.getByRole('group', { name: texts.language(languages.en, 1) }));
  await user.click(english.getByLabelText(editor.body));
  await user.paste(' PS: {name}.');
  await chooseTemplate(user, 'decline');
  expect(dialog.getByRole('button', { name: editor.template })).toHaveFocus();
  expect(dialog.getByLabelText(texts.setTo(statuses.completed))).toBeChecked();

  await user.click(dialog.getByText(texts.send(2)));
  expect(await screen.findByText(texts.queued(2))).toBeVisible();
  expect(onSent).toHaveBeenCalledExactlyOnceWith([]);
  expect(replies()).toMatchObject([
    { record_id: quote(1).id, seen: 'new', status: 'completed' },
    { record_id: quote(2).id, seen: 'contacted', status: 'completed' },
  ]);
  const { en, fr } = replyMails;
  const [first, second] = replies().map(({ body }) => body);
  expect(first).toMatch(/^Dear Ọláwálé Nguyễn,[^{]*PS: Ọláwálé Nguyễn\.\n\n/);
  expect(first).toContain(en.mails.quote_requests.decline);
  expect(second).toContain(fr.greeting('Aïssatou N’Diaye'));
  expect(second).toContain(fr.mails.quote_requests.decline);
  expect(sendings()).toMatchObject([{ batch: expect.any(String) as unknown }]);
});

test('an admin answers two requests of one person with one email; whoever has no address is named and stays selected', async () => {
  for (const number of [1, 2]) Object.assign(dbRow(number), { mailbox: 'ola@example.com' });
  Object.assign(dbRow(3), { email: '', mailbox: null });
  answerOutcomes('queued', 'queued', 'address');
  const user = await openQuotes();
  const bar = await select(user, 1, 2, 3);
  await user.click(bar.getByRole('button', { name: texts.open(3) }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText(texts.noAddress(['Company 3']))).toBeVisible();
  expect(dialog.getByText(texts.title(1))).toBeVisible();
  const bothReferences = `${referenceOf(quote(1).id)}, ${referenceOf(quote(2).id)}`;

  await user.click(dialog.getByText(texts.send(1)));
  expect(await screen.findByText(texts.queued(1))).toBeVisible();
  expect(screen.getByText(texts.refused([`Company 3 (${texts.reasons.address})`]))).toBeVisible();
  expect(selectionBar().getByText('1 selected')).toBeVisible();
  const [first, second] = replies();
  expect([first?.record_id, second?.record_id]).toEqual([quote(1).id, quote(2).id]);
  expect(first?.subject).toContain(bothReferences);
  expect(first?.subject).toBe(second?.subject);
});

test('an admin who sets no status sends the same replies again after the response was lost, under the same ids', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByLabelText(texts.setTo(statuses.contacted)));
  backend().failures.set('rpc/send_messages', { status: 0 });
  await user.click(dialog.getByText(texts.send(2)));
  expect(await dialog.findByText(editor.unanswered)).toBeVisible();
  backend().failures.clear();
  await user.click(dialog.getByText(texts.send(2)));
  expect(await screen.findByText(texts.queued(2))).toBeVisible();
  const [first, second] = sendings();
  expect(first?.replies).toHaveLength(2);
  expect(first?.replies[0]).not.toHaveProperty('status');
  expect(second).toEqual(first);
});

test('an admin sees who was answered since they were selected; they get no reply', async () => {
  const repliedAt = { 1: '2026-11-20T09:53:00+00:00', 2: '2026-11-20T09:58:00+00:00' };
  backend().rows['messages'] = Object.entries(repliedAt).map(([number, created_at]) => ({
    ...waitingReply,
    id: `reply-${number}`,
    record_id: quote(Number(number)).id,
    state: 'sent',
    created_at,
  }));
  dbRow(2)['updated_at'] = repliedAt[2];
  const { user, dialog } = await openDialog({ updated_at: '2026-11-20T09:54:00.123456+00:00' });
  expect(dialog.getByText(texts.answered(['Company 2']))).toBeVisible();
  await user.click(dialog.getByText(texts.send(1)));
  await waitFor(() => expect(replies()).toMatchObject([{ record_id: quote(1).id, known: 1 }]));
});
