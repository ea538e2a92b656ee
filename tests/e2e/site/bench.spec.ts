import { compare } from '../../bench/site-compare.ts';
import { table } from '../../bench/site-table.ts';
import { expect, guardedTest as test } from '../support.ts';

test('the bench tells of a page', { tag: '@nightly' }, async ({ browser }) => {
  test.setTimeout(180_000); // two long looks, on a machine that may be busy
  const compared = await compare(browser, 'dist', ['/get-quote'], { rounds: 1, patience: 20_000 });
  const [heads, rule, row, ...more] = table(compared, [[99, 100, 100, 100]]).split('\n');
  expect(more).toEqual([]);
  const width = heads?.split('|').length;
  expect([rule, row].map((line) => line?.split('|').length)).toEqual([width, width]);
  // LCP, plain HTML's, ratio, header, page, form, CLS, kB, plain HTML's, requests
  expect(row).toMatch(
    /^\| \/get-quote( \| [\d,]{3,}){2} \| \d\.\d\d( \| [\d,]{4,}){3} \| 0\.\d{3}( \| \d+\.\d){2} \| \d+ \| 99 100 100 100 \|$/,
  );
  expect(compared[0]?.plain, 'without a script nothing reacts').not.toHaveProperty('header');
});
