import { expect, test } from 'vitest';
import { isolated, unturned } from './direction';

test('what turns the direction of writing goes, letters stay in their order', () => {
  expect(unturned('Ada\u202e Bello\u202c \u2066x\u2069\u200f')).toBe('Ada Bello x');
});

test('only a name that runs from right to left is isolated in a sentence', () => {
  expect(isolated('Ada Bello')).toBe('Ada Bello');
  for (const name of ['ليلى', 'שלום', '\u{10a00}', '\u{1e900}']) {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  }
});
