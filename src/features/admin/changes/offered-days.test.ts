import { expect, test } from 'vitest';
import { offeredDays } from './offered-days';
import { weekdayText } from '../ui/timestamps';

test.each([
  [
    '2026-11-29, a Sunday',
    'Tomorrow: Monday 30 Nov, Tuesday 1 Dec, Wednesday 2 Dec, Thursday 3 Dec, Friday 4 Dec',
    'In a week: Monday 7 Dec, In two weeks: Monday 14 Dec, In 30 days: Tuesday 29 Dec',
  ],
  [
    '2026-12-31, the last day of a year',
    'Today: Thursday 31 Dec, Tomorrow: Friday 1 Jan 2027, Monday 4 Jan 2027, Tuesday 5 Jan 2027, Wednesday 6 Jan 2027',
    'In a week: Thursday 7 Jan 2027, In two weeks: Thursday 14 Jan 2027, In 30 days: Monday 1 Feb 2027',
  ],
])('on %s, weekdays alone are offered', (today, soon, later) => {
  const shown = offeredDays(today.slice(0, 10)).map(({ day, name }) =>
    [name, weekdayText(day, 2026)].filter(Boolean).join(': '),
  );
  expect(shown.join(', ')).toBe(`${soon}, ${later}`);
});
