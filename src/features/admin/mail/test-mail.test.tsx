import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openSignedIn, withMail } from '@tests/support/admin/fake-mail';

const { backend, state, tooManyTests } = withMail();

afterEach(() => void vi.useRealTimers());

/** The clock stands, until it is set; timers run. */
async function openMail() {
  vi.useFakeTimers({ toFake: ['Date'] });
  return openSignedIn('/admin/mail');
}

const button = () => screen.getByRole('button', { name: 'Send me a test' });
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
/** Somebody comes back to the window, which then asks at once. */
const comeBack = () => act(() => window.dispatchEvent(new Event('visibilitychange')));
const asked = () => backend().seen.filter((one) => one.includes('id=eq.test')).length;
/** Longer than the pause between two questions. */
const patience = { timeout: 5000 };
const said = (words: string | RegExp) => screen.findByText(words, {}, patience);
/** What the mailer does with the test. */
const settle = (change: object) => Object.assign(backend().rows['mails']?.[0] ?? {}, change);

test('a test that is sent is said to be, and to whom', async () => {
  const user = await openMail();
  await user.click(button());
  expect(await said('The test waits to be sent...')).toBeVisible();
  await user.click(button());
  expect(backend().rows['mails']).toHaveLength(1);

  settle({ state: 'sent' });
  state({ sent: 1 });
  const words = /^The test was sent to admin@example.com. If it does not arrive/;
  expect(await said(words)).toBeVisible();
  expect(await said(/1 mail was sent in the last 24 hours/)).toBeVisible();
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
  await said('The test waits to be sent...');
  settle(change);
  comeBack();
  expect(await said(words)).toBeVisible();
  const list = within(screen.getByRole('region', { name: 'Not sent' }));
  await user.click(list.getByRole('checkbox'));
  expect(await list.findByText(/^Test to/)).toBeVisible();
});

test('a test that still waits after a minute is told with what was said last', async () => {
  const user = await openMail();
  await user.click(button());
  await said('The test waits to be sent...');
  settle({ attempts: 1, reason: '421 try again later' });
  later(50);
  const before = asked();
  comeBack();
  await waitFor(() => expect(asked()).toBeGreaterThan(before), patience);
  expect(screen.getByText('The test waits to be sent...')).toBeVisible();

  later(15);
  comeBack();
  expect(
    await said(
      'The test has not been sent yet: after a minute it still waits. The last try: The server said: 421 try again later',
    ),
  ).toBeVisible();
  expect(button()).not.toHaveAttribute('aria-disabled');

  settle({ state: 'sent' });
  comeBack();
  expect(await said(/^The test was sent/)).toBeVisible();
});

test('a sixth test within an hour is refused in words', async () => {
  const user = await openMail();
  tooManyTests();
  await user.click(button());
  expect(await said('At most five tests an hour.')).toBeVisible();
});

test('a test that was not taken, or of which nothing is known, is no promise', async () => {
  const user = await openMail();
  backend().failing.set('rpc/send_test_mail', { status: 500 });
  await user.click(button());
  expect(await said(/^No test was sent/)).toBeVisible();

  backend().failing.clear();
  await user.click(button());
  await said('The test waits to be sent...');
  backend().failing.set('mails', { status: 403 });
  comeBack();
  expect(await said(/^What became of the test could not be asked/)).toBeVisible();

  backend().failing.clear();
  backend().rows['mails'] = [];
  comeBack();
  expect(await said(/^The test is not in the list of mails any more/)).toBeVisible();
});
