import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadOnStaleChunk } from './stale-chunk';
import { restoreText } from './restore-text';

const file = 'http://localhost:3000/assets/quote-form-Ab12.js';
const part = 'http://localhost:3000/assets/forms-Cd34.js';

const status = (code: number) => () => new Response('', { status: code });
const networkError = () => {
  throw new TypeError('Failed to fetch');
};

type Answers = Record<string, (options?: RequestInit) => Response>;

function serve(answers: Answers = {}) {
  const fetched = vi.fn<(url: string, options?: RequestInit) => Promise<Response>>(
    async (url, options) => (answers[url] ?? status(200))(options),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const reload = vi.fn<() => void>();
reloadOnStaleChunk(reload);

/** Fires Vite's event, and waits for the request to a responding server. */
async function failImport(importedFile = file) {
  const payload = new TypeError(`Failed to fetch dynamically imported module: ${importedFile}`);
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  await vi.advanceTimersByTimeAsync(0);
}

let pageNumber = 0;

const signInPage = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', `/page-${(pageNumber += 1)}`);
  document.head.innerHTML = `<link rel="modulepreload" href="${part}">`;
});
afterEach(async () => {
  history.replaceState(null, '', '/elsewhere');
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  reload.mockClear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  sessionStorage.clear();
});

test('a page behind a network’s sign-in page reloads once its code arrives', async () => {
  serve({ [file]: signInPage });
  await failImport();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).not.toHaveBeenCalled();
  serve();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('a cached 404 is fetched past the cache, and the page reloads once', async () => {
  const cached404: Answers[string] = (options) => status(options?.cache === 'reload' ? 200 : 404)();
  const fetched = serve({ [part]: cached404 });
  await failImport();
  expect(fetched).toHaveBeenCalledWith(part, { cache: 'reload' });
  expect(fetched).not.toHaveBeenCalledWith(file, { cache: 'reload' });
  expect(reload).toHaveBeenCalledOnce();
  await failImport();
  expect(reload).toHaveBeenCalledOnce();
});

test.each<[number, string, () => Answers]>([
  [1, 'a deploy removed the file', () => ({ [file]: status(404) })],
  [0, 'the server is unavailable', () => ({ [file]: status(503) })],
  [0, 'the page does not load', () => ({ [location.href]: networkError })],
])('a visitor’s page reloads %i times when %s', async (times, _, answers) => {
  serve(answers());
  await failImport();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(times);
});

test('a visitor without a network keeps the page until the network is back', async () => {
  let online = false;
  serve({ [file]: () => (online ? status(200) : networkError)() });
  await failImport();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  online = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
});

test('a chosen file is not lost to a reload', async () => {
  serve();
  document.body.innerHTML = '<input type="file">';
  const input = document.querySelector('input') as HTMLInputElement;
  Object.defineProperty(input, 'value', { value: 'C:\\fakepath\\cv.pdf' });
  await failImport();
  expect(reload).not.toHaveBeenCalled();
});

describe('text typed before a reload', () => {
  const inputNamed = (name: string) =>
    document.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.unreachable(name);

  function load() {
    document.body.innerHTML = `<main><form><input name="company"><textarea name="text"></textarea>
      <input name="password" type="password"></form></main>`;
    restoreText();
    return inputNamed('company').value;
  }

  beforeEach(async () => {
    serve();
    load();
    await failImport();
    inputNamed('company').value = 'Sahel Mobile';
    inputNamed('password').value = 'secret';
    dispatchEvent(new Event('pagehide'));
  });

  test('is found once, and a password is not kept', () => {
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
    expect(load()).toBe('Sahel Mobile');
    expect(load()).toBe('');
  });

  test('is not filled in on another page', () => {
    history.replaceState(null, '', '/another-page');
    expect(load()).toBe('');
  });
});
