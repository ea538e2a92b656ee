import { expect, test } from 'vitest';
import { dateOf, mondayOf, relativeTime } from './timestamps';

test.each([
  '2026-11-20 09:55:26.747+00',
  '2026-11-20T09:55:26.747+00:00',
  '2026-11-20T09:55:26.747Z',
  '2026-11-20 11:55:26.747+02',
])('the timestamp %s is parsed as the same moment', (timestamp) => {
  expect(dateOf(timestamp).toISOString()).toBe('2026-11-20T09:55:26.747Z');
});

test.each([
  [-60, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [3 * 3600, '3 hours ago'],
  [86_400, 'yesterday'],
  [15 * 86_400, '2 weeks ago'],
])('staff read %i seconds after a moment: %s', (seconds, words) => {
  const date = new Date('2026-11-20T09:55:00Z');
  expect(relativeTime(date, date.getTime() + seconds * 1000)).toBe(words);
});

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2029-01-01', '2029-01-01'],
  ['2027-01-03', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
