import { expect, test } from 'vitest';
import { businessDaysBefore, isOverdue } from './waiting';

const at = (text: string) => new Date(`${text}:00`);

test.each([
  // 20 November 2026 is a Friday
  ['2026-11-20T10:00', '2026-11-13T10:00'],
  ['2026-11-19T10:00', '2026-11-12T10:00'],
  ['2026-11-16T10:00', '2026-11-09T10:00'],
  ['2026-11-17T23:59', '2026-11-10T23:59'],
])('five business days before %s is %s', (now, then) => {
  expect(businessDaysBefore(at(now), 5)).toEqual(at(then));
});

test.each(['2026-11-21T00:00', '2026-11-21T15:00', '2026-11-22T23:59'])(
  'at %s, on a weekend, the clock has stopped at the end of Friday',
  (now) => {
    // Five full days have passed since Friday the 13th, but not since Saturday the 14th.
    const since = businessDaysBefore(at(now), 5);
    expect(at('2026-11-13T23:59') < since).toBe(true);
    expect(at('2026-11-16T00:01') < since).toBe(false);
  },
);

test.each([
  ['quote_requests', 'new', '2026-11-17T08:00', false],
  ['quote_requests', 'new', '2026-11-16T08:59', true],
  ['quote_requests', 'contacted', '2026-11-16T08:59', false],
  ['career_applications', 'new', '2026-11-10T08:59', true],
  ['career_applications', null, '2026-11-10T08:59', true],
  ['contact_submissions', 'new', '2026-01-01T08:00', false],
])('on 17 November at 9:00, a record in %s, %s, of %s is overdue: %s', (...row) => {
  const [table, status, received, overdue] = row;
  expect(isOverdue(table, status, at(received), at('2026-11-17T09:00'))).toBe(overdue);
});
