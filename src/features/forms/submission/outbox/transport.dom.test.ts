import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postByFetch, postJson } from '@/lib/post-json';
import { transportBy } from './transport';
import type { Submission } from './types';

/** Of a proxy that takes everything at once and hands it on at this speed. */
let bytesPerSecond = 0;
const durationMsOf = (body: string) => (body.length / bytesPerSecond) * 1000;

class SlowRequest {
  status = 201;
  responseText = '';
  upload: { onprogress?: (event: unknown) => void } = {};
  onload?: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  open() {}
  setRequestHeader() {}
  getResponseHeader = () => null;
  abort() {
    clearTimeout(this.timer);
  }
  send(body: string) {
    this.upload.onprogress?.({ loaded: 1, total: 1, lengthComputable: true });
    this.timer = setTimeout(() => this.onload?.(), durationMsOf(body));
  }
}

const slowFetch = async (_url: unknown, { body, signal }: { body: string; signal: AbortSignal }) =>
  new Promise<Response>((resolve, reject) => {
    setTimeout(() => resolve(new Response(null, { status: 201 })), durationMsOf(body));
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
  vi.stubGlobal('fetch', slowFetch);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const submissionOf = (kB: number): Submission => ({
  id: '5b1b0d2e-7c07-4a3c-9d0f-0a4a6f1f4b11',
  path: '/nowhere',
  // Of the size that the file has in base64.
  row: { text: 'x'.repeat((kB * 1000 * 4) / 3) },
  files: [],
  writtenAt: 0,
  tries: 0,
  dueAt: 0,
  retryAfter: 0,
});

const postByCaller = { 'a page': postJson, 'the service worker': postByFetch };

/** Sends until it is stored, or ten times; `countsTries` as the outbox does where it can store its tries. */
async function triesOf(caller: keyof typeof postByCaller, kB: number, countsTries: boolean) {
  const send = transportBy(postByCaller[caller]);
  for (let tries = 1; tries < 10; tries++) {
    const sent = send({ ...submissionOf(kB), tries: countsTries ? tries - 1 : 0 });
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await vi.runAllTimersAsync();
    // oxlint-disable-next-line no-await-in-loop
    if ((await sent).result === 'stored') return tries;
  }
  return 10;
}

test.each([
  [300, 16, 1],
  [300, 5, 2],
  [5000, 5, 2],
  [1000, 1, 3],
])(
  'a file of %i kB at %i kB/s arrives at try %i, even if tries cannot be stored',
  async (kB, kBps, tries) => {
    bytesPerSecond = kBps * 1000;
    expect(await triesOf('a page', kB, true)).toBe(tries);
    expect(await triesOf('a page', kB, false)).toBe(tries);
    expect(await triesOf('the service worker', kB, true)).toBe(tries);
  },
);

test('a small submission without a response is given up within 20 seconds, after any number of tries', async () => {
  bytesPerSecond = 1e-6;
  const send = transportBy(postJson);
  for (const tries of [0, 1, 20]) {
    let ended = false;
    void send({ ...submissionOf(1), tries }).then(() => (ended = true));
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ended).toBe(true);
  }
});
