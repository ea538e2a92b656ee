import { expect, test } from 'vitest';
import { pageNumbers } from './paging';

test.each([
  [1, 1, '1'],
  [2, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 0 8'],
  [4, 8, '1 2 3 4 5 0 8'],
  [5, 8, '1 0 4 5 6 7 8'],
  [8, 8, '1 0 5 6 7 8'],
  [50, 167, '1 0 49 50 51 0 167'],
])('page %i of %i offers %s', (page, pages, expected) => {
  expect(pageNumbers(page, pages).join(' ')).toBe(expected);
});
