import { expect, test } from 'vitest';
import { isolate, stripBidiControls } from './direction';

test('staff read a text without the controls that would turn it', () => {
  expect(stripBidiControls('Ada\u202e Bello\u202c \u2066x\u2069\u200f')).toBe('Ada Bello x');
});

test('a right-to-left name does not turn the sentence around it', () => {
  expect(isolate('Ada Bello')).toBe('Ada Bello');
  for (const name of ['ليلى', 'שלום', '\u{10a00}', '\u{1e900}']) {
    expect(isolate(name)).toBe(`\u2068${name}\u2069`);
  }
});
