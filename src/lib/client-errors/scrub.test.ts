import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endlessMessages, errorMessages } from '@tests/support/error-messages';
import { scrub } from './scrub';

test.each(Object.entries(errorMessages))('of %j is kept %j', (message, kept) => {
  expect(scrub(message)).toBe(kept);
});

test('what is kept is kept as it is when it is looked at once more', () => {
  for (const kept of Object.values(errorMessages)) expect(scrub(kept)).toBe(kept);
});

test('a megabyte is read in no time, and little of it is kept', () => {
  const start = performance.now();
  for (const message of endlessMessages) expect(scrub(message).length).toBeLessThanOrEqual(300);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('no mail address, no number and nothing but ASCII passes, wherever it stands', () => {
  const around = fc.string({ unit: 'grapheme', maxLength: 30 });
  const personal = fc.constantFrom(
    'ada@example.com',
    '+234 800 000 0301',
    '"Ada Okafor"',
    'Adaéze',
  );
  fc.assert(
    fc.property(around, personal, around, (before, secret, behind) => {
      const kept = scrub(`${before}${secret}${behind}`);
      expect(kept).toMatch(/^[ -~]+$/);
      expect(kept).not.toMatch(/@|[0-9](?<!^React error #\d{1,3})|Ada.{0,2}(?:ze| Okafor)|example/);
    }),
    { numRuns: 500 },
  );
});
