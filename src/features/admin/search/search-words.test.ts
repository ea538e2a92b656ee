import { expect, test } from 'vitest';
import { excerptOf, markWords } from './search-words';

const marks = (text: string, ...words: string[]) =>
  markWords(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Ọláwálé Nguyễn', ['nguyen'], 'Ọláwálé [Nguyễn]'],
  ['Mariam Kei\u0308ta', ['keita'], 'Mariam [Keïta]'],
  ['An API, an SMS-API', ['api'], 'An [API], an SMS-[API]'],
  ['Mali and Kimali', [' ma'], '[Ma]li and Kimali'],
  ['USSD gateway', ['gateway', 'ussd'], '[USSD] [gateway]'],
  ['Nothing here', ['gateway'], 'Nothing here'],
  ['', ['gateway'], ''],
])('in "%s", %j are marked', (text, words, expected) => {
  expect(marks(text, ...words)).toBe(expected);
});

test('an excerpt is one line from the beginning, or from shortly before the first word found', () => {
  expect(excerptOf('Hello,\n\nwe need a gateway.', ['gateway'])).toBe('Hello, we need a gateway.');
  const long = `${'Some words before it. '.repeat(10)}Then a gateway, ${'and more after it. '.repeat(20)}`;
  expect(excerptOf(long, [])).toMatch(/^Some words.{190}$/);
  const excerpt = excerptOf(long, ['gateway']);
  expect(excerpt).toMatch(/^…\S.{0,15}Then a gateway, and more/);
  expect(excerpt.length).toBeLessThanOrEqual(201);
});
