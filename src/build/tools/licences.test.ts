import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licencesFile, formatLicences } from './licences';

const [, , ...tableRows] = formatLicences()
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('docs/licences.md lists what is shipped (else: npm run licences)', () => {
  const withoutPadding = (text: string) =>
    text.replaceAll(/ *\| */g, '|').replaceAll(/\|-+/g, '|---');
  expect(withoutPadding(readFileSync(licencesFile, 'utf8'))).toBe(withoutPadding(formatLicences()));
});

test('everything that is shipped may be used in a product that is not open source', () => {
  const allowed = /^(0BSD|Apache-2\.0|BSD-[23]-Clause|ISC|MIT|MIT-0|OFL-1\.1)$/;
  expect(tableRows.length).toBeGreaterThan(50);
  expect(tableRows.filter(([, , , licence = '']) => !allowed.test(licence))).toEqual([]);
});
