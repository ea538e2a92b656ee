import { expect, test } from 'vitest';
import { referenceOf } from './reference';

test.each([
  ['12345e67-0000-4000-8000-000000000000', 'DR-12345E67'],
  ['00000012-0000-4000-8000-000000000000', 'DR-00000012'],
  ['1a2b3c4d5e6f4000800000000000abcd', 'DR-1A2B3C4D'],
])('%s has a reference that no spreadsheet takes for a figure: %s', (id, reference) => {
  expect(referenceOf(id)).toBe(reference);
  expect(Number(reference)).toBeNaN();
});
