import { expect, test } from 'vitest';
import { isEmail, normalizeEmail } from './email-address';

test.each([
  '\u200bamina@example.com',
  '<amina@example.com>',
  'Amina <amina@example.com>',
  '"Bello, Amina" <amina@example.com>;',
  'MAILTO:amina@example.com?subject=Hello',
  '<mailto:amina@example.com>',
  '“amina@example.com”',
  '(amina@example.com).',
  'ａｍｉｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  'amina@exam\u00adple.com\u2029',
])('%j becomes the address in it', (written) => {
  expect(normalizeEmail(written)).toBe('amina@example.com');
});

test.each([
  'a@example.com',
  "o'brien.first+tag@mail.example.co.ke",
  'ọlá@exämple.ng',
  'li@例子.中国',
])('accepts %s', (written) => {
  expect(isEmail(normalizeEmail(written))).toBe(true);
  expect(normalizeEmail(written)).toBe(written);
});

test.each([
  '',
  'a@b',
  'a@@example.com',
  'a b@example.com',
  'a@example.',
  '@example.com',
  'amina@example..com',
  '.amina@example.com',
  'amina.@example.com',
  'a@example.com, b@example.com',
  'A <a@example.com>, B <b@example.com>',
  'Amina: a@example.com',
  'a@-example.com',
  'a@127.0.0.1',
  `${'a'.repeat(2000)}@example.com`,
])('rejects "%s"', (written) => expect(isEmail(normalizeEmail(written))).toBe(false));
