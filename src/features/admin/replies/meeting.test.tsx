import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminMeetings as texts } from '@/content/en/admin-meetings';
import { adminRecords } from '@/content/en/admin-records';
import { adminSending } from '@/content/en/admin-sending';
import { replyMails } from '@/content/reply-mails';
import { normalizeText } from '@/lib/normalize-text';
import {
  chooseTemplate,
  Conversation,
  openEditor,
  openPart,
  openReply,
} from '@tests/support/admin/composer';
import { quote, reply, sentReplies, withQuotes } from '@tests/support/admin/test-lists';
import { meetingText } from './meeting';
import { meetingOf, type Meeting, type Reply } from './message-queries';

const { editor } = adminSending;
const backend = withQuotes();
const { id } = quote(1);
const about = { table_name: 'quote_requests', record_id: id };
const originalZone = process.env['TZ'];

beforeEach(() => {
  process.env['TZ'] = 'Asia/Kolkata';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T09:00Z') });
  backend().answers.set('rpc/send_messages', [{ record_id: id, outcome: 'queued' }]);
});
afterEach(() => {
  vi.useRealTimers();
  if (originalZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = originalZone;
});

const sendAndSet = editor.sendAndSet(adminRecords.statuses.contacted);
const send = (user: UserEvent) =>
  user.click(screen.getByText(new RegExp(`^(${editor.send}|${sendAndSet})$`)));
const setValue = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } });

const invitation = {
  ...reply,
  state: 'sent',
  meeting_id: 'reply-1',
  meeting_sequence: 0,
  meeting_at: '2026-12-08T09:00:00+00:00',
  meeting_minutes: 45,
  meeting_zone: 'Africa/Lagos',
  meeting_place: 'https://meet.example/1',
  meeting_cancelled: false,
};

test('an admin invites a sender to a call, by the sender’s clock with the admin’s own beside it', async () => {
  const { user, panel } = await openEditor();
  await chooseTemplate(user, 'meeting');
  expect(panel.getByLabelText(texts.day)).toHaveFocus();
  await send(user);
  expect(panel.getByRole('alert')).toHaveTextContent(texts.problems.noDate);
  expect(panel.getByLabelText(texts.day)).toHaveFocus();
  setValue(panel.getByLabelText(texts.day), '2026-12-08');
  expect(panel.getByText(/^Tue 8 Dec 10:00 Lagos, 45 min/)).toHaveTextContent(
    'Tue 8 Dec 14:30 for you in',
  );
  await send(user);
  expect(panel.getByRole('alert')).toHaveTextContent(texts.problems.place);
  expect(panel.getByLabelText(texts.place)).toHaveFocus();
  await user.paste('https://meet.example/1');
  backend().rows['messages'] = [{ ...invitation, state: 'waiting' }];
  await send(user);

  expect(await screen.findByText(editor.queued)).toBeVisible();
  expect(sentReplies()).toMatchObject([
    {
      meeting: {
        starts_at: '2026-12-08T09:00:00.000Z',
        minutes: 45,
        time_zone: 'Africa/Lagos',
        place: 'https://meet.example/1',
      },
      body: expect.stringMatching(
        /\n\nWhen: Tuesday,? 8 December 2026, 10:00–10:45, Lagos time \(GMT\+1\)\nWhere: https:\/\/meet\.example\/1\n\n.*\n\nKind regards,\n/,
      ) as unknown,
    },
  ]);
  expect(await panel.findByText('Call on Tue 8 Dec 10:00 Lagos, 45 min')).toBeVisible();
});

test('an admin who stops an invitation has its date in the editor again, and its text without it', async () => {
  const text = 'Dear Ada,';
  const meeting = meetingOf(invitation as unknown as Reply) as Meeting;
  backend().rows['messages'] = [
    {
      ...invitation,
      state: 'waiting',
      send_at: new Date(Date.now() + 12_000).toISOString(),
      body: `${text}\n\n${normalizeText(meetingText(meeting, 'fr'))}`,
      from_status: 'new',
      to_status: null,
    },
  ];
  backend().answers.set('rpc/stop_messages', [{ stopped: 1, missed: 0 }]);
  const { user, panel } = await openPart(Conversation);
  await user.click(await panel.findByRole('button', { name: /^Stop/ }));
  expect(await panel.findByLabelText(editor.body)).toHaveValue(text);
  expect(panel.getByLabelText(texts.day)).toHaveValue('2026-12-08');
  expect(panel.getByLabelText(texts.clock)).toHaveValue('10:00');
  expect(panel.getByLabelText(texts.place)).toHaveValue('https://meet.example/1');
});

test('an admin moves or cancels what a sender was invited to, and the text follows', async () => {
  backend().rows['messages'] = [invitation];
  const { user, panel } = await openPart(Conversation);
  // Above the conversation, and in it.
  await waitFor(() =>
    expect(panel.getAllByText('Call on Tue 8 Dec 10:00 Lagos, 45 min')).toHaveLength(2),
  );
  await user.click(panel.getByText(texts.next.move));
  const field = await panel.findByLabelText<HTMLTextAreaElement>(editor.body);
  const { moved, cancelled, what } = replyMails.en.meeting;
  expect(field.value).toContain(moved(what.call));
  expect(panel.getByLabelText(texts.place)).toHaveValue('https://meet.example/1');
  expect(panel.getByLabelText(texts.day)).toHaveFocus();
  setValue(panel.getByLabelText(texts.clock), '11:00');
  await send(user);
  await waitFor(() =>
    expect(sentReplies()).toMatchObject([{ meeting: { starts_at: '2026-12-08T10:00:00.000Z' } }]),
  );
  await user.click(panel.getByText(texts.next.move));
  await user.click(await panel.findByLabelText(editor.body));
  await user.paste('Typed');
  await user.click(panel.getByText(texts.next.cancel));
  const { value } = panel.getByLabelText<HTMLTextAreaElement>(editor.body);
  expect(value).toContain(cancelled(what.call));
  expect(value).toContain('Typed');
  expect(panel.queryByLabelText(texts.day)).toBeNull();
  await send(user);
  await waitFor(() => expect(sentReplies()[1]).toMatchObject({ meeting: { cancelled: true } }));
});

test('an admin reads that a date was declined and why, and what is set next is another one', async () => {
  const created_at = '2026-11-27T08:00:00+00:00';
  const declined = {
    ...about,
    kind: 'received',
    id: 'answer-1',
    from_name: 'Amina Bello',
    from_address: 'amina@example.com',
    subject: 'Declined: Call',
    body: '',
    new_text: 'I have another offer',
    left_out: [],
    open: true,
    meeting_answer: 'declined',
    created_at,
  };
  backend().rows['messages'] = [{ ...invitation, meeting_declined_at: created_at }, declined];
  const { user, panel } = await openPart(Conversation);
  expect(await panel.findByText(texts.declined)).toBeVisible();
  expect(panel.getByText('I have another offer')).toBeVisible();
  expect(panel.getByText(/declined the meeting$/)).toBeVisible();
  await openReply(user);
  await chooseTemplate(user, 'meeting');
  expect(panel.getByLabelText(texts.day)).toHaveValue('');
});
