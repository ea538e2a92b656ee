import { expect, test } from 'vitest';
import { isEmail, tidyEmail } from './email-address';

test.each([
  '\u200bamina@example.com',
  '<amina@example.com>',
  'Amina <amina@example.com>',
  '"Bello, Amina" <amina@example.com>;',
  'mailto:amina@example.com',
  'MAILTO:amina@example.com?subject=Hello',
  '<mailto:amina@example.com>',
  '“amina@example.com”',
  "'amina@example.com',",
  'amina@example.com.',
  '(amina@example.com)',
  '•amina@example.com',
  '*amina@example.com*',
  '– amina@example.com',
  'amina＠example.com',
  'ａｍｉｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  'amina@example。com',
  'amina @ example.com',
  'amina@exam\u00adple.com\u2029',
  'Amina (amina@example.com)',
  'Amina Bello ( amina@example.com ).',
  'Amina [amina@example.com]',
  'Bello, Amina {amina@example.com};',
  'amina@example.com (Amina)',
  'amina@example.com (Bello, Lagos).',
  'amina@example.com [work]',
  '"Bello (Lagos)" <amina@example.com>',
  'E-mail: amina@example.com',
  'Email : amina@example.com.',
  'Adresse électronique : <amina@example.com>',
  'البريد: amina@example.com',
  'Amina: amina@example.com',
  'E-mail: mailto:amina@example.com?subject=Hello',
  'E-mail/Courriel: amina@example.com',
  '📧 amina@example.com',
  '✉️ amina@example.com 🙂',
  '→ amina@example.com',
])('%j is cleaned', (written) => {
  expect(tidyEmail(written)).toBe('amina@example.com');
});

test.each([
  'a@example.com',
  "o'brien.first+tag@mail.example.co.ke",
  'ọlá@exämple.ng',
  'li@例子.中国',
  'a?cc=all&body=x@example.com',
])('%s is an address', (written) => {
  expect(tidyEmail(written)).toBe(written);
  expect(isEmail(written)).toBe(true);
});

test.each([
  '',
  'a@b',
  'a@@example.com',
  'a b@example.com',
  'a@example.',
  '@example.com',
  'example.com',
  'amina@example..com',
  'a..b@example.com',
  '.amina@example.com',
  'amina.@example.com',
  'amina@.example.com',
  'a@example.com, b@example.com',
  'a@example.com b@example.com',
  'A <a@example.com>, B <b@example.com>',
  'a@-example.com',
  'a@example-.com',
  'a@127.0.0.1',
  'http://a@example.com',
  'https://a:b@example.com',
  'Amina (a@example.com), Bello (b@example.com)',
  'Amina (a@example.com) b@example.com',
  'Amina a@example.com',
  'E-mail: a@example.com, b@example.com',
  'a@exa_mple.com',
  `${'a'.repeat(2000)}@example.com`,
])('"%s" is told', (written) => expect(isEmail(tidyEmail(written))).toBe(false));
