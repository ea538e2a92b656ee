import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSender } from './send';
import type { ErrorKind, CaughtError } from './watch';

const own = `${location.origin}/assets/index-AbCd123.js`;
const file = 'assets/index-AbCd123.js';

let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)) as Record<string, unknown>);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  document.body.innerHTML = '<div id="root" data-build="a1b2c3d4e5"></div>';
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.className = '';
});

const thrown = (message: string, ...places: string[]) =>
  Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n${places.map((place) => `    at f (${place})`).join('\n')}`,
  });
const sighting = (what: unknown, kind: ErrorKind = 'error'): CaughtError => ({
  kind,
  what,
  path: '/',
});
const ours = (message: string) => sighting(thrown(message, `${own}:1:2345`));
const event = (init: ErrorEventInit) => sighting(new ErrorEvent('error', init));
const violation = (more: object) =>
  sighting(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'script-src-elem',
      blockedURI: 'https://evil.example/a.js?ada',
      sourceFile: '',
      ...more,
    }),
    'policy',
  );

test('the owner gets an error with its position, page, browser and build, and nothing typed', async () => {
  const error = thrown('no "Ada" ada@example.com', `${own}?v=1:1:2345`, 'native', `${own}:2:1`);
  await createSender()(sighting(error), '/about');
  expect(sent).toEqual([
    {
      kind: 'error',
      message: 'TypeError: no [text]',
      frames: [`${file}:1:2345`, `${file}:2:1`],
      page: '/about',
      browser: expect.stringMatching(/^([A-Z][A-Za-z ]+ \d+|other)$/),
      build: 'a1b2c3d4e5',
    },
  ]);
});

test.each<[string, CaughtError]>([
  ['an extension', sighting(thrown('x', 'chrome-extension://abc/a.js:1:1', `${own}:1:1`))],
  ['a script in the page', sighting(thrown('x', `${location.origin}/about:1:1`, `${own}:1:1`))],
  ['a script of another site', event({ message: 'Script error.' })],
  ['a policy for an extension', violation({ sourceFile: 'moz-extension://abc/a.js' })],
])('the owner hears nothing of %s', async (_, foreign) => {
  await createSender()(foreign, '/');
  expect(sent).toEqual([]);
});

test.each<[string, CaughtError, object]>([
  [
    'an event without an error',
    event({ message: 'Uncaught x', filename: own, lineno: 1, colno: 7 }),
    { kind: 'error', message: 'Uncaught x', frames: [`${file}:1:7`] },
  ],
  [
    'lost code',
    ours(`Failed to fetch dynamically imported module: ${own}`),
    { kind: 'code', message: expect.stringContaining('module: assets/index.js') },
  ],
  [
    'a refused script',
    violation({ sourceFile: own, lineNumber: 1, columnNumber: 9 }),
    { kind: 'policy', message: 'script-src-elem refuses evil.example', frames: [`${file}:1:9`] },
  ],
  [
    'what React recovered from',
    sighting(
      Object.assign(thrown('x', `${own}:1:1`), { cause: thrown('y', `${own}:1:2`) }),
      'hydration',
    ),
    { kind: 'hydration', message: 'TypeError: y' },
  ],
])('the owner hears of %s', async (_, one, reported) => {
  await createSender()(one, '/');
  expect(sent).toMatchObject([reported]);
});

test('the owner gets an error once per page load, and at most five different ones', async () => {
  const send = createSender();
  for (const message of 'aabacdefg') await send(ours(message), '/');
  expect(sent.map(({ message }) => message)).toEqual([...'abcde'].map((m) => `TypeError: ${m}`));
});
