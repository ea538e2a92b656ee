import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { Conversation, openPart } from '@tests/support/admin/composer';
import { quote, withQuotes } from '@tests/support/admin/test-lists';

const backend = withQuotes();
const { id } = quote(1);

/** Two notes per moment, so that the time alone does not order them. */
const notes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `5eed0005-0000-4000-8000-${String(9999 - index).padStart(12, '0')}`,
    table_name: 'quote_requests',
    record_id: id,
    kind: 'note',
    body: `Note ${index + 1}`,
    author_id: 'somebody',
    author_email: 'colleague@example.com',
    created_at: new Date(Date.UTC(2026, 10, 21) - Math.floor(index / 2) * 1000).toISOString(),
  }));

test('an admin pages back through a long conversation, the newest at its foot, and can retry a page that failed', async () => {
  backend().rows['messages'] = notes(7);
  backend().limitRows(3);
  const { user, panel } = await openPart(Conversation);
  expect(await panel.findByText('Note 1')).toBeVisible();
  expect(backend().requests.find((one) => one.startsWith('GET timeline'))).toContain('limit=100');
  // Seven notes and the submission.
  expect(panel.getByText('3 of 8')).toBeVisible();
  expect(panel.queryByText('Note 4')).toBeNull();
  const shownNotes = () => panel.getAllByText(/^Note \d+$/).map(({ textContent }) => textContent);

  await user.click(panel.getByText('Show older'));
  expect(await panel.findByText('6 of 8')).toBeVisible();
  backend().failures.set('timeline', { status: 403 });
  await user.click(panel.getByText('Show older'));
  expect(await panel.findByText(adminDetail.history.failed)).toBeVisible();
  expect(panel.getByText('Note 6')).toBeVisible();
  backend().failures.clear();
  await user.click(panel.getByText('Retry'));
  expect(await panel.findByText('8 of 8')).toHaveFocus();
  expect(shownNotes()).toEqual(
    notes(7)
      .toReversed()
      .map(({ body }) => body),
  );
  expect(panel.queryByText('Show older')).toBeNull();
});

test('an admin reads each change in a line, its undo as an undo, between the messages', async () => {
  const change = (number: number, action: string, clock: string, more: object = {}) => ({
    id: String(number),
    action,
    table_name: 'quote_requests',
    record_id: id,
    actor_id: 'somebody',
    actor_email: 'ravi@example.com',
    from_status: null as string | null,
    to_status: null as string | null,
    created_at: `2026-11-21T${clock}Z`,
    ...more,
  });
  const moved = (from_status: string, to_status: string) => ({ from_status, to_status });
  backend().rows['messages'] = notes(1);
  backend().rows['activity_log'] = [
    change(1, 'spam_marked', '09:00:00'),
    change(2, 'spam_cleared', '09:00:30', { undoes: 1 }),
    change(3, 'status_changed', '09:05:00', moved('new', 'contacted')),
    change(4, 'status_changed', '09:05:02', { ...moved('contacted', 'new'), undoes: 3 }),
  ];
  const { panel } = await openPart(Conversation);
  expect(await panel.findByText('Note 1')).toBeVisible();
  const items = within(panel.getByRole('region', { name: 'History' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Ọláwálé Nguyễn quote request.*First line/s),
    expect.stringMatching(/^colleague@example\.com noted.*Note 1$/),
    expect.stringMatching(/^ravi@example\.com marked it as spam ·/),
    expect.stringMatching(/^ravi@example\.com undid a change and marked it as not spam ·/),
    expect.stringMatching(/^ravi@example\.com moved it from New to Contacted ·/),
    expect.stringMatching(/^ravi@example\.com undid a change and moved it from Contacted to New ·/),
  ]);
});
