import { expect, test } from 'vitest';
import { given, lineEnd, tidy, tidyLine } from './tidy';

test('text is composed, trimmed and freed of what cannot be seen', () => {
  expect(tidy('  e\u0301\u0000\ud800a\r\nb\u0007 ')).toBe('éa\nb');
  expect(tidy('Ada\u202e \u2066Bel\u00adlo\u2069\ufe0f\u{e0041}')).toBe('Ada Bello');
});

test('every kind of line end becomes one', () => {
  const ends = ['\r\n', '\r', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
  for (const end of ends) {
    expect(tidy(`SS7${end}Diameter`)).toBe('SS7\nDiameter');
    expect(tidyLine(`SS7${end}Diameter`)).toBe('SS7 Diameter');
    expect(`SQL${end}Linux`.split(lineEnd)).toEqual(['SQL', 'Linux']);
  }
});

test.each([
  ['between letters', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['behind a mark', 'क्\u200dष', 'क्\u200dष'],
  ['at an end', '\u200dAda\u200c', 'Ada'],
  ['beside a blank or a sign', 'a\u200d b\u200c.', 'a b.'],
  ['twice', 'a\u200d\u200db', 'ab'],
])('a joiner %s', (_, written, kept) => expect(tidy(written)).toBe(kept));

test.each([
  ['a family stays one', '👨‍👩‍👧 👩🏽‍🚀', '👨‍👩‍👧 👩🏽‍🚀'],
  ['a variant becomes its plain form', '❤️‍🔥 🏴‍☠️ 1️⃣', '❤‍🔥 🏴‍☠ 1⃣'],
  ['a flag of two letters stays', '🇳🇬', '🇳🇬'],
])('pictures: %s', (_, written, kept) => expect(tidy(written)).toBe(kept));

test.each([
  '-',
  '–',
  '—',
  '...',
  '/',
  'n/a',
  'N/A',
  'n.a.',
  'NA',
  'None',
  'nil',
  'null',
  'Not applicable.',
  'Néant',
  'aucune',
  'sans objet',
  'n / a',
  'N /A.',
  'n. a.',
  'n - a',
  'N\\A',
  '(n/a)',
  '[ N/A ]',
  '“n/a”',
  '<none>',
  '- none -',
  'Non applicable',
  '- -',
  '. . .',
  '""',
])('"%s" is nothing', (written) => expect(given(written)).toBe(''));

test.each([
  'Nana',
  'Na na',
  'n a b',
  'N/A/C',
  'None of us',
  '(nine)',
  'N',
  '€',
  '-5 %',
  'NAB',
  '0',
])('"%s" is something', (written) => expect(given(written)).toBe(written));
