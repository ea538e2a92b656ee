import { expect, test } from 'vitest';
import { dateBounds } from './date-range';

test('days are in the reader’s time zone, and both ends are included', () => {
  const now = new Date(2026, 10, 20, 15);
  const midnight = (month: number, day: number) => new Date(2026, month, day).toISOString();
  expect(dateBounds('today', now)).toEqual({ from: midnight(10, 20) });
  expect(dateBounds('7d', now)).toEqual({ from: midnight(10, 14) });
  expect(dateBounds('30d', now)).toEqual({ from: midnight(9, 22) });
  expect(dateBounds('2026-10-31..2026-11-30')).toEqual({
    from: midnight(9, 31),
    to: midnight(11, 1),
  });
  expect(dateBounds('')).toEqual({});
});
