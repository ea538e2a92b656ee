import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminAnswers } from '@/content/en/admin-answers';
import { openQuote, quote, reply, stored, withQuotes } from '@tests/support/admin/test-lists';

const { proposal: texts } = adminAnswers;
const backend = withQuotes();
const { id } = quote(1);
const hash = 'c0ffee'.repeat(10);

test('an admin reads that a proposal was accepted, with the hashes that its reader saw, and sets Won', async () => {
  backend().rows['messages'] = [
    {
      id: 'answer-1',
      kind: 'received',
      table_name: 'quote_requests',
      record_id: id,
      open: true,
      from_address: 'ola@example.com',
      from_name: 'Ọlá <b>Nguyễn</b>',
      other_sender: false,
      sender_proof: null,
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
        files: [{ id: 'f', name: 'Offer.pdf', size: 2048, hash }],
      },
    },
  ];
  const { user, panel } = await openQuote();
  const notice = within(await screen.findByRole('region', { name: adminAnswers.title }));
  expect(notice.getByText(texts.answers.accepted)).toBeVisible();
  expect(notice.getByText(texts.byLink)).toBeVisible();
  expect(notice.queryByText(adminAnswers.unproved)).toBeNull();
  await user.click(notice.getByText(/^The proposal as it was shown/));
  expect(notice.getByText(`SHA-256 ${hash}`)).toBeVisible();
  expect(panel.queryByRole('button', { name: adminAnswers.raw.get })).toBeNull();
  expect(stored(1)['outcome'] ?? null).toBeNull();

  await user.click(panel.getByRole('button', { name: texts.setWon }));
  await waitFor(() => expect(stored(1)).toMatchObject({ outcome: 'won' }));
  await waitFor(() => expect(panel.queryByRole('button', { name: texts.setWon })).toBeNull());
  expect(panel.getByText(/accepted the proposal on/)).toHaveFocus();
});
