import { expect, guardedTest as test } from '../support.ts';

/** Attempts of an attacker who can write into a page; each sets `hostile` or sends a request elsewhere. */
const attempts: Record<string, () => void> = {
  'script-src-elem': () => {
    document.body.append(
      Object.assign(document.createElement('script'), { textContent: 'hostile = 1' }),
    );
  },
  'script-src-attr': () => {
    document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="hostile = 1">');
  },
  'script-src': () => void setTimeout('hostile = 1'),
  'style-src-elem': () => {
    document.head.insertAdjacentHTML('beforeend', '<style>* { display: none }</style>');
  },
  'style-src-attr': () => {
    document.body.insertAdjacentHTML('beforeend', '<p style="position: fixed">x</p>');
  },
  'img-src': () => void (new Image().src = 'https://evil.example/x.png'),
  'connect-src': () => void fetch('https://evil.example/').catch(() => undefined),
  'frame-src': () => {
    document.body.insertAdjacentHTML('beforeend', '<iframe src="https://evil.example/"></iframe>');
  },
  'frame-src blob': () => {
    const frame = document.createElement('iframe');
    frame.src = URL.createObjectURL(new Blob(['<h1>Resume</h1>'], { type: 'text/html' }));
    document.body.append(frame);
  },
  'object-src': () => {
    document.body.insertAdjacentHTML('beforeend', '<object data="https://evil.example/"></object>');
  },
  'base-uri': () => {
    document.head.insertAdjacentHTML('beforeend', '<base href="https://evil.example/">');
  },
  'form-action': () => {
    const form = document.createElement('form');
    form.action = 'https://evil.example/';
    document.body.append(form);
    form.submit();
  },
};

test('nothing that is slipped into a page runs', async ({ page, violations }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [directive, attempt] of Object.entries(attempts)) {
    await page.evaluate(attempt);
    await expect.poll(() => violations.join('\n'), directive).toContain(`${directive} `);
    violations.length = 0;
  }
  expect(await page.evaluate(() => 'hostile' in globalThis)).toBe(false);
  // Wait for late reports, so that they do not count for the next test.
  await page.goto('about:blank');
  violations.length = 0;
});
