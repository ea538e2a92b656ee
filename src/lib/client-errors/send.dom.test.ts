import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSender } from './send';
import type { ErrorKind, Sighting } from './watch';

const own = `${location.origin}/assets/index-AbCd1234.js`;

let sent: Record<string, unknown>[];
let answer: () => Promise<Response>;
const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

beforeEach(() => {
  sent = [];
  answer = () => Promise.resolve(new Response(null, { status: 204 }));
  localStorage.clear();
  vi.stubGlobal('fetch', (url: string, { body, keepalive }: RequestInit) => {
    const isReport = url.endsWith('/rest/v1/rpc/report_client_error') && keepalive === true;
    if (isReport) sent.push(JSON.parse(String(body)) as Record<string, unknown>);
    return answer();
  });
  document.body.innerHTML = '<div id="root" data-build="a1b2c3d4e5"></div>';
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  if (storage) Object.defineProperty(globalThis, 'localStorage', storage);
  localStorage.clear();
  document.documentElement.className = '';
});

const thrown = (message: string, ...places: string[]) =>
  Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n${places.map((place) => `    at f (${place})`).join('\n')}`,
  });
const sighting = (what: unknown, kind: ErrorKind = 'error'): Sighting => ({
  kind,
  what,
  path: '/',
});
const ours = (message: string) => sighting(thrown(message, `${own}:1:2345`));

test('an error is told with where it was, in which browser and build, and nothing typed', async () => {
  const send = createSender();
  const error = thrown(
    'no "Ada Okafor" ada@example.com',
    `${own}?v=1:1:2345`,
    'native',
    `${own}:2:1`,
  );
  await send(sighting(error), '/about');
  expect(sent).toEqual([
    {
      kind: 'error',
      message: 'TypeError: no [text]',
      frames: ['assets/index-AbCd1234.js:1:2345', 'assets/index-AbCd1234.js:2:1'],
      page: '/about',
      browser: expect.stringMatching(/^([A-Z][A-Za-z ]+ \d+|other)$/),
      build: 'a1b2c3d4e5',
    },
  ]);
});

test.each<[string, string]>([
  ['Firefox and Safari', `f@${own}:1:2345\n@${own}:2:1\nglobal code@${own}:3:1`],
  [
    'Chrome',
    `TypeError: x\n    at async f (${own}:1:2345)\n    at ${own}:2:1\n    at new A (${own}:3:1)`,
  ],
])('the stack of %s is read', async (_, stack) => {
  const send = createSender();
  await send(sighting(Object.assign(new Error('x'), { stack })), '/');
  const files = 'assets/index-AbCd1234.js';
  expect(sent[0]?.['frames']).toEqual([`${files}:1:2345`, `${files}:2:1`, `${files}:3:1`]);
});

const errorEvent = (init: ErrorEventInit) => new ErrorEvent('error', init);
const rejection = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection'), { reason, promise: undefined });
const violation = (more: object) =>
  Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'script-src-elem',
    blockedURI: 'https://evil.example/a.js?ada',
    sourceFile: '',
    lineNumber: 0,
    columnNumber: 0,
    ...more,
  });

test.each<[string, Sighting]>([
  ['an extension', sighting(thrown('x', 'chrome-extension://abc/a.js:1:1', `${own}:1:1`))],
  ['an extension in Safari', sighting(thrown('x', 'webkit-masked-url://hidden/:1:1'))],
  ['a script in the page', sighting(thrown('x', `${location.origin}/about:1:1`, `${own}:1:1`))],
  ['a script of another site', sighting(errorEvent({ message: 'Script error.' }))],
  ['a script without a name', sighting(errorEvent({ message: 'x', error: 'x' }))],
  [
    'a notice about observers',
    sighting(errorEvent({ message: 'ResizeObserver loop', filename: location.href })),
  ],
  [
    'a rejection without an error',
    sighting(rejection('Object Not Found Matching Id:2'), 'rejection'),
  ],
  [
    'a policy for an extension',
    sighting(violation({ sourceFile: 'moz-extension://abc/a.js' }), 'policy'),
  ],
  [
    'a policy against an extension',
    sighting(violation({ blockedURI: 'chrome-extension://abc/a.js' }), 'policy'),
  ],
])('%s is not ours', async (_, foreign) => {
  await createSender()(foreign, '/');
  expect(sent).toEqual([]);
});

test.each<[string, Sighting, object]>([
  [
    'an event with an error',
    sighting(errorEvent({ error: thrown('x', `${own}:1:1`) })),
    { kind: 'error', message: 'TypeError: x' },
  ],
  [
    'an event without one',
    sighting(errorEvent({ message: 'Uncaught x', filename: own, lineno: 1, colno: 7 })),
    { kind: 'error', message: 'Uncaught x', frames: ['assets/index-AbCd1234.js:1:7'] },
  ],
  [
    'a rejection',
    sighting(rejection(thrown('x', `${own}:1:1`)), 'rejection'),
    { kind: 'rejection', message: 'TypeError: x' },
  ],
  [
    'a rejection that has no trace',
    sighting(
      rejection(Object.assign(new Error('gone'), { name: 'AbortError', stack: '' })),
      'rejection',
    ),
    { kind: 'rejection', message: 'AbortError: gone' },
  ],
  [
    'lost code',
    ours(`Failed to fetch dynamically imported module: ${own}`),
    {
      kind: 'code',
      message: 'TypeError: Failed to fetch dynamically imported module: assets/index.js',
    },
  ],
  [
    'a refused script',
    sighting(violation({ sourceFile: own, lineNumber: 1, columnNumber: 9 }), 'policy'),
    {
      kind: 'policy',
      message: 'script-src-elem refuses evil.example',
      frames: ['assets/index-AbCd1234.js:1:9'],
    },
  ],
  [
    'a refused script in the page',
    sighting(violation({ blockedURI: 'inline' }), 'policy'),
    { kind: 'policy', message: 'script-src-elem refuses inline', frames: [] },
  ],
  [
    'what React recovered from',
    sighting(
      Object.assign(thrown('x', `${own}:1:1`), { cause: thrown('y', `${own}:1:2`) }),
      'hydration',
    ),
    { kind: 'hydration', message: 'TypeError: y' },
  ],
])('%s is told', async (_, one, told) => {
  await createSender()(one, '/');
  expect(sent).toMatchObject([told]);
});

test('where a translator is at work, hydration was bound to fail', async () => {
  document.documentElement.className = 'translated-ltr';
  const send = createSender();
  await send(sighting(thrown('x', `${own}:1:1`), 'hydration'), '/');
  expect(sent).toEqual([]);
});

test('the same is told once a page load, and five different ones at most', async () => {
  const send = createSender();
  for (const message of ['a', 'a', 'b', 'a', 'c', 'd', 'e', 'f', 'g'])
    await send(ours(message), '/');
  expect(sent.map(({ message }) => message)).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((name) => `TypeError: ${name}`),
  );
});

test('a device tells twenty a day, and again on the next', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') });
  for (let load = 0; load < 6; load += 1) {
    const send = createSender();
    for (const message of ['a', 'b', 'c', 'd', 'e']) await send(ours(message), '/');
  }
  expect(sent).toHaveLength(20);
  expect(Object.entries({ ...localStorage })).toEqual([['errors-told', '2026-11-26 20']]);
  vi.setSystemTime(new Date('2026-11-27T12:00:00Z'));
  await createSender()(ours('a'), '/');
  expect(sent).toHaveLength(21);
});

test('without storage it is told all the same', async () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  await createSender()(ours('a'), '/');
  expect(sent).toHaveLength(1);
});

test('without a network nothing is told, and nothing kept', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const send = createSender();
  await send(ours('a'), '/');
  expect(sent).toEqual([]);
  expect(localStorage).toHaveLength(0);
});
