import { expect, test } from 'vitest';
import { formParts } from '@/content/en/form-parts';
import type { RetryReason, Submission } from './types';
import { waitingMessage } from './waiting-message';

const now = new Date('2026-11-25T14:00:20').getTime();
const minute = 60_000;

const messageOf = (
  changes: Partial<Submission>,
  conditions: { isOnline?: boolean; isSyncAccepted?: boolean } = {},
) => {
  const submission = { writtenAt: now, retryAfter: 0, ...changes } as Submission;
  const allConditions = { now, isOnline: true, isSyncAccepted: false, ...conditions };
  return waitingMessage(submission, allConditions, formParts, 'en').join(' ');
};

const { ended, limits, next, stops } = formParts.submission;
const textBeforeTime = (sentence: (time: string) => string) => sentence('@').split('@')[0] ?? '';

const reasons = Object.keys(stops) as Exclude<RetryReason['reason'], 'limit'>[];

test.each(reasons)('“when you are back online” appears only without a network: %s', (reason) => {
  expect(messageOf({ retryReason: { reason } })).not.toContain('back online');
  expect(messageOf({ retryReason: { reason } }, { isOnline: false })).toContain('back online');
});

test('a page must stay open unless the browser promised to send', () => {
  expect(messageOf({}, { isOnline: false })).toContain(next.offline);
  expect(messageOf({}, { isOnline: false, isSyncAccepted: true })).toContain(next.offlinePromised);
  expect(messageOf({})).toContain(next.open);
  expect(messageOf({}, { isSyncAccepted: true })).toContain(next.promised);
});

test('a visitor reads our limit with its figures, and when it ends', () => {
  const limit = { limit: 'email', max: 10, periodSeconds: 3600 } as const;
  const message = messageOf({
    retryReason: { reason: 'limit', limit },
    retryAfter: now + 35 * minute,
  });
  expect(message).toContain(limits.email(10, 60));
  expect(limits.email(10, 60)).toMatch(/10 submissions an hour/);
  // Rounded up to the minute.
  expect(message).toMatch(new RegExp(`${textBeforeTime(next.from)}2:36.PM`));
  const network = { limit: 'network', max: 100, periodSeconds: 600 } as const;
  expect(messageOf({ retryReason: { reason: 'limit', limit: network } })).toContain(
    limits.network(100, 10),
  );
  expect(limits.network(100, 10)).toMatch(/100 submissions in 10 minutes/);
});

test.each(['storage_network', 'storage_total'] as const)(
  'a visitor reads what helps against a limit on files: %s',
  (reason) => {
    const message = messageOf({ retryReason: { reason }, retryAfter: now + 60 * minute });
    expect(message).toContain(`${stops[reason]} ${textBeforeTime(next.tryFrom)}3:01`);
    expect(message).not.toContain(textBeforeTime(next.from));
  },
);

test('an expired submission says since when it waited, what was deleted, and how long the rest is kept', () => {
  const entry = {
    writtenAt: new Date('2026-10-20T09:00').getTime(),
    expiredAt: new Date('2026-11-24T09:00').getTime(),
    files: [],
  };
  expect(messageOf(entry)).toMatch(
    /^Not sent\. .*30 days, since Oct 20, 2026, .* after Dec 1, 2026, /,
  );
  expect(messageOf(entry)).not.toContain('files');
  expect(messageOf(entry)).not.toContain(next.open);
  const file = { field: 'resume', name: 'cv.pdf', content: new ArrayBuffer(0) };
  const until = messageOf({ ...entry, files: [file] }).match(/after (.*?)\. Until/)?.[1] ?? '';
  expect(messageOf({ ...entry, files: [file] })).toContain(ended.withFiles(until));
});
