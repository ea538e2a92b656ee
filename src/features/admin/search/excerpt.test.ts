import { expect, test } from 'vitest';
import { excerptOf } from './excerpt';

test('an excerpt is one line from the beginning, or from shortly before the first word found', () => {
  expect(excerptOf('Hello,\n\nwe need a gateway.', 'gateway')).toBe('Hello, we need a gateway.');
  const longText = `${'Some words before it. '.repeat(10)}Then a Nguyễn, ${'and more after it. '.repeat(20)}`;
  expect(excerptOf(longText, '+234')).toMatch(/^Some words.{190}$/);
  const excerpt = excerptOf(longText, 'none NGUYEN');
  expect(excerpt).toMatch(/^…\S.{0,15}Then a Nguyễn, and more/);
  expect(excerpt.length).toBeLessThanOrEqual(201);
});
