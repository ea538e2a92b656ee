import { expect, test } from 'vitest';
import { invisible, joiners, lineEnds } from '@tests/support/invisible';
import { lineEnd, normalizeLine, normalizeText, withoutPlaceholder } from './normalize-text';

test('text is composed, trimmed and stripped of invisible characters', () => {
  expect(normalizeText('  e\u0301\u0000\ud800a\r\nb\u0007 ')).toBe('éa\nb');
  for (const character of invisible) {
    expect([character, normalizeText(`${character}Ada${character} Bello`)]).toEqual([
      character,
      'Ada Bello',
    ]);
  }
});

test('every kind of line break becomes a line feed', () => {
  for (const end of lineEnds) {
    expect(normalizeText(`SS7${end}Diameter`)).toBe('SS7\nDiameter');
    expect(normalizeLine(`SS7${end}Diameter`)).toBe('SS7 Diameter');
    expect(`SQL${end}Linux`.split(lineEnd)).toEqual(['SQL', 'Linux']);
  }
});

test.each(joiners)('a joiner (%j) is kept only inside a word', (joiner) => {
  const text = `می${joiner}خواهم`;
  expect(normalizeText(`${joiner}${text}${joiner} ${joiner}and`)).toBe(`${text} and`);
  expect(normalizeText(joiner.repeat(3))).toBe('');
});

test.each([
  ['joiners', '\u200d'],
  ['accents, which are put in order', '\u0315\u0300'],
])('a long run of %s is normalised within a second', (_, signs) => {
  const start = performance.now();
  normalizeText(`a${signs.repeat(50_000)}b`);
  expect(performance.now() - start, 'milliseconds').toBeLessThan(1000);
});

test.each([
  ['👨‍👩‍👧 👩🏽‍🚀 🇳🇬', '👨‍👩‍👧 👩🏽‍🚀 🇳🇬'],
  ['❤️‍🔥', '❤‍🔥'],
])('emoji sequences stay intact: %s', (input, kept) => expect(normalizeText(input)).toBe(kept));

test.each(['-', '...', 'n/a', 'NA', 'None', 'Néant', 'aucune'])(
  '"%s" in an optional field counts as empty',
  (input) => expect(withoutPlaceholder(input)).toBe(''),
);

test.each(['Nana', 'N/A/C', 'None of us', 'N', '€', '-5 %', '0'])(
  '"%s" in an optional field is kept',
  (input) => expect(withoutPlaceholder(input)).toBe(input),
);
