import { expect, test } from 'vitest';
import { isEmail, normalizeEmail } from './email-address';

test.each([
  '\u200bamina@example.com',
  '"Bello, Amina" <amina@example.com>;',
  'MAILTO:amina@example.com?subject=Hello',
  'ａｍｉｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  'amina@exam\u00adple.com\u2029',
  'amina @ example .com',
  'Amina <amina@\u00a0example.com >',
])('a visitor who pastes %j gives the address in it', (input) => {
  expect(normalizeEmail(input)).toBe('amina@example.com');
});

test.each([
  "o'brien.first+tag@mail.example.co.ke",
  'li@xn--fsqu00a.xn--fiqs8s',
  'a!#$%&*/=?^_`{|}~b@example.com',
])('a visitor can give %s', (input) => {
  expect(isEmail(normalizeEmail(input))).toBe(true);
  expect(normalizeEmail(input)).toBe(input);
});

test.each([
  ['awa@société.sn', 'awa@xn--socit-esab.sn'],
  ['Awa <awa@Soci\u0065\u0301t\u0065\u0301.SN>', 'awa@xn--socit-esab.sn'],
  ['амина@пример.рф', 'амина@xn--e1afmkfd.xn--p1ai'],
])('the domain of %j gets its ASCII form', (input, address) => {
  expect(normalizeEmail(input)).toBe(address);
});

test.each([
  '',
  'a@b',
  'a b@example.com',
  'Call me. My mail is a@example.com',
  'amina@example..com',
  'a@example.com, b@example.com',
  'a@127.0.0.1',
  'josé@example.com',
  'a@exämple.ng/b',
  `${'a'.repeat(2000)}@example.com`,
])('a visitor cannot give "%s"', (input) => expect(isEmail(normalizeEmail(input))).toBe(false));
