import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createErrorSender } from './send';
import type { ErrorKind, CaughtError } from './watch';

const script = `${location.origin}/assets/index-AbCd123.js`;
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

const errorAt = (message: string, ...places: string[]) =>
  Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n${places.map((place) => `    at f (${place})`).join('\n')}`,
  });
const caughtOf = (errorOrEvent: unknown, kind: ErrorKind = 'error'): CaughtError => ({
  kind,
  errorOrEvent,
  path: '/',
});
const ownError = (message: string) => caughtOf(errorAt(message, `${script}:1:2345`));
const errorEvent = (init: ErrorEventInit) => caughtOf(new ErrorEvent('error', init));
const violation = (details: object) =>
  caughtOf(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'script-src-elem',
      blockedURI: 'https://evil.example/a.js?ada',
      sourceFile: '',
      ...details,
    }),
    'policy',
  );

test('the owner gets an error with its position, page, browser and build, and nothing typed', async () => {
  const places = [`${script}?v=1:1:2345`, 'native', `${script}:2:1`];
  const error = errorAt('no "Ada" ada@example.com', ...places);
  await createErrorSender()(caughtOf(error), '/about');
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
  ['an extension', caughtOf(errorAt('x', 'chrome-extension://abc/a.js:1:1', `${script}:1:1`))],
  ['a script in the page', caughtOf(errorAt('x', `${location.origin}/about:1:1`, `${script}:1:1`))],
  ['a script of another site', errorEvent({ message: 'Script error.' })],
  ['a policy for an extension', violation({ sourceFile: 'moz-extension://abc/a.js' })],
])('the owner hears nothing of %s', async (_, caught) => {
  await createErrorSender()(caught, '/');
  expect(sent).toEqual([]);
});

test.each<[string, CaughtError, object]>([
  [
    'an event without an error',
    errorEvent({ message: 'Uncaught x', filename: script, lineno: 1, colno: 7 }),
    { kind: 'error', message: 'Uncaught x', frames: [`${file}:1:7`] },
  ],
  [
    'lost code',
    ownError(`Failed to fetch dynamically imported module: ${script}`),
    { kind: 'code', message: expect.stringContaining('module: assets/index.js') },
  ],
  [
    'a refused script',
    violation({ sourceFile: script, lineNumber: 1, columnNumber: 9 }),
    { kind: 'policy', message: 'script-src-elem refuses evil.example', frames: [`${file}:1:9`] },
  ],
  [
    'what React recovered from',
    caughtOf(
      Object.assign(errorAt('x', `${script}:1:1`), { cause: errorAt('y', `${script}:1:2`) }),
      'hydration',
    ),
    { kind: 'hydration', message: 'TypeError: y' },
  ],
])('the owner hears of %s', async (_, caught, report) => {
  await createErrorSender()(caught, '/');
  expect(sent).toMatchObject([report]);
});

test('the owner gets an error once per page load, and at most five different ones', async () => {
  const send = createErrorSender();
  for (const message of 'aabacdefg') await send(ownError(message), '/');
  expect(sent.map(({ message }) => message)).toEqual([...'abcde'].map((m) => `TypeError: ${m}`));
});
