import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobAddress } from '../job-addresses';
import { showEarly } from './show-early';
import { shownEarly } from '../shown-early';
import { jobId, makeJob } from '@tests/support/test-jobs';

const address = jobAddress(jobId(1));
const shown = () => document.querySelector('h1')?.textContent;

function arrive(answer: Response) {
  window.early = { [address]: Promise.resolve(answer) };
}

beforeEach(() => {
  window.history.replaceState(null, '', `/careers/${jobId(1).toUpperCase()}`);
  document.body.innerHTML =
    '<div data-posting=""><a href="/careers">Back</a><h1>Open position</h1></div>' +
    '<template><div data-posting=""><h1>{title}</h1></div></template>';
});
afterEach(() => {
  delete window.shownJob;
  delete window.early;
  document.body.innerHTML = '';
});

test('the posting is shown, and React is told which; the answer can still be read', async () => {
  const answer = Response.json([makeJob(1)]);
  arrive(answer);
  await showEarly();
  expect(shown()).toBe('Position 1');
  expect(shownEarly(jobId(1))).toEqual({ job: makeJob(1), built: false });
  expect(shownEarly(jobId(2))).toBeUndefined();
  expect(await answer.json()).toHaveLength(1);
});

test.each([
  ['React has taken over already', () => void shownEarly(jobId(1))],
  ['a link within has the focus', () => document.querySelector('a')?.focus()],
  ['the posting is closed', () => arrive(Response.json([]))],
  ['the server is in trouble', () => arrive(Response.json([makeJob(1)], { status: 500 }))],
  ['nothing was asked for', () => delete window.early],
])('what is there stays when %s', async (_, happens) => {
  arrive(Response.json([makeJob(1)]));
  happens();
  await showEarly();
  expect(shown()).toBe('Open position');
  expect(shownEarly(jobId(1))).toBeUndefined();
});
