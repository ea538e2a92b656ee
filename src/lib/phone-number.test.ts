import { expect, test } from 'vitest';
import { completePhone, isPhone, isSeveralPhones, normalizePhone } from './phone-number';

test.each([
  ['\u202a+234 803 000 0000\u202c', '+234 803 000 0000'],
  ['+234 \u202a+234 803 000 0000\u202c', '+234 803 000 0000'],
  ['+234 00234 803 000 0000', '+234 803 000 0000'],
  ['00 234-803-000-0000', '+234 803 000 0000'],
  ['(+234) 803.000.0000', '+234 803 000 0000'],
  ['+ 234/803/000/0000', '+234 803 000 0000'],
  ['＋２３４ ８０３ ０００ ００００', '+234 803 000 0000'],
  ['+٢٣٤ ٨٠٣ ٠٠٠ ٠٠٠٠', '+234 803 000 0000'],
  ['+234\u00a0803\u2009000\u20110000', '+234 803 000 0000'],
  ['tel:+234 803 000 0000', '+234 803 000 0000'],
  ['+225 07 07 07 07 07', '+225 07 07 07 07 07'],
  ['+233 30 200 0000 Ext. 12', '+233 30 200 0000 ext 12'],
  ['0803 000 0000', '0803 000 0000'],
  ['030/12345678', '030 12345678'],
  ['+212 522 / 940770', '+212 522 940770'],
  ['+225 07-07-07-07-07', '+225 07 07 07 07 07'],
  ['+1 (555) 123 - 4567', '+1 555 123 4567'],
  ['+234 803 000 - 0000', '+234 803 000 0000'],
])('%j becomes %s', (written, phone) => {
  expect(normalizePhone(written)).toBe(phone);
  expect(isPhone(phone)).toBe(true);
  expect(isSeveralPhones(written)).toBe(false);
});

const nigeria = { code: '+234', trunkZero: true };
const ivoryCoast = { code: '+225', trunkZero: false };
const southAfrica = { code: '+27', trunkZero: true };

test.each([
  ['+234 2348030000000', nigeria, '+234 8030000000'],
  ['2348030000000', nigeria, '+234 8030000000'],
  ['8030000000', nigeria, '+234 8030000000'],
  ['0803 000 0000', nigeria, '+234 803 000 0000'],
  ['+234 0803 000 0000', nigeria, '+234 0803 000 0000'],
  ['+254 712 345678', nigeria, '+254 712 345678'],
  ['0707070707', ivoryCoast, '+225 0707070707'],
  ['+225 2250000000', ivoryCoast, '+225 2250000000'],
  ['2250707070707', ivoryCoast, '+225 0707070707'],
  ['27 27 213 1234', southAfrica, '+27 27 213 1234'],
])('%j with %j chosen becomes %s', (written, plan, phone) => {
  expect(completePhone(written, plan)).toBe(phone);
  expect(completePhone(phone, plan)).toBe(phone);
});

test.each([
  '08030000000+234 ',
  '+234 803 000 0000 +234 805 000 0000',
  '+234 ',
  '',
  'call me',
  '*123#',
  '+08030000000',
  '1'.repeat(16),
  '009 234 803 000 0000',
  'Tel. 0803 000 0000',
  '+234 803 000 0000 WhatsApp',
  'O803 000 0000',
])('rejects "%s"', (written) => {
  expect(isPhone(normalizePhone(written))).toBe(false);
  expect(isPhone(completePhone(written, nigeria))).toBe(false);
});

test.each([
  '+212522940770/74',
  '05 22 94 07 70 / 74',
  '0522940770-74',
  '05 22 94 07 70 - 74',
  '+212 522940770 \u2013 74',
  '0700000000 / 0711111111',
  '+225 07 07 07 07 07 ou 05 05 05 05 05',
  '+225 0707070707, 0505050505',
  '+225 0707070707;0505050505',
  '0803 000 0000 or 0805 000 0000',
  '3301234 & 3305678',
  '3301234 3305678',
  '+220 3301234 +220 3305678',
  '+234 803 000 0000 (WhatsApp +234 805 000 0000)',
  '+233 30 200 0000 / 1 ext 12',
])('finds more than one number in "%s"', (written) => {
  expect(isSeveralPhones(written)).toBe(true);
  expect(isSeveralPhones(completePhone(written, nigeria))).toBe(true);
});

test.each(['', '+234 ', '08030000000+234 ', '*123#', '1'.repeat(16), 'O803 000 0000'])(
  'finds no second number in "%s"',
  (written) => expect(isSeveralPhones(written)).toBe(false),
);
