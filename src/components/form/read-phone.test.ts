import { expect, test } from 'vitest';
import { countries } from '@/content/facts/countries';
import { readPhone } from './read-phone';

test.each([
  ['Nigeria', '+234 8030000001', '+234 803 000 0001'],
  ['Nigeria', '0803 000 0001', '+234 803 000 0001'],
  ['Nigeria', '2348030000001', '+234 803 000 0001'],
  ['Nigeria', '08030000001+234 ', '+234 803 000 0001'],
  ['Nigeria', '00234 803 000 0001', '+234 803 000 0001'],
  ['Nigeria', '＋２３４ ８０３ ０００ ０００１', '+234 803 000 0001'],
  ['Nigeria', '+234 803\u200b 000\u00a0\u20110001', '+234 803 000 0001'],
  ['Nigeria', 'Tel. 0803 000 0001', '+234 803 000 0001'],
  ['Nigeria', '+234 +254 712 000001', '+254 712 000001'],
  ['Nigeria', '+91 98480 22338', '+91 98480 22338'],
  ['Nigeria', '+234 0033 6 12 34 56 78', '+33 6 12 34 56 78'],
  ['Ghana', '030 200 0000 Ext. 12', '+233 30 200 0000 ext 12'],
  ['Cameroon', '677000001', '+237 6 77 00 00 01'],
  ['DR Congo', '+243 0812345678', '+243 812 345 678'],
  ['RDC', '0812345678', '+243 812 345 678'],
  ["Côte d'Ivoire", '07 00 00 00 01', '+225 07 00 00 0001'],
  ['Morocco', '+212 (0)6 61 12 34 56', '+212 6 61 12 34 56'],
  ['', '+234 803 000 0001', '+234 803 000 0001'],
])('a visitor in "%s" types %j, which is read as %s', (country, written, phone) => {
  expect(readPhone(written, country)).toEqual({ phone });
  expect(readPhone(phone, country)).toEqual({ phone });
});

test.each([
  ['Kenya', '+254 71200', 'short', 'KE'],
  ['Nigeria', '+254 71200', 'short', 'KE'],
  ["Côte d'Ivoire", '+225 47 00 00 01', 'short', 'CI'],
  ['Cameroon', '+237 77 00 00 01', 'unused', 'CM'],
  ['Chad', '+235 066 12 34 56', 'long', 'TD'],
  ['Nigeria', '+234 8O3 000 0001', 'unreadable', 'NG'],
  ['', '0803 000 0001', 'noCode', ''],
  ['Morocco', '+212522940770/74', 'several', 'MA'],
  ['Nigeria', '0803 000 0001 (WhatsApp 0805 000 0002)', 'several', 'NG'],
  ['Gambia', '3301234 3305678', 'long', 'GM'],
  ['Ghana', '030 200 00 ext 12', 'unused', 'GH'],
])('a visitor in "%s" is asked about %j: %s', (country, written, reason, code) => {
  expect(readPhone(written, country)).toEqual({
    phone: written.trim(),
    doubt: { reason, country: code },
  });
});

test('a visitor can give a number of every country in the list', () => {
  for (const { dial, name, code } of countries) {
    const { doubt } = readPhone(`${dial} 1`, name);
    expect(doubt).toEqual({ reason: 'short', country: code.toUpperCase() });
  }
});
