import { expect, test } from 'vitest';
import { expireEntry } from './expiry';

const day = 86_400_000;
const now = new Date('2026-11-26T09:00:00Z').getTime();
const bytes = new ArrayBuffer(8);

const application = {
  id: '5b1b0d2e-7c07-4a3c-9d0f-0a4a6f1f4b11',
  path: '/rpc/submit_application',
  row: { first_name: 'Ada' },
  files: [{ field: 'resume', name: 'cv.pdf', content: bytes }],
  writtenAt: now,
};
const expired = { ...application, expiredAt: now };

test.each([
  ['a moment', 0],
  ['a month', 30 * day],
  ['minus an hour, after a corrected clock', -day / 24],
])('an entry that has waited for %s is unchanged', (_, ageMs) => {
  const entry = { ...application, writtenAt: now - ageMs };
  expect(expireEntry(entry, now)).toBe(entry);
});

test.each([31, 60, 364])(
  'after %i days an entry loses its files, and keeps their names and the text',
  (days) => {
    const entry = { ...application, writtenAt: now - days * day };
    expect(expireEntry(entry, now)).toEqual({
      ...entry,
      files: [{ field: 'resume', name: 'cv.pdf', content: new ArrayBuffer(0) }],
      unreadable: true,
      expiredAt: now,
    });
  },
);

test('the text of an expired entry is deleted after a week, however long nobody opened the site before', () => {
  expect(expireEntry(expired, now + 7 * day)).toBe(expired);
  expect(expireEntry(expired, now + 8 * day)).toBeUndefined();
  const forgotten = { ...expired, writtenAt: now - 300 * day };
  expect(expireEntry(forgotten, now + day)).toBe(forgotten);
});

test.each([
  ['in 2019, as after an empty battery', -7 * 365 * day],
  ['a month fast', 31 * day],
])(
  'an entry written with a clock %s continues to wait once the clock is right',
  (_, clockErrorMs) => {
    const entry = { ...application, writtenAt: now + clockErrorMs };
    const next = expireEntry(entry, now);
    expect(next).toEqual({ ...application, writtenAt: now });
    expect(expireEntry(next, now + 31 * day)).toMatchObject({ expiredAt: now + 31 * day });
  },
);
