import { expect, test } from 'vitest';
import type { FormPartsTexts } from '@/content/texts';
import { completePhone, loadPhoneRules, makePhoneReader } from './phone-number';

/** A number without a doubt needs no words. */
const noTexts = {} as FormPartsTexts['phone'];

test('a visitor’s number stays as typed until the rules have loaded', async () => {
  const read = makePhoneReader(noTexts, () => 'Kenya');
  expect(read('+254 0712 000001\u202c')).toEqual({ phone: '+254 0712 000001' });
  expect(read('+254 71200')).toEqual({ phone: '+254 71200' });
  expect(completePhone('0712 000001', 'Kenya')).toBeUndefined();

  await loadPhoneRules();
  expect(read('+254 0712 000001').phone).toBe('+254 712 000001');
  expect(completePhone('0712 000001', 'Kenya')).toBe('+254 712 000001');
  expect(completePhone('+254 71200', 'Kenya')).toBeUndefined();
});
