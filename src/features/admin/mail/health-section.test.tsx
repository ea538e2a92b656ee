import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminHealth as texts } from '@/content/en/admin-health';
import { openSignedIn } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';

const now = new Date().toISOString();
const megabyte = 1024 ** 2;
const signs = (badNames: readonly string[]) =>
  Object.entries({
    mail: { waiting: 0, failed: 2, reason: null, sentAt: now },
    answers: { domain: 'reply.example.com', replies: 30, answers: 0, receivedAt: null },
    retention: { ranAt: now },
    storage: {
      used: 250 * megabyte,
      total: 300 * megabyte,
      received: 100 * megabyte,
      mostBy: '1A2B3C4D',
      database: 1000 * megabyte,
    },
    errors: { occurrences: 0 },
  }).map(([name, figures]) => ({ id: name, name, is_bad: badNames.includes(name), figures }));

const backend = withBackend();

const line = (title: string) =>
  within(screen.getByText(title).closest('li') ?? document.createElement('li'));

test('an admin sees what is well, what is not and what to do about it, and the figures', async () => {
  backend().rows['rpc/read_health'] = signs(['mail', 'answers']);
  await openSignedIn('/admin/mail');
  expect(await screen.findAllByText(texts.well)).toHaveLength(3);
  expect(screen.queryByText(texts.advice.retention)).toBeNull();
  expect(line(texts.names.mail).getByText(texts.advice.mail)).toBeVisible();
  expect(line(texts.names.answers).getByText(texts.bad)).toBeVisible();
  expect(
    line(texts.names.storage).getByText(
      '250 MB of 300 MB for files used. 100 MB came by email, most of it to DR-1A2B3C4D. The whole database has 1,000 MB.',
    ),
  ).toBeVisible();
});
