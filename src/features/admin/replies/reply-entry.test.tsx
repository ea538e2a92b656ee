import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { adminMail } from '@/content/en/admin-mail';
import { adminSending } from '@/content/en/admin-sending';
import { openQuote, reply, withQuotes } from '@tests/support/admin/test-lists';
import { findToast } from '@tests/support/toasts';

const backend = withQuotes();

test('an admin sends a reply that failed again, from the history', async () => {
  const failed = { ...reply, state: 'failed', reason: '450 mailbox busy', unsent: true };
  backend().rows['replies'] = [{ ...failed, done_at: new Date().toISOString() }];
  backend().answers.set('rpc/retry_mails', () => {
    backend().rows['replies'] = [reply];
    return 1;
  });
  const { user } = await openQuote();
  expect(await screen.findByText(/450 mailbox busy/)).toBeVisible();
  await user.click(
    screen.getByRole('button', {
      name: adminMail.list.retryOf(adminSending.unsent.named(reply.subject)),
    }),
  );
  await findToast(adminMail.list.retried);
  expect(await screen.findByText(adminSending.waiting.onItsWay)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Retry:/ })).toBeNull();
  expect(screen.getByRole('heading', { name: adminDetail.history.title })).toHaveFocus();
});
