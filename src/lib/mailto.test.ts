import { expect, test } from 'vitest';
import { mailto } from './mailto';

test('text arrives as written, and cannot add a header or a recipient', () => {
  const body = 'Zoë & Co: 100 %\ncc: all@example.com 😀';
  const link = new URL(mailto('a@example.com', 'Quote, 1234ABCD\r\nbcc: x', body));
  expect(link.pathname).toBe('a@example.com');
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(link.searchParams.get('body')).toBe(body.replace('\n', '\r\n'));
});

test('an address alone cannot add a header', () => {
  expect(mailto('a@example.com')).toBe('mailto:a@example.com');
  expect(mailto('a?cc=b&c@example.com')).toBe('mailto:a%3Fcc%3Db%26c@example.com');
});
