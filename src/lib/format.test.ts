import { expect, test } from 'vitest';
import { longDate } from './format';

test('a day is the same in every time zone', () => {
  expect(longDate('2026-11-01', 'en-GB')).toBe('1 November 2026');
  expect(longDate('2026-11-18', 'fr')).toBe('18 novembre 2026');
  expect(longDate('2026-11-01', 'fr')).toBe('1er novembre 2026');
  expect(longDate('2026-11-11', 'fr')).toBe('11 novembre 2026');
});
