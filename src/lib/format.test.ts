import { expect, test } from 'vitest';
import { hours, longDate, percent, shortNumber } from './format';

test('numbers are formatted in the language of the page', () => {
  expect(shortNumber(250_000_000, 'en')).toBe('250M');
  expect(shortNumber(250_000_000, 'en', 'long')).toBe('250 million');
  expect(shortNumber(250_000_000, 'fr', 'long')).toMatch(/^250\smillions$/);
  expect(percent(0.999, 'en')).toBe('99.9%');
  expect(hours(24, 'en')).toBe('24 hours');
  expect(hours(24, 'fr')).toBe('24\u00a0heures');
});

test('a day is the same in every time zone', () => {
  expect(longDate('2026-11-01', 'en-GB')).toBe('1 November 2026');
  expect(longDate('2026-11-18', 'fr')).toBe('18 novembre 2026');
  expect(longDate('2026-11-01', 'fr')).toBe('1er novembre 2026');
  expect(longDate('2026-11-11', 'fr')).toBe('11 novembre 2026');
});
