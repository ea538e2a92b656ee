import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminMeetings as texts } from '@/content/en/admin-meetings';
import { adminSending } from '@/content/en/admin-sending';
import { replyMails } from '@/content/reply-mails';
import { openQuote, reply, withQuotes } from '@tests/support/admin/test-lists';

const backend = withQuotes();
const invited = {
  ...reply,
  state: 'sent',
  meeting_id: 'reply-1',
  meeting_sequence: 0,
  meeting_at: new Date(Date.now() + 9 * 86_400_000).toISOString(),
  meeting_minutes: 45,
  meeting_zone: 'Africa/Lagos',
  meeting_place: 'https://meet.example/1',
  meeting_cancelled: false,
};

async function openInvited() {
  backend().rows['messages'] = [invited];
  const { user, panel } = await openQuote();
  await panel.findByRole('button', { name: texts.next.move });
  const press = (name: string) => user.click(panel.getByRole('button', { name }));
  return { user, panel, press };
}

test('an admin sees the next meeting above the conversation, and begins the reply that cancels it', async () => {
  const { panel, press } = await openInvited();
  await press(texts.next.cancel);
  const field = await panel.findByLabelText<HTMLTextAreaElement>(adminSending.editor.body);
  expect(field.value).toContain(replyMails.en.meeting.cancelled);
  expect(panel.queryByLabelText(texts.day)).toBeNull();
});

test('an admin begins the reply that moves the next meeting, and one that cancels it keeps what was typed', async () => {
  const { user, panel, press } = await openInvited();
  await press(texts.next.move);
  const field = await panel.findByLabelText<HTMLTextAreaElement>(adminSending.editor.body);
  expect(field.value).toContain(replyMails.en.meeting.moved);
  expect(panel.getByLabelText(texts.place)).toHaveValue(invited.meeting_place);
  expect(panel.getByLabelText(texts.day)).toHaveFocus();
  await user.type(field, 'Typed');
  await press(texts.next.cancel);
  await waitFor(() => expect(panel.queryByLabelText(texts.day)).toBeNull());
  const shown = panel.getByLabelText<HTMLTextAreaElement>(adminSending.editor.body).value;
  expect(shown).toContain(replyMails.en.meeting.cancelled);
  expect(shown).toContain('Typed');
});
