import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminAnswers } from '@/content/en/admin-answers';
import { adminReplies } from '@/content/en/admin-replies';
import { openPart } from '@tests/support/admin/composer';
import { openQuote, quote, reply, dbRow, withQuotes } from '@tests/support/admin/test-lists';
import { ProposalProperty } from './proposal-property';
import { dayFromNow, exactTime } from '../ui/timestamps';

const { proposal: texts } = adminReplies;
const backend = withQuotes();
const { id } = quote(1);

beforeEach(() => void Object.assign(dbRow(1), { answered_at: null }));

const notes = () => backend().sent<Record<string, unknown>>('messages');

test('an admin notes that the proposal went out another way, today or on an earlier day', async () => {
  const { user, panel } = await openPart(ProposalProperty);
  expect(await panel.findByText(texts.awaited)).toBeVisible();
  await user.click(panel.getByText(texts.another));
  const day = screen.getByLabelText(texts.day);
  expect(day).toHaveValue(dayFromNow(0));
  fireEvent.change(day, { target: { value: dayFromNow(1) } });
  await user.click(screen.getByText(texts.save));
  expect(screen.getByText(texts.wrongDay)).toBeVisible();
  expect(notes()).toEqual([]);
  fireEvent.change(day, { target: { value: dayFromNow(-1) } });
  backend().failures.set('messages', { status: 500, method: 'POST' });
  await user.click(screen.getByText(texts.save));
  expect(await screen.findByText(texts.failed)).toBeVisible();
  backend().failures.clear();
  const sent = new Date(`${dayFromNow(-1)}T23:59`);
  Object.assign(dbRow(1), { answered_at: sent.toISOString() });
  await user.click(screen.getByText(texts.save));
  expect(await panel.findByText(texts.sent(exactTime(sent)))).toBeVisible();
  expect(notes().slice(1)).toMatchObject([
    { record_id: id, body: texts.note, sent_at: sent.toISOString(), is_proposal: true },
  ]);
  expect(panel.queryByText(texts.another)).toBeNull();
});

test('an admin sees that a request was declined, and not that a proposal was sent', async () => {
  const done_at = new Date().toISOString();
  Object.assign(dbRow(1), { answered_at: done_at });
  backend().rows['messages'] = [{ ...reply, state: 'sent', is_proposal: false, done_at }];
  const { panel } = await openPart(ProposalProperty);
  expect(await panel.findByText(texts.declined(exactTime(new Date(done_at))))).toBeVisible();
});

test('an admin reads that a proposal was accepted, and what its reader saw, and sets Won beside it', async () => {
  const { proposal: answers } = adminAnswers;
  backend().rows['messages'] = [
    {
      id: 'answer-1',
      kind: 'received',
      table_name: 'quote_requests',
      record_id: id,
      open: true,
      from_address: 'ola@example.com',
      from_name: 'Ọlá <b>Nguyễn</b>',
      automatic: false,
      subject: 'Our proposal',
      body: 'Accepted: Our proposal',
      new_text: '',
      left_out: [],
      created_at: reply.created_at,
      proposal_answer: 'accepted',
      proposal: {
        id: reply.id,
        sent_at: reply.created_at,
        subject: 'Our proposal',
        files: [{ id: 'f', name: 'Offer.pdf', size: 2048, hash: 'c0ffee' }],
      },
    },
  ];
  const { user, panel } = await openQuote();
  const answer = within(await screen.findByRole('region', { name: adminAnswers.title }));
  expect(answer.getByText(answers.answers.accepted)).toBeVisible();
  await user.click(answer.getByText(/^The proposal as it was shown/));
  expect(answer.getByText('SHA-256 c0ffee')).toBeVisible();
  expect(panel.getByText(/Ọlá <b>Nguyễn<\/b>.* accepted the proposal on/)).toBeVisible();
  expect(dbRow(1)['outcome'] ?? null).toBeNull();

  await user.click(panel.getByRole('button', { name: answers.setWon }));
  await waitFor(() => expect(dbRow(1)).toMatchObject({ outcome: 'won' }));
  await waitFor(() => expect(panel.queryByRole('button', { name: answers.setWon })).toBeNull());
  expect(panel.getByRole('heading', { level: 2 })).toHaveFocus();
});
