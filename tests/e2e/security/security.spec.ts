import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, guardedTest, test } from '../support.ts';

const pages = ['/', '/admin', '/admin/contacts/1', '/careers/no-such-posting', '/get-quote'];
const others = ['/nowhere', '/assets/none.js', '/favicon.svg', '/robots.txt'];

for (const path of [...pages, ...others]) {
  test(`${path} is served with every header`, async ({ request }) => {
    const answer = await request.get(path);
    const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}`);
    const said = (name: string) => headers.filter((line) => line.toLowerCase().startsWith(name));
    expect(said('x-content-type-options')).toEqual(['x-content-type-options: nosniff']);
    expect(said('referrer-policy')).toHaveLength(1);
    expect(said('permissions-policy')).toHaveLength(1);
    expect(said('cross-origin-opener-policy: same-origin')).toHaveLength(1);
    expect(said('strict-transport-security')[0]).toMatch(/max-age=31536000/);
    const [policy = '', ...more] = said('content-security-policy');
    expect(more).toEqual([]);
    expect(policy).toMatch(
      /^content-security-policy: default-src 'none'; script-src 'self' 'sha256-[\w+/=]+';/i,
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|data:|\*/);
  });
}

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

for (const path of ['/', '/admin', '/nowhere']) {
  guardedTest(`nothing that is slipped into ${path} runs`, async ({ page, violations }) => {
    await page.goto(path);
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
}

guardedTest('no other site can show a page in a frame', async ({ page, baseURL }) => {
  // On 127.0.0.1: browsers block public sites from framing a local one for other reasons.
  const other = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe src="${baseURL}/admin" title="Framed"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect.poll(() => page.frames()[1]?.url()).toContain('chrome-error:');
  other.closeAllConnections();
  other.close();
});
