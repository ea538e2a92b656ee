import { expect, test } from 'vitest';
import { dayAfter, mondayOf, weekRange } from './weeks';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2029-01-01', '2029-01-01'],
  ['2027-01-03', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('a week ends on its Sunday, also across a year, and begins seven days after the one before', () => {
  expect(weekRange('2026-12-28')).toBe('2026-12-28..2027-01-03');
  expect(dayAfter('2029-01-01', -7)).toBe('2028-12-25');
});
