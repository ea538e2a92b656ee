import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askBeforeLeaving } from './ask-before-leaving';
import { forgetControls, rememberControls } from './carry-over';
import { loadAnew, wouldLoad } from './load-anew';

const file = 'http://localhost:3000/assets/quote-form-Ab12.js';
const part = 'http://localhost:3000/assets/forms-Cd34.js';
const lost = new TypeError(`Failed to fetch dynamically imported module: ${file}`);

const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } });
const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const status = (code: number) => () => new Response('', { status: code });
const nothing = () => {
  throw new TypeError('Failed to fetch');
};

/** What the server answers; a page is well where nothing else is said. */
function answer(answers: Record<string, () => Response>) {
  const fetched = vi.fn<(url: string) => Promise<Response>>(async (url) =>
    (answers[url] ?? page)(),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

beforeEach(() => {
  document.head.innerHTML = `<link rel="modulepreload" href="${part}">`;
  sessionStorage.clear();
});
afterEach(() => {
  forgetControls();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each<[boolean, string, Record<string, () => Response>]>([
  [true, 'all files are there', { [file]: script, [part]: script }],
  [true, 'the site was renewed', { [file]: status(404), [part]: script }],
  [true, 'a file is gone for good', { [file]: script, [part]: status(410) }],
  [false, 'the file does not arrive', { [file]: nothing, [part]: script }],
  [false, 'what it imports does not arrive', { [file]: script, [part]: nothing }],
  [false, 'the server is unwell', { [file]: status(503), [part]: script }],
  [false, 'a firewall refuses it', { [file]: status(403), [part]: script }],
  [false, 'a portal answers', { [file]: page, [part]: page }],
  [
    false,
    'the page itself is gone',
    { [file]: status(404), [part]: status(404), [location.href]: status(404) },
  ],
  [
    false,
    'the page itself does not arrive',
    { [file]: script, [part]: script, [location.href]: nothing },
  ],
])('a load would bring the code: %s, as %s', async (would, _, answers) => {
  answer(answers);
  expect(await wouldLoad(lost)).toBe(would);
});

test('a browser that names no file is asked about the page', async () => {
  answer({ [part]: script });
  expect(await wouldLoad(new TypeError('Importing a module script failed.'))).toBe(true);
});

test('once a file and page', async () => {
  const reload = vi.fn<() => void>();
  const fetched = answer({ [file]: script, [part]: script });
  expect(loadAnew(lost, reload)).toBe(true);
  expect(loadAnew(lost, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await wouldLoad(lost)).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
  expect(loadAnew(new TypeError(`error loading ${part}`), reload)).toBe(true);
});

test.each(['getItem', 'setItem'] as const)('never where %s is forbidden', async (method) => {
  const reload = vi.fn<() => void>();
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(loadAnew(lost, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('never where the browser would ask before what was typed is lost', () => {
  const reload = vi.fn<() => void>();
  const stop = askBeforeLeaving();
  expect(loadAnew(lost, reload)).toBe(false);
  stop();
  expect(loadAnew(lost, reload)).toBe(true);
});

/** A page as it was sent, before any of its code. */
function sent() {
  document.body.innerHTML = `<main id="root"><form>
    <input name="company"><input name="email" type="email" value="">
    <select name="country"><option value=""></option><option>Ghana</option></select>
    <textarea name="text"></textarea>
    <input name="consent" type="checkbox"><input name="password" type="password">
    <input name="resume" type="file">
  </form></main>`;
  const root = document.getElementById('root') as HTMLElement;
  rememberControls(root);
  const control = (name: string) => root.querySelector(`[name=${name}]`) as HTMLInputElement;
  return { root, control };
}

test('what was typed until the end, ticked and chosen comes back, with the focus', () => {
  const { control } = sent();
  control('company').value = 'Sahel';
  control('country').value = 'Ghana';
  control('consent').checked = true;
  expect(loadAnew(lost, () => undefined)).toBe(true);
  control('company').value = 'Sahel Mobile';
  control('text').value = 'Ring-back\ntones';
  control('text').focus();
  dispatchEvent(new Event('pagehide'));

  const then = sent();
  expect(then.control('company').value).toBe('Sahel Mobile');
  expect(then.control('email').value).toBe('');
  expect(then.control('country').value).toBe('Ghana');
  expect(then.control('text').value).toBe('Ring-back\ntones');
  expect(then.control('text')).toHaveFocus();
  expect(then.control('consent').checked).toBe(true);

  expect(sent().control('company').value, 'once').toBe('');
});

test('so does what was typed into fields that others have pushed out of the page', () => {
  const { root, control } = sent();
  control('company').value = 'Sahel Mobile';
  root.replaceChildren();
  expect(loadAnew(lost, () => undefined)).toBe(true);
  expect(sent().control('company').value).toBe('Sahel Mobile');
});

test('what was typed is of its page alone', () => {
  sent().control('company').value = 'Sahel Mobile';
  loadAnew(lost, () => undefined);
  history.pushState(null, '', '/elsewhere');
  expect(sent().control('company').value).toBe('');
  history.back();
});

test('never where a chosen file would be lost', () => {
  const { control } = sent();
  Object.defineProperty(control('resume'), 'files', { value: [new File(['%PDF'], 'cv.pdf')] });
  const reload = vi.fn<() => void>();
  expect(loadAnew(lost, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('never where a password was typed, which is kept nowhere', () => {
  sent().control('password').value = 'secret';
  expect(loadAnew(lost, () => undefined)).toBe(false);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
});

test('what cannot be read of an earlier version is left', () => {
  for (const kept of ['', 'null', '{', '[]', '{"address":"/","kept":null}']) {
    sessionStorage.setItem('typed', kept);
    expect(sent().control('company').value).toBe('');
  }
});
