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
const ended = { ...application, expiredAt: now };

test.each([
  ['a moment', 0],
  ['a month', 30 * day],
  ['an hour less than nothing, as a clock was put right', -day / 24],
])('what has waited for %s stays as it is', (_, age) => {
  const entry = { ...application, writtenAt: now - age };
  expect(expireEntry(entry, now)).toBe(entry);
});

test.each([31, 60, 364])(
  'after %i days its files are gone, their names and its text stay',
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

test('a form without files ends as well, and has lost none', () => {
  const entry = { ...application, files: [], writtenAt: now - 31 * day };
  expect(expireEntry(entry, now)).toEqual({ ...entry, expiredAt: now });
});

test('its text is offered for a week from then on, and goes', () => {
  expect(expireEntry(ended, now + 7 * day)).toBe(ended);
  expect(expireEntry(ended, now + 8 * day)).toBeUndefined();
  // However long nobody came by before.
  expect(expireEntry({ ...ended, writtenAt: now - 300 * day }, now + day)).toBeTruthy();
});

const clocks = [
  ['in 1970', -now],
  ['in 2019, as a phone without a battery', -7 * 365 * day],
  ['in 2106', 80 * 365 * day],
  ['a month fast', 31 * day],
] as const;

test.each(clocks)('written with a clock %s and then put right, it waits on', (_, off) => {
  const entry = { ...application, writtenAt: now + off };
  const next = expireEntry(entry, now);
  expect(next).toEqual({ ...application, writtenAt: now });
  expect(expireEntry(next, now + 31 * day)).toMatchObject({ expiredAt: now + 31 * day });
});

test.each(clocks.slice(0, 3))(
  'a clock that goes wrong, %s, and comes back costs nothing',
  (_, off) => {
    expect(expireEntry(expireEntry(application, now + off), now)).toEqual(application);
    expect(expireEntry(expireEntry(ended, now + off), now)).toEqual(ended);
  },
);

test.each([undefined, null, 'text', Number.NaN, Infinity])(
  'an entry of another version with %j as its time waits from now on, and then ends',
  (writtenAt) => {
    const next = expireEntry({ ...application, writtenAt }, now);
    expect(next).toEqual(application);
    expect(expireEntry(next, now + 31 * day)).toHaveProperty('expiredAt');
  },
);

test('what is damaged keeps no file either', () => {
  const damaged = { writtenAt: now - 31 * day, row: null, files: [null, { content: bytes }] };
  expect(expireEntry(damaged, now)).toMatchObject({
    files: [{ content: new ArrayBuffer(0) }, { content: new ArrayBuffer(0) }],
  });
  for (const value of [null, 'half a letter', 5]) expect(expireEntry(value, now)).toBe(value);
});
