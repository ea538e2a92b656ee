import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '../../content/facts/languages';
import { productPaths, regionPaths } from '../../content/facts/paths';

const list = readFileSync('docs/before-launch.md', 'utf8');
const rows = [...list.matchAll(/^\| (?<pages>[^|]+) \| (?<claim>[^|]+) \| (?<files>[^|]+) \|$/gm)]
  .slice(2)
  .map(({ groups }) => ({ pages: '', files: '', ...groups }));

test('the list before launch names files that exist, in both languages', () => {
  const files = new Set(
    rows.flatMap(({ files: cell }) => cell.match(/(?<=`)[\w/-]+\.ts(?=`)/g) ?? []),
  );
  const paths = [...files].flatMap((file) =>
    file.startsWith('facts/')
      ? [`src/content/${file}`]
      : locales.map((locale) => `src/content/${locale}/${file}`),
  );
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('the list before launch has a row for every product and region', () => {
  const pages = rows.flatMap(({ pages: cell }) => cell.match(/(?<=`)[^`]+(?=`)/g) ?? []);
  expect(pages).toEqual(expect.arrayContaining([...productPaths, ...regionPaths]));
});
