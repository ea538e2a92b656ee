import { expect, test } from 'vitest';
import { amountText, readAmount } from './read-amount';

test.each([
  ['', null],
  [' ', null],
  ['0', 0],
  ['1200', 1200],
  ['1,200', 1200],
  ['1,200.5', 1200.5],
  ['1 200,50', 1200.5],
  ['1.200,50', 1200.5],
  ['1,20,000', 120_000],
  ["12'000.00", 12_000],
  ['0,99', 0.99],
  ['007', 7],
  ['999,999,999,999,999', 999_999_999_999_999],
  ['9,999,999,999,999.99', 9_999_999_999_999.99],
])('“%s” is read as %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test.each([
  '-1',
  '1e5',
  '1,2,3',
  '1.005,2,1',
  '12.3456',
  '1000000000000000',
  '99999999999999.99',
  'a',
  '$5',
])('“%s” is no amount', (typed) => {
  expect(readAmount(typed)).toBeUndefined();
});

test.each([0, 0.5, 1200, 1200.5, 999_999_999_999_999, 9_999_999_999_999.99])(
  '%d is read again as it is written',
  (amount) => {
    expect(readAmount(amountText(amount))).toBe(amount);
  },
);
