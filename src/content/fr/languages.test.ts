import { describe, expect, test } from 'vitest';
import { site } from '../facts/site';
import { countryNames } from './country-names';
import { allTexts, english, englishOf, findFaults, french, isFact, leavesOf } from './french-texts';

const asWords = (list: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\d_‑-])(?:${list.replaceAll(/\s+/g, '|')})(?![\p{L}\d_‑-])`,
    'iu',
  );

const words: Record<string, RegExp> = {
  'no English function word is left': asWords(
    'the and with without your you our we my they their of for from to into over after before than ' +
      'then there this that these those is are was were be been not no if any all when which who ' +
      'how what where why have has had can will would should must by at it its each every please get more',
  ),
  'the reader is addressed as vous': asWords('tu te toi ton tes'),
};

/** What docs/glossaire.md has another word for. Keywords hold what people search for. */
const otherWords = asWords('VAS email courriel mail PIN terminal marketplace');

test.each(Object.entries(words))('%s', (_, pattern) => {
  expect(allTexts.length).toBeGreaterThan(500);
  expect(findFaults(pattern)).toEqual([]);
});

test('a thing has the name that the glossary gives it', () => {
  const shown = allTexts.filter(({ path }) => !path.includes('.keywords.'));
  expect(findFaults(otherWords, shown)).toEqual([]);
});

/** Names, technical terms and words that both languages write alike. */
const alike = [
  site.name,
  site.address.city,
  'WhatsApp(?: Business)?|Messenger|Platform|WebRTC|Opus|GSMA Mobile Money API',
  'delivered|pay|Diameter Ro|Nchf|LTE Cat|EMV 3-D Secure|mobile money',
  'Chatbot|Commission|Contact|Menu|Mission|Notifications|Page|Quiz|Services|Vision',
  'Angola|Botswana|Burkina Faso|Burundi|Djibouti|Eswatini|Gabon|Ghana|Kenya|Lesotho|Liberia',
  'Madagascar|Malawi|Mali|Mozambique|Niger|Nigeria|Rwanda|Seychelles|Sierra Leone|Togo|Zimbabwe',
].join('|');
const exempt = new RegExp(`(?<!\\p{L})(?:${alike})(?!\\p{L})`, 'gu');
const needsTranslation = (text: string) => /\p{Ll}{2}/u.test(text.replaceAll(exempt, ''));

const pairs = Object.entries(french).flatMap(([file, exports]) => {
  const counterpart = englishOf(file);
  return counterpart ? [{ file, ours: leavesOf(exports), theirs: leavesOf(counterpart) }] : [];
});

const figuresIn = (text: string) =>
  text
    .replaceAll('24\u202fh/24 et 7\u202fj/7', '24/7')
    .replaceAll(/(?<=\d)[,\u202f](?=\d{3})/g, '')
    .replaceAll(',', '.')
    .match(/\d+(?:\.\d+)?/g)
    ?.toSorted()
    .join(' ');

/** Code without what a person says in it, and without its currency. */
const ownCode = (code: unknown) =>
  typeof code === 'string'
    ? code.replaceAll(/(?<="(?:text|answer|currency)": )"[^"]*"/g, '""')
    : code;

describe('beside the English texts', () => {
  test('every public file has its French one', () => {
    const published = Object.keys(english).filter((file) => !file.startsWith('../en/admin'));
    expect(published.length).toBeGreaterThan(40);
    expect(published.filter((file) => !french[file.replace('../en/', './')])).toEqual([]);
  });

  test('no text is missing and none is in excess', () => {
    const isText = ([path]: [string, unknown]) => !path.includes('.keywords.');
    for (const { file, ours, theirs } of pairs) {
      const isKnown = (path: string) => theirs.has(path) || path.endsWith('InWords');
      const missing = [...theirs].filter(isText).filter(([path]) => !ours.has(path));
      const excess = [...ours].filter(isText).filter(([path]) => !isKnown(path));
      expect({ file, missing, excess }).toEqual({ file, missing: [], excess: [] });
    }
  });

  test('links, icons and stored values are the same', () => {
    const differing = pairs.flatMap(({ file, ours, theirs }) =>
      [...theirs]
        .filter(
          ([path, value]) => isFact(path, value) && ownCode(ours.get(path)) !== ownCode(value),
        )
        .map(([path]) => `${file} ${path}`),
    );
    expect(differing).toEqual([]);
  });

  test('every figure is the same', () => {
    /** Phone hints of each region, languages, search words, and a count of none. */
    const exempted = /\.phone\.(?:hint$|noCode)|language$|\.keywords\.|\.checkFields\(0,0\)$/;
    const differing = pairs.flatMap(({ file, ours, theirs }) =>
      [...ours].flatMap(([path, text]) => {
        const original = theirs.get(path);
        return typeof text === 'string' &&
          typeof original === 'string' &&
          !exempted.test(path) &&
          figuresIn(text) !== figuresIn(original)
          ? [`${file} ${path}: ${text}`]
          : [];
      }),
    );
    expect(differing).toEqual([]);
  });

  test('no text is the English one', () => {
    const untranslated = pairs.flatMap(({ file, ours, theirs }) =>
      [...ours].flatMap(([path, text]) =>
        typeof text === 'string' &&
        !isFact(path, text) &&
        theirs.get(path) === text &&
        needsTranslation(text)
          ? [`${file} ${path}: ${text}`]
          : [],
      ),
    );
    expect(untranslated).toEqual([]);
  });

  test('no stored name is shown as it is stored', () => {
    const stored = Object.entries(french).filter(([file]) => !englishOf(file));
    const untranslated = stored.flatMap(([, exports]) =>
      [...leavesOf(exports)].filter(
        ([path, text]) => path.slice(path.indexOf('.') + 1) === text && needsTranslation(text),
      ),
    );
    expect(stored.length).toBeGreaterThan(1);
    expect(untranslated).toEqual([]);
  });
});

test('countries stand in the order of their French names', () => {
  const names = Object.values(countryNames);
  expect(names.length).toBeGreaterThan(50);
  expect(names).toEqual(names.toSorted(new Intl.Collator('fr').compare));
});
