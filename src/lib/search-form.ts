import { asciiDigits } from './tidy';

// After decomposition: accents and other marks above and below letters (not the vowel signs of Indic
// scripts), apostrophes, quotes, and what cannot be seen.
const unheard = new RegExp(
  `[${[
    '"\'`\u00ab\u00ad\u00bb\u02b9-\u02bf\u02ee\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1',
    '\u05c2\u05c4\u05c5\u05c7\u05f3\u05f4\u0610-\u061a\u061c\u064b-\u065f\u0670\u06d6-\u06dc',
    '\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u07eb-\u07f3\u135d-\u135f\u180b-\u180f',
    '\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2018-\u201f\u202a-\u202e\u2032-\u2037\u2039',
    '\u203a\u2060-\u206f\u20d0-\u20ff\u275b-\u275e\ua78b\ua78c\ufe00-\ufe0f\ufe20-\ufe2f\ufeff',
  ].join('')}]`,
  'g',
);

const dash = /[-\u058a\u05be\u2010-\u2015\u2043\u2212]/g;

/** Letters that do not decompose, by what people type who have no key for them. */
const typedFor: Readonly<Record<string, string>> = {
  a: 'ɑ',
  ae: 'æ',
  b: 'ɓƃ',
  c: 'ƈ',
  d: 'ɗɖđð',
  e: 'ɛəǝ',
  f: 'ƒ',
  g: 'ɠǥɣ',
  h: 'ɦħ',
  i: 'ɨɩɪı',
  k: 'ƙ',
  l: 'ł',
  n: 'ɲŋ',
  o: 'ɔøɵ',
  oe: 'œ',
  p: 'ƥ',
  r: 'ɍ',
  s: 'ʂ',
  ss: 'ß',
  t: 'ƭʈŧ',
  th: 'þ',
  u: 'ʉʊ',
  v: 'ʋ',
  y: 'ƴ',
  z: 'ȥƶʒ',
  σ: 'ς',
};
const keysOf = new Map(
  Object.entries(typedFor).flatMap(([keys, letters]) =>
    [...letters].map((letter) => [letter, keys] as const),
  ),
);
const unusual = new RegExp(`[${[...keysOf.keys()].join('')}]`, 'g');

/**
 * Text as it is searched: without accents, apostrophes and quotes, in lower case, ɓ as b and ø as o,
 * hyphens as blanks, and numbers without the signs between their groups. As private.search_form() in
 * the database.
 */
export function searchForm(text: string): string {
  const letters = text
    .replaceAll('\0', '') // the database has neither this nor halves of a surrogate pair
    .replace(/\p{Surrogate}/gu, '')
    .replaceAll('\u00b4', '') // typed for an apostrophe, decomposes into a blank
    .normalize('NFKD')
    .replace(unheard, '')
    .toLowerCase()
    .replace(dash, ' ')
    .replace(unusual, (letter) => keysOf.get(letter) ?? letter);
  return asciiDigits(letters).replace(/([0-9])[ ./()]+(?=[0-9])/g, '$1');
}
