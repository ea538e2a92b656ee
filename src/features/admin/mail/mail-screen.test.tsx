import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminMail } from '@/content/en/admin-mail';
import { mail, minutesAgo, withMail } from '@tests/support/admin/fake-mail';
import { browser, openSignedIn } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';
import { exactTime } from '../ui/timestamps';

const { state: texts } = adminMail;
const { backend, state } = withMail();

/** Makes a retry be answered with this count, and the mails after it be these. */
function retried(path: string, count: number, ...now: ReturnType<typeof mail>[]) {
  backend().answers.set(path, () => {
    backend().rows['mails'] = now;
    return count;
  });
}

const doing = () => screen.findByRole('region', { name: texts.title });
const unsent = () => screen.getByRole('region', { name: 'Not sent' });
const entries = () =>
  within(unsent())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('an admin sees that mail works, and the header shows no warning', async () => {
  state({ sent: 12 });
  const user = await openSignedIn('/admin');
  await user.click(screen.getByRole('link', { name: adminMail.title }));
  expect(browser.address).toBe('/admin/mail');
  expect(await doing()).toHaveTextContent(
    `${texts.quiet} 12 emails were sent in the last 24 hours.`,
  );
  expect(await screen.findByText(adminMail.list.empty)).toBeVisible();
  expect(screen.getByRole('link', { name: adminMail.title })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
});

test('an admin sees waiting mails without a warning at first', async () => {
  state({ waiting: 3, oldest_at: minutesAgo(12.5), sent: 1 });
  await openSignedIn('/admin/mail/');
  expect(await screen.findByText(texts.waiting(3, '12 minutes'))).toBeVisible();
  expect(screen.getByText('1 email was sent in the last 24 hours.')).toBeVisible();
  expect(await doing()).not.toHaveTextContent(/Nothing has been sent|All is well/);
  expect(screen.getByRole('link', { name: adminMail.title })).toBeVisible();
});

const at = (time: string) => exactTime(new Date(time));

const before = minutesAgo(2);
test.each([
  ['that it was never called', {}, texts.neverCalled],
  [
    'the last reason',
    { reason: '401 wrong key', reason_at: before },
    texts.why(at(before), '401 wrong key'),
  ],
  ['that no report came', { called_at: before }, texts.called(at(before))],
])(
  'an admin in another view is warned when nothing is sent, and sees why: %s',
  async (_, counts, words) => {
    const since = minutesAgo(25.5);
    state({ waiting: 1, oldest_at: since, ...counts });
    const user = await openSignedIn('/admin/careers');
    await user.click(
      await screen.findByRole('link', { name: `${adminMail.title} ${adminMail.attention}` }),
    );
    expect(await screen.findByText(texts.stuck('25 minutes', at(since)))).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(texts.waiting(1, '25 minutes'))).toBeVisible();
  },
);

test('an admin reads that a waiting mail was postponed while others are sent', async () => {
  state({ waiting: 1, oldest_at: minutesAgo(200), sent: 1 });
  backend().rows['mails'] = [mail(1, { state: 'sent', done_at: minutesAgo(5) })];
  await openSignedIn('/admin/mail');
  expect(await screen.findByText(texts.putOff('3 hours'))).toBeVisible();
  expect(screen.queryByText(/Nothing has been sent/)).toBeNull();
});

const skipped = (number: number, reason: string, more: object = {}) =>
  mail(number, { state: 'skipped', attempts: 0, reason, ...more });

test('an admin sees mails that failed or were held back, with reasons, and all unsent ones with a switch', async () => {
  backend().rows['mails'] = [
    mail(1, { kind: 'alert', recipient_id: 'r-2', attempts: 1, reason: '535 <b>no</b>' }),
    skipped(2, 'limit of all mailboxes'),
    skipped(3, 'spam_suspected'),
    mail(4, { kind: 'digest', recipient_id: 'r-1', state: 'waiting', attempts: 0, reason: null }),
    mail(5, { kind: 'news', table_name: 'news_subscriptions', reason: null }),
    mail(6, { state: 'sent' }),
    mail(7, { state: 'batched' }),
  ];
  const user = await openSignedIn('/admin/mail');
  await waitFor(() => expect(entries()).toHaveLength(3));
  const [alert, held, news] = entries();
  await waitFor(() => expect(entries()[0]).toContain('Alert to sales@example.com'));
  expect(alert).toContain('The server said: 535 <b>no</b>');
  expect(alert).toMatch(/Failed1 minute ago.*tried once/);
  expect(held).toContain('Confirmation to the sender');
  expect(held).toContain(adminMail.reasons['limit of all mailboxes']);
  expect(held).toContain('Held back');
  expect(news).toContain('Job alert to the sender');
  expect(news).toContain('The server gave no reason.');
  expect(news).not.toContain('about the');

  await user.click(screen.getByLabelText(adminMail.list.all));
  await waitFor(() => expect(entries()).toHaveLength(5));
  expect(entries()[2]).toContain('The submission is marked as spam.');
  expect(entries()[3]).toMatch(/Summary to admin@example.com.*Waiting.*not trieddue/);
  expect(within(unsent()).getAllByRole('button', { name: /^Retry:/ })).toHaveLength(3);

  const [about] = within(unsent()).getAllByRole('link', {
    name: 'about the quote request DR-5EED0004',
  });
  expect(about).toHaveAttribute(
    'href',
    '/admin/contacts/quotes/5eed0004-0000-4000-8000-000000001001',
  );
});

test('an admin can retry a mail, and the focus stays in the list', async () => {
  backend().rows['mails'] = [mail(1), mail(2, { reason: '451 later' })];
  retried('rpc/retry_mails', 1, mail(1, { state: 'waiting' }), mail(2));
  const user = await openSignedIn('/admin/mail');
  const [retry] = await screen.findAllByRole('button', {
    name: 'Retry: Confirmation to the sender',
  });
  if (retry) await user.click(retry);
  await findToast(adminMail.list.retried);
  await waitFor(() => expect(entries()).toHaveLength(1));
  expect(backend().sent('rpc/retry_mails')).toEqual([{ id: mail(1).id }]);
  await waitFor(() => expect(unsent()).toContainElement(document.activeElement as HTMLElement));
});

test('an admin sees beside the button that retrying one mail, or all, failed', async () => {
  backend().rows['mails'] = [mail(1)];
  backend().failing.set('rpc/retry_mails', { status: 0 });
  const user = await openSignedIn('/admin/mail');
  await user.click(await screen.findByRole('button', { name: /^Retry:/ }));
  await waitFor(() => expect(entries()[0]).toContain(adminMail.list.retryFailed));
  await user.click(screen.getByRole('button', { name: adminMail.list.retryAll }));
  await waitFor(() => expect(unsent()).toHaveTextContent(adminMail.list.retryAllFailed));
});

test('an admin can retry all that failed, and only that', async () => {
  const held = skipped(3, 'limit of all mailboxes');
  backend().rows['mails'] = [mail(1), mail(2), held];
  retried('rpc/retry_mails', 2, held);
  const user = await openSignedIn('/admin/mail');
  await user.click(await screen.findByRole('button', { name: adminMail.list.retryAll }));
  await findToast(adminMail.list.allRetried(2));
  await waitFor(() => expect(entries()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: adminMail.list.retryAll })).toBeNull();
  await waitFor(() => expect(unsent()).toContainElement(document.activeElement as HTMLElement));
});
