import { expect, test } from 'vitest';
import { mondayOf } from './weeks';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2029-01-01', '2029-01-01'],
  ['2027-01-03', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
