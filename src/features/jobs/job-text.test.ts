import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longDate } from './job-text';

test('a day reads as it does in British English', () => {
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, (written) => {
      expect(longDate(written)).toBe(
        new Date(written).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
      );
    }),
  );
});
