import { expect, test } from 'vitest';
import { readSearch, searchFilters, searchWords } from './list-search';

test('a search is split into words, without accents and in lower case', () => {
  expect(searchWords('  Keïta  VOLTA ')).toEqual(['keita', 'volta']);
  expect(searchWords('ΟΔΥΣΣΕΥΣ')).toEqual(['οδυσσευσ']);
  expect(searchWords('İstanbul')).toEqual(['istanbul']);
  expect(searchWords('5EED0004')).toEqual(['5eed0004']);
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
});

test('one Latin letter is too little to search for, one Chinese letter is not', () => {
  expect(readSearch(' a ')).toBe('');
  expect(readSearch('é')).toBe('');
  expect(readSearch('ab')).toBe('ab');
  expect(readSearch('李')).toBe('李');
  expect(readSearch('x'.repeat(500))).toHaveLength(100);
});

test('wildcards stand for themselves', () => {
  expect(searchFilters(['50%_', 'back\\slash', 'a,b)("'])).toEqual([
    ['like(all)', String.raw`{"%50\\%\\_%","%back\\\\slash%","%a,b)(\"%"}`],
  ]);
  expect(searchFilters(['c*', 'volta', '*'])).toEqual([
    ['like(all)', '{"%volta%"}'],
    ['match(all)', '{"***=c*","***=*"}'],
  ]);
  expect(searchFilters([])).toEqual([]);
});
