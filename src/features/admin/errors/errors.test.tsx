import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { minutesAgo } from '@tests/support/admin/fake-mail';
import { openSignedIn } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';

const backend = withBackend();

const clientError = (number: number, more: object = {}) => ({
  id: `5eed0008-0000-4000-8000-${String(number).padStart(12, '0')}`,
  kind: 'error',
  message: `TypeError: ${number} is not a function`,
  frames: ['assets/index-AbCd123.js:1:2345'],
  page: '/about',
  browser: 'Chrome 142',
  build: 'a1b2c3d4e5',
  occurrences: 1234,
  last_seen_at: minutesAgo(number),
  ...more,
});

test('an admin reads what happened where in browsers', async () => {
  backend().rows['client_errors'] = [clientError(2, { kind: 'policy' }), clientError(1)];
  await openSignedIn('/admin/errors');
  const entry = (await screen.findByText('TypeError: 1 is not a function')).closest('li');
  expect(entry).toHaveTextContent(
    /Error on the page · \/about · Chrome 142 · a1b2c3d4e5seen 1,234 times · last [12] minutes? ago.*assets\/index-AbCd123\.js:1:2345/,
  );
});
