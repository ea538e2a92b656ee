import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openSignedIn, withMail } from '@tests/support/admin/fake-mail';

const { backend, state, tooManyTests } = withMail();

afterEach(() => void vi.useRealTimers());

async function openMail() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openSignedIn('/admin/mail');
  return userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
}

const button = () => screen.getByRole('button', { name: 'Send me a test' });
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
/** What the mailer does with the test. */
const settle = (change: object) => Object.assign(backend().rows['mails']?.[0] ?? {}, change);

test('a test that is sent is said to be, and to whom', async () => {
  const user = await openMail();
  await user.click(button());
  expect(await screen.findByText('The test waits to be sent...')).toBeVisible();
  await user.click(button());
  expect(backend().rows['mails']).toHaveLength(1);

  settle({ state: 'sent' });
  state({ sent: 1 });
  await seconds(3);
  expect(
    await screen.findByText(/^The test was sent to admin@example.com. If it does not arrive/),
  ).toBeVisible();
  expect(await screen.findByText(/1 mail was sent in the last 24 hours/)).toBeVisible();
});

test.each([
  [
    { state: 'failed', reason: '535 authentication failed' },
    'The test could not be sent. The server said: 535 authentication failed',
  ],
  [
    { state: 'skipped', reason: 'address' },
    'The test was not sent. There is no address that can be written to.',
  ],
])('a test that ends as %j is told with its reason', async (change, words) => {
  const user = await openMail();
  await user.click(button());
  await screen.findByText('The test waits to be sent...');
  settle(change);
  await seconds(3);
  expect(await screen.findByText(words)).toBeVisible();
  const list = within(screen.getByRole('region', { name: 'Not sent' }));
  await user.click(list.getByRole('checkbox'));
  expect(await list.findByText(/^Test to/)).toBeVisible();
});

test('a test that still waits after a minute is told with what was said last', async () => {
  const user = await openMail();
  await user.click(button());
  await screen.findByText('The test waits to be sent...');
  settle({ attempts: 1, reason: '421 try again later' });
  await seconds(50);
  expect(screen.getByText('The test waits to be sent...')).toBeVisible();
  await seconds(15);
  expect(
    screen.getByText(
      'The test has not been sent yet: after a minute it still waits. The last try: The server said: 421 try again later',
    ),
  ).toBeVisible();
  const asked = () => backend().seen.filter((one) => one.includes('id=eq.test')).length;
  const before = asked();
  await seconds(20);
  expect(asked()).toBe(before);
});

test('a sixth test within an hour is refused in words', async () => {
  const user = await openMail();
  tooManyTests();
  await user.click(button());
  expect(await screen.findByText('At most five tests an hour.')).toBeVisible();
});

test('a test that was not taken, or of which nothing is known, is no promise', async () => {
  const user = await openMail();
  backend().failing.set('rpc/send_test_mail', { status: 500 });
  await user.click(button());
  expect(await screen.findByText(/^No test was sent/)).toBeVisible();

  backend().failing.clear();
  await user.click(button());
  await screen.findByText('The test waits to be sent...');
  backend().failing.set('mails', { status: 403 });
  await seconds(3);
  expect(await screen.findByText(/^What became of the test could not be asked/)).toBeVisible();

  backend().failing.clear();
  backend().rows['mails'] = [];
  await seconds(3);
  expect(await screen.findByText(/^The test is not in the list of mails any more/)).toBeVisible();
});
