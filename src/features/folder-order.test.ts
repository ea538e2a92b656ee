import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** The folders of each feature, '.' for the files beside them: a file imports only from its own and those in lines above. */
const folderOrder = {
  admin: [
    ['records'],
    ['ui'],
    ['changes'],
    ['replies'],
    ['list'],
    ['export', 'record', 'search'],
    ['entry', 'mail', 'postings', 'session', 'team'],
    ['setup'],
    ['overview'],
    ['report'],
    ['.'],
  ],
  careers: [['.'], ['list', 'posting']],
  forms: [['fields'], ['submission'], ['application', 'contact', 'partnership', 'quote'], ['.']],
  status: [['.']],
};

const lineOf = new Map(
  Object.entries(folderOrder).flatMap(([feature, lines]) =>
    lines.flatMap((folders, line) => folders.map((folder) => [`${feature}/${folder}`, line])),
  ),
);

const src = join(import.meta.dirname, '..');
const files = new Set(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(src, path)),
);
const imports = new Map([...files].map((file) => [file, importsOf(file)]));

test('every folder of a feature is in the list', () => {
  const found = new Set([...files].flatMap((file) => folderOf(file) ?? []));
  expect([...lineOf.keys()].toSorted()).toEqual([...found].toSorted());
});

test('a folder imports only from those above it in the list', () => {
  expect([...files].flatMap(importsBack)).toEqual([]);
});

test('no file imports itself through others, types and import() included', () => {
  expect([...files].filter((file) => reaches(file, file)).map(nameOf)).toEqual([]);
});

function importsBack(file: string): string[] {
  const from = folderOf(file);
  return importsFrom(file)
    .filter((imported) => {
      const to = folderOf(imported);
      if (!from || !to || to === from || dirname(to) !== dirname(from)) return false;
      return Number(lineOf.get(to)) >= Number(lineOf.get(from));
    })
    .map((imported) => `${nameOf(file)} imports ${nameOf(imported)}`);
}

function reaches(from: string, to: string, visited = new Set<string>()): boolean {
  return importsFrom(from).some((next) => {
    if (next === to) return true;
    if (visited.has(next)) return false;
    visited.add(next);
    return reaches(next, to, visited);
  });
}

const importsFrom = (file: string) => imports.get(file) ?? [];

const nameOf = (file: string) => relative(src, file);

/** Returns a folder of a feature, such as `admin/list`. */
function folderOf(file: string): string | undefined {
  const [top, feature, ...rest] = nameOf(file).split('/');
  if (top !== 'features' || rest.length === 0) return undefined;
  return `${feature}/${rest.length > 1 ? rest[0] : '.'}`;
}

function importsOf(file: string): string[] {
  const imported = readFileSync(file, 'utf8').matchAll(
    /\b(?:from|import)\s*\(?\s*'((?:@|\.\.?)\/[^'\n]+)'/g,
  );
  return [...imported].flatMap(([, name = '']) => {
    const path = name.startsWith('@') ? join(src, name.slice(2)) : join(dirname(file), name);
    const endings = ['', '.ts', '.tsx', '/index.ts'];
    return endings.map((ending) => path + ending).find((one) => files.has(one)) ?? [];
  });
}
