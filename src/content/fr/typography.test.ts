import { describe, expect, test } from 'vitest';
import { countryNames } from './country-names';

type Files = Record<string, Record<string, unknown>>;
/** What is said, or a link, an icon, a key: by its path within its file. */
type Leaves = Map<string, unknown>;

const french: Files = import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], { eager: true });
const english: Files = import.meta.glob('../en/**/*.ts', { eager: true });
const englishOf = (file: string) => english[file.replace('./', '../en/')];

/** Keys whose values are the same in every language. */
const facts = new Set('code,formId,href,icon,id,link,path,status,target'.split(','));
const isFact = (path: string, value: unknown) =>
  typeof value !== 'string' ||
  facts.has(path.split('.').at(-1) ?? '') ||
  /^(?:\/|https?:)\S*$/.test(value);

/** A function's texts are those that it gives for one, none and several. */
const calls: readonly (readonly number[])[] = [
  [1, 1],
  [0, 0],
  [2, 5],
];
/** Functions of a list of names. */
const takesList = /\.attach$/;

function collect(value: unknown, path: string, leaves: Leaves): Leaves {
  if (typeof value === 'function') {
    for (const given of calls) {
      const said = takesList.test(path) ? value(given.map(String)) : value(...given);
      collect(said, `${path}(${given})`, leaves);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      collect(inner, path ? `${path}.${key}` : key, leaves);
    }
  } else if (typeof value === 'string' && value.startsWith('mailto:')) {
    const mail = new URL(value);
    leaves.set(path, mail.pathname);
    for (const [part, words] of mail.searchParams) {
      leaves.set(`${path} ${part}`, words.replaceAll(/\s*\n\s*/g, ' ').trim());
    }
  } else leaves.set(path, value);
  return leaves;
}

const leavesOf = (exports: Record<string, unknown>) => {
  const { shareEyebrow, ...rest } = exports;
  const leaves = collect(rest, '', new Map());
  if (typeof shareEyebrow === 'function') {
    for (const path of ['/', '/products/vas', '/regions/east-africa']) {
      leaves.set(`shareEyebrow(${path})`, shareEyebrow(path));
    }
  }
  return leaves;
};

const texts = Object.entries(french).flatMap(([file, exports]) =>
  [...leavesOf(exports)].flatMap(([path, value]) =>
    typeof value === 'string' && !isFact(path, value) ? [{ file, path, text: value }] : [],
  ),
);

/** Addresses, and laws and authorities by the names that they have in their country. */
const quoted = /https?:\/\/\S+|Communications Authority of Kenya|Data Protection and Privacy Act/g;

/** Where a fault is, and the words around it. */
const faults = (pattern: RegExp) =>
  texts.flatMap(({ file, path, text }) => {
    const spoken = text.replaceAll(quoted, '·');
    const at = spoken.search(pattern);
    return at < 0 ? [] : [`${file} ${path}: ${spoken.slice(Math.max(0, at - 20), at + 20)}`];
  });

const THIN = '\\u202f';
const rules: Record<string, RegExp> = {
  'a narrow no-break space stands before high punctuation': new RegExp(
    `(?<!${THIN})[;!?%»]|(?<![${THIN}\\d]):|(?<=\\d):(?!\\d)`,
    'u',
  ),
  'a narrow no-break space follows an opening quotation mark': new RegExp(`«(?!${THIN})`, 'u'),
  'a narrow no-break space groups digits and precedes units': new RegExp(
    String.raw`\d[^\S${THIN}](?:\d{3}(?!\d)|(?:h|j|s|kHz|GHz|[kKMG]o|M|%|€|\$|heures?|millions?)(?![\p{L}\d]))`,
    'u',
  ),
  'apostrophes and quotation marks are printed ones': /['"“”`´]/u,
  'an ellipsis is one sign': /\.{2}/u,
  'no text is empty': /^\s*$/u,
  'no space is doubled, leads or trails': /\s\s|^\s|\s$/u,
  'no English function word is left':
    /(?<![\p{L}\d_-])(?:the|and|with|without|your|you|our|we|they|their|of|for|from|to|this|that|these|is|was|not|when|which|who|how|what|where|have|has|can|will|by|at|it|its|each|every|please|get|more)(?![\p{L}\d_-])/iu,
};

/** Names, technical terms and words that both languages write alike. */
const alike = [
  'Deccan Reach|Hyderabad|WhatsApp Business|Messenger|Platform|WebRTC|GSMA Mobile Money API',
  'Diameter Ro|Nchf|LTE Cat|EMV 3-D Secure|mobile money',
  'Contact|Menu|Mission|Notifications|Page|Quiz|Services|Vision',
  'Angola|Botswana|Burkina Faso|Burundi|Djibouti|Eswatini|Gabon|Ghana|Kenya|Lesotho|Liberia',
  'Madagascar|Malawi|Mali|Mozambique|Niger|Nigeria|Rwanda|Seychelles|Sierra Leone|Togo|Zimbabwe',
].join('|');
const exempt = new RegExp(`(?<!\\p{L})(?:${alike})(?!\\p{L})`, 'gu');
const needsTranslation = (text: string) => /\p{Ll}{2}/u.test(text.replaceAll(exempt, ''));

test.each(Object.entries(rules))('%s', (_, pattern) => {
  expect(texts.length).toBeGreaterThan(500);
  expect(faults(pattern)).toEqual([]);
});

describe('beside the English texts', () => {
  const pairs = Object.entries(french).flatMap(([file, exports]) => {
    const counterpart = englishOf(file);
    return counterpart ? [{ file, ours: leavesOf(exports), theirs: leavesOf(counterpart) }] : [];
  });

  test('none is missing and none is in excess', () => {
    const counted = ([path]: [string, unknown]) => !path.includes('.keywords.');
    for (const { file, ours, theirs } of pairs) {
      const said = [...ours].filter(counted).map(([path]) => path);
      const known = (path: string) => theirs.has(path) || path.endsWith('InWords');
      expect({
        file,
        missing: [...theirs].filter(counted).filter(([path]) => !ours.has(path)),
      }).toEqual({ file, missing: [] });
      expect({ file, excess: said.filter((path) => !known(path)) }).toEqual({ file, excess: [] });
    }
  });

  test('links, icons and stored values are the same', () => {
    const other = pairs.flatMap(({ file, ours, theirs }) =>
      [...theirs]
        .filter(([path, value]) => isFact(path, value) && ours.get(path) !== value)
        .map(([path]) => `${file} ${path}`),
    );
    expect(other).toEqual([]);
  });

  test('no text is the English one', () => {
    const left = pairs.flatMap(({ file, ours, theirs }) =>
      [...ours].flatMap(([path, text]) =>
        typeof text === 'string' &&
        !isFact(path, text) &&
        theirs.get(path) === text &&
        needsTranslation(text)
          ? [`${file} ${path}: ${text}`]
          : [],
      ),
    );
    expect(left).toEqual([]);
  });
});

describe('what search engines are told', () => {
  const metas = (part: string) => texts.filter(({ path }) => path.endsWith(`meta.${part}`));

  test.each([
    ['title', 10, 60],
    ['description', 70, 160],
  ] as const)('has a %s of a length that they show, unlike any other', (part, least, most) => {
    const found = metas(part);
    expect(found.length).toBeGreaterThan(15);
    expect(found.filter(({ text }) => text.length < least || text.length > most)).toEqual([]);
    expect(new Set(found.map(({ text }) => text)).size).toBe(found.length);
  });
});

test('countries stand in the order of their French names', () => {
  const names = Object.values(countryNames);
  expect(names).toEqual(names.toSorted(new Intl.Collator('fr').compare));
});
