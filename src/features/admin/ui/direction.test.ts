import { expect, test } from 'vitest';
import { isolated, unturned } from './direction';

test('removes direction marks and keeps the order of the letters', () => {
  expect(unturned('Ada\u202e Bello\u202c \u2066x\u2069\u200f')).toBe('Ada Bello x');
});

test('isolates only right-to-left names in a sentence', () => {
  expect(isolated('Ada Bello')).toBe('Ada Bello');
  for (const name of ['ليلى', 'שלום', '\u{10a00}', '\u{1e900}']) {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  }
});
