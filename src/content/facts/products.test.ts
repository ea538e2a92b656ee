import { expect, test } from 'vitest';
import { productPaths } from './paths';
import { digits, productFacts } from './products';

test('every product has a key of its own, in the order of the keypad; the last key asks for a quote', () => {
  expect([...productPaths.map((path) => productFacts[path].digit), '#']).toEqual(digits);
});
