import { processors } from '../facts/processors';
import { site } from '../facts/site';

/** For tests: what the French texts say, and what the English ones say in the same places. */
type Files = Record<string, Record<string, unknown>>;
/** Texts, links, icons and keys by their path within a file. */
type Leaves = ReadonlyMap<string, unknown>;

export const french: Files = import.meta.glob(
  ['./**/*.ts', '!./**/*.test.ts', '!./index.ts', '!./{french-texts,typography}.ts'],
  { eager: true },
);
export const english: Files = import.meta.glob(['../en/**/*.ts', '!../en/index.ts'], {
  eager: true,
});
export const englishOf = (file: string) => english[file.replace('./', '../en/')];

/** Keys whose values are the same in every language. */
const factKeys = new Set('code,formId,href,icon,id,link,path,status,target'.split(','));
export const isFact = (path: string, value: unknown) =>
  typeof value !== 'string' ||
  factKeys.has(path.split('.').at(-1) ?? '') ||
  /^(?:default\.)?\w+\.(?:kind|signal)$|\.art\.(?:kind|signal)$|\.\d+\.(?:type|state)$|\.line\.\d+\.statuses\.\d+$/.test(
    path,
  ) ||
  /^(?:\/|https?:)\S*$/.test(value);

/** A function's texts are those that it gives for one, none and several. */
const sampleCalls: readonly (readonly number[])[] = [
  [1, 1],
  [0, 0],
  [2, 5],
];
/** Functions of a list of names. */
const takesList = /\.attach$/;

/** Each language has its own version of the words that are agreed to. */
const versionKey = 'consentVersion';

function collect(value: unknown, path: string, leaves: Map<string, unknown>): Leaves {
  if (typeof value === 'function') {
    for (const numbers of sampleCalls) {
      const result = takesList.test(path) ? value(numbers.map(String)) : value(...numbers);
      collect(result, `${path}(${numbers})`, leaves);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key !== versionKey) collect(inner, path ? `${path}.${key}` : key, leaves);
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

export function leavesOf(exports: Record<string, unknown>): Leaves {
  const { shareEyebrow, ...rest } = exports;
  const leaves = new Map<string, unknown>();
  collect(rest, '', leaves);
  if (typeof shareEyebrow === 'function') {
    for (const path of ['/', '/products/vas', '/regions/east-africa']) {
      leaves.set(`shareEyebrow(${path})`, shareEyebrow(path));
    }
  }
  return leaves;
}

/** Offers of the other language are written in it. */
const inOtherLanguage = /^common\.(offer\.|locale)/;

export const allTexts = Object.entries(french).flatMap(([file, exports]) =>
  [...leavesOf(exports)].flatMap(([path, value]) =>
    typeof value === 'string' && !isFact(path, value) && !inOtherLanguage.test(path)
      ? [{ file, path, text: value }]
      : [],
  ),
);

/** Addresses, keywords, and laws and authorities by the names that they have in their country. */
const foreignWords =
  /https?:\/\/\S+|Communications Authority of Kenya|Data Protection and Privacy Act|Data Protection Board of India|Digital Personal Data Protection Act/g;

const { line, city, state } = site.address;
/** Names, which no language changes. */
const properNames = [
  ...Object.values(processors).map(({ name }) => name),
  site.name,
  site.phone,
  line,
  city,
  ...(state ? [state] : []),
];

/** Where a fault is, and the words around it. */
export const findFaults = (pattern: RegExp, checked: typeof allTexts = allTexts) =>
  checked.flatMap(({ file, path, text }) => {
    const ownWords = properNames
      .reduce((words, name) => words.replaceAll(name, '·'), text)
      .replaceAll(foreignWords, '·');
    const at = ownWords.search(pattern);
    return at < 0 ? [] : [`${file} ${path}: ${ownWords.slice(Math.max(0, at - 20), at + 20)}`];
  });
