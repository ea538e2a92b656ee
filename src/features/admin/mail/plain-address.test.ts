import { expect, test } from 'vitest';
import { isPlainAddress } from './plain-address';

test.each([
  'sales@example.com',
  "o'brien+x_y@mail.example.co",
  `${'a'.repeat(64)}@example.com`,
  `a@${'b'.repeat(63)}.example`,
])('%s is written to', (address) => {
  expect(isPlainAddress(address)).toBe(true);
});

test.each([
  '',
  'sales',
  'sales@localhost',
  'a@ok.example, b@evil.example',
  'a@ok.example\r\nRCPT TO:<b@evil.example>',
  'a@ok.example\n',
  '"a b"@example.com',
  'Sales <sales@example.com>',
  '.a@example.com',
  'a..b@example.com',
  'a@-example.com',
  'añá@example.com',
  'a@例え.jp',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.example`,
  `a@${'b.'.repeat(130)}example`,
])('%j is not', (address) => {
  expect(isPlainAddress(address)).toBe(false);
});
