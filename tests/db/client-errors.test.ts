import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { become, tryStep, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

const report = {
  kind: 'error',
  message: 'TypeError: x is not a function',
  frames: ['assets/index-AbCd123.js:1:2345', 'assets/about-page-Ab-d_23.js:2:1'],
  page: '/fr/careers/:id',
  browser: 'Samsung Internet 29',
  build: 'a1b2c3d4e5-dirty',
};

const reportError = (tx: Tx, changes: object = {}) => {
  const { kind, message, frames, page, browser, build } = { ...report, ...changes };
  return tx`select report_client_error(${kind}, ${message}, ${frames}, ${page}, ${browser}, ${build})`;
};
const readErrors = (tx: Tx) => tx`select * from client_errors order by last_seen_at, message`;

it('report_client_error groups reports by their first frame and their page', async ({ tx }) => {
  await become(tx, 'anonymous');
  await reportError(tx);
  await reportError(tx, { frames: [report.frames[0], 'assets/other-AbCd123.js:1:1'] });
  await reportError(tx, { page: '/about' });
  await become(tx, 'owner');
  const rows = await readErrors(tx);
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual(expect.objectContaining({ ...report, occurrences: 2 }));
});

it.for([
  ['kind', { kind: 'other' }],
  ['message', { message: 'of Adaéze' }],
  ['frames', { frames: ['<b>Ada</b>'] }],
  ['page', { page: '/status#secret' }],
  ['browser', { browser: 'Mozilla/5.0 (Ada; like Gecko)' }],
] as const)(
  'report_client_error rejects a %s that the site never sends',
  async ([column, change], { tx }) => {
    expect(await tryStep(tx, (step) => reportError(step, change))).toMatch(
      new RegExp(`^refused client_errors_${column}_`),
    );
  },
);
