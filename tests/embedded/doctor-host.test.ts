// What the doctor says of a host: each fault by its name, and nothing else.
import { expect, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from '../../supabase/embedded/settings.ts';
import { errAs, putScript, sendHeader, short, showSite } from './doctor-site.ts';

showSite();

const match = (...lines: RegExp[]) => lines.map((line) => expect.stringMatching(line) as string);

it('sends no headers', async () => {
  errAs(sendHeader((name, value) => (/^content-(?!security)/.test(name) ? value : undefined)));
  const all = /content-security-policy, x-content-type-options, x-frame-options, referrer-policy/;
  expect(await short()).toEqual(match(all, all, all));
});

it('sends one header less', async () => {
  errAs(sendHeader((name, value) => (name === 'x-frame-options' ? undefined : value)));
  expect(await short()).toEqual(
    match(
      /^Headers: \/ comes without x-frame-options:/,
      /^Headers: a path that is not there .* comes without x-frame-options:/,
      /^Headers: \/assets\/index-1.js comes without x-frame-options:/,
    ),
  );
});

it('sends the policy of another build', async () => {
  errAs(sendHeader((_, value) => value.replace(/sha256-./, 'sha256-x'), '/'));
  expect(await short()).toEqual(
    match(/^Headers: \/ comes without content-security-policy \(style-src\):/),
  );
});

it('has pages kept', async () => {
  errAs(
    sendHeader((name, value) => (name === 'cache-control' ? 'public, max-age=14400' : value), '/'),
  );
  expect(await short()).toEqual(
    match(/^Headers: \/ comes without cache-control \(public, max-age=14400\):/),
  );
});

it('answers 200 for what is not there', async () => {
  errAs(({ url = '' }, response) => {
    if (!url.includes('doctor')) return;
    Object.defineProperty(response, 'statusCode', { get: () => 200, set() {} });
  });
  expect(await short()).toEqual(
    match(
      /^Pages and 404: a path that is not there \(\/doctor.*\) answers 200, not 404/,
      /^Pages and 404: a path that is not there \(\/fr\/doctor.*\) answers 200, not 404/,
      /^Pages and 404: a path that is not there \(\/assets\/doctor.*\) answers 200, not 404/,
    ),
  );
});

it('has its own page for what is not there', async () => {
  errAs(({ url = '' }, response) =>
    url.startsWith('/doctor') ? Boolean(response.writeHead(404).end('Not found')) : false,
  );
  expect((await short()).at(-1)).toMatch(/^Pages and 404: .* shows a page of the host, not \/404/);
});

it('does not know the addresses of staff, and serves the sitemap of another', async () => {
  errAs(({ url }, response) => {
    if (url === '/admin/contacts') return Boolean(response.writeHead(404).end());
    if (url !== '/robots.txt') return false;
    return Boolean(response.end('Sitemap: http://localhost:4173/sitemap.xml'));
  });
  expect(await short()).toEqual(
    match(
      /^Pages and 404: \/admin\/contacts answers 404, not 200/,
      /^Sitemap .*: robots.txt says http:\/\/localhost:4173, not/,
    ),
  );
});

it('has no page of this site', async () => {
  errAs((_, response) => Boolean(response.writeHead(503).end()));
  expect(await short()).toEqual(match(/^The site: .* answered 503: no page of this site/));
});

it('serves a script with a secret key, by which nothing is asked', async () => {
  putScript('index-1', LOCAL_PUBLISHABLE_KEY, 'import("./more-2.js");');
  putScript('more-2', LOCAL_SECRET_KEY);
  expect(await short()).toEqual(
    match(/^No secret key in scripts: a script of the site holds a secret key/),
  );
  putScript('index-1', LOCAL_PUBLISHABLE_KEY);
});
