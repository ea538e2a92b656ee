import { expect, test } from 'vitest';
import { lastVisit, noteVisit } from './last-visit';

const hour = 60 * 60 * 1000;

test('the last visit stays the same within a visit, and a pause of more than an hour begins another', () => {
  const monday = Date.UTC(2026, 10, 23, 9);
  expect(lastVisit(monday)).toBeNull();
  noteVisit(monday);
  expect(lastVisit(monday + hour / 2)).toBeNull();

  const tuesday = monday + 24 * hour;
  expect(lastVisit(tuesday)).toBe(monday);
  noteVisit(tuesday);
  noteVisit(tuesday + hour / 2);
  expect(lastVisit(tuesday + hour)).toBe(monday);
});
