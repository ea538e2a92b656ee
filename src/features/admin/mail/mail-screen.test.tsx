import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminMail } from '@/content/en/admin-mail';
import { mail, minutesAgo, withMail } from '@tests/support/admin/fake-mail';
import { browser, openSignedIn } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';
import { exactTime } from '../ui/timestamps';

const { state: texts } = adminMail;
const { backend, setMailState } = withMail();

const findState = () => screen.findByRole('region', { name: texts.title });
const unsent = () => screen.getByRole('region', { name: 'Not sent' });
const entryTexts = () =>
  within(unsent())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('an admin sees that mail works, and its link shows no warning', async () => {
  setMailState({ sent: 12 });
  const user = await openSignedIn('/admin');
  await user.click(screen.getByRole('link', { name: adminMail.title }));
  expect(browser.address).toBe('/admin/mail');
  expect(await findState()).toHaveTextContent('12 emails were sent in the last 24 hours.');
  expect(await screen.findByText(adminMail.list.empty)).toBeVisible();
  expect(screen.getByRole('link', { name: adminMail.title })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
});

test('an admin in another view is warned when a mail waits too long, and reads why', async () => {
  const reason_at = minutesAgo(2);
  setMailState({ waiting: 1, oldest_at: minutesAgo(25.5), reason: '401 wrong key', reason_at });
  const user = await openSignedIn('/admin/careers');
  await user.click(
    await screen.findByRole('link', { name: `${adminMail.title} ${adminMail.attention}` }),
  );
  expect(await screen.findByText(texts.late('25 minutes'))).toBeVisible();
  expect(
    screen.getByText(texts.why(exactTime(new Date(reason_at)), '401 wrong key')),
  ).toBeVisible();
});

const skipped = (number: number, reason: string, more: object = {}) =>
  mail(number, { state: 'skipped', attempts: 0, reason, ...more });

test('an admin sees mails that failed or were held back, with reasons', async () => {
  backend().rows['mails'] = [
    mail(1, { kind: 'alert', recipient_id: 'r-2', attempts: 1, reason: '535 <b>no</b>' }),
    skipped(2, 'limit of all mailboxes'),
    skipped(3, 'spam_suspected'),
    mail(4, { kind: 'digest', recipient_id: 'r-1', state: 'waiting', attempts: 0, reason: null }),
    mail(5, { kind: 'news', table_name: 'news_subscriptions', reason: null }),
  ];
  await openSignedIn('/admin/mail');
  await waitFor(() => expect(entryTexts()).toHaveLength(3));
  const [alert, held, news] = entryTexts();
  await waitFor(() => expect(entryTexts()[0]).toContain('Alert to sales@example.com'));
  expect(alert).toContain('The server said: 535 <b>no</b>');
  expect(alert).toMatch(/Failed\d+ minutes? ago.*tried once/);
  expect(held).toContain('Confirmation to the sender');
  expect(held).toContain(adminMail.reasons['limit of all mailboxes']);
  expect(held).toContain('Held back');
  expect(news).toContain('Job alert to the sender');
  expect(news).toContain('The server gave no reason.');
  expect(news).not.toContain('about the');
  expect(
    within(unsent()).getAllByRole('link', { name: 'about the quote request DR-5EED0004' })[0],
  ).toHaveAttribute('href', '/admin/contacts/quotes/5eed0004-0000-4000-8000-000000001001');
});

test('an admin retries all that failed lately; then the button is gone and the focus stays in the section', async () => {
  setMailState({ failed: 2 });
  const held = skipped(3, 'limit of all mailboxes');
  backend().rows['mails'] = [mail(1), mail(2), held];
  backend().answers.set('rpc/retry_mails', () => {
    backend().rows['mails'] = [held];
    setMailState({ failed: 0 });
    return 2;
  });
  const user = await openSignedIn('/admin/mail');
  await user.click(await screen.findByRole('button', { name: adminMail.list.retryAll }));
  await findToast(adminMail.list.allRetried(2));
  await waitFor(() => expect(entryTexts()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: adminMail.list.retryAll })).toBeNull();
  await waitFor(() => expect(unsent()).toContainElement(document.activeElement as HTMLElement));
});
