import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminHealth as texts } from '@/content/en/admin-health';
import { openSignedIn } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';

const now = new Date().toISOString();
const signs = (bad: readonly string[]) =>
  Object.entries({
    mail: { waiting: 0, failed: 2, reason: null, sentAt: now },
    answers: { domain: 'reply.example.com', replies: 30, answers: 0, receivedAt: null },
    retention: { ranAt: now },
    storage: {
      used: 250 * 1024 ** 2,
      total: 300 * 1024 ** 2,
      received: 100 * 1024 ** 2,
      mostBy: '1A2B3C4D',
      database: 1000 * 1024 ** 2,
    },
    errors: { occurrences: 0 },
  }).map(([name, figures]) => ({ id: name, name, is_bad: bad.includes(name), figures }));

const backend = withBackend(() => ({}));

async function openHealth(bad: readonly string[]) {
  backend().rows['rpc/read_health'] = signs(bad);
  await openSignedIn('/admin/mail');
  await screen.findByText(texts.names.mail);
}

const line = (title: string) =>
  within(screen.getByText(title).closest('li') ?? document.createElement('li'));

test('an admin sees what is well, what is not, and what to do', async () => {
  await openHealth(['mail', 'answers']);
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
