import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licencesFile, formatLicences } from './licences';

const rows = formatLicences()
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('docs/licences.md lists what is shipped (else: npm run licences)', () => {
  const table = (text: string) => text.replaceAll(/ *\| */g, '|').replaceAll(/\|-+/g, '|---');
  expect(table(readFileSync(licencesFile, 'utf8'))).toBe(table(formatLicences()));
});

test('everything that is shipped may be used in a product that is not open source', () => {
  const allowed = /^(0BSD|Apache-2\.0|BSD-[23]-Clause|ISC|MIT|MIT-0|OFL-1\.1)$/;
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(([, , , licence = '']) => !allowed.test(licence))).toEqual([]);
});
