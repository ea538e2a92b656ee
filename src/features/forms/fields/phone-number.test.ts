import { expect, test } from 'vitest';
import { formParts as english } from '@/content/en/form-parts';
import { formParts as french } from '@/content/fr/form-parts';
import { completePhone, loadPhoneRules, phoneReader } from '@/components/form/phone-number';

test('a number stays as typed until the rules have loaded', async () => {
  const read = phoneReader(english.phone, () => 'Kenya');
  expect(read('+254 0712 000001\u202c')).toEqual({ phone: '+254 0712 000001' });
  expect(read('+254 71200')).toEqual({ phone: '+254 71200' });
  expect(completePhone('0712 000001', 'Kenya')).toBeUndefined();

  await loadPhoneRules();
  expect(read('+254 0712 000001').phone).toBe('+254 712 000001');
  expect(completePhone('0712 000001', 'Kenya')).toBe('+254 712 000001');
  expect(completePhone('+254 71200', 'Kenya')).toBeUndefined();
});

test.each([
  ['Kenya', '+254 71200', 'too short for Kenya', 'trop court (Kenya)'],
  ['DR Congo', '+243 081234567890', 'too long for DR Congo', 'trop long (RD Congo)'],
  ['Cameroon', '+237 77 00 00 01', 'Cameroon has no', 'dans ce pays (Cameroun)'],
  ['Morocco', '+212522940770/74', 'Please give one number', 'un seul numéro'],
  ['Kenya', '+254 call me later', 'cannot read', 'pouvons pas lire'],
  ['', '0803 000 0001', 'the country’s code', 'l’indicatif du pays'],
])('says why %s’s %s cannot be dialled, and how to send it', async (country, written, en, fr) => {
  await loadPhoneRules();
  const words = [english, french].map(({ phone }) => phoneReader(phone, () => country)(written));
  expect(words.map(({ doubt }) => doubt)).toEqual([
    expect.stringMatching(new RegExp(`${escaped(en)}.*press the button again\\.$`)),
    expect.stringMatching(new RegExp(`${escaped(fr)}.*appuyez de nouveau sur le bouton\\.$`)),
  ]);
});

const escaped = (text: string) => text.replace(/[()]/g, '\\$&');
