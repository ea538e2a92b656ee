import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { insertedStyles, withHeader, withPolicy } from './security-policy';
import { parseHeaders } from './host/static-host-rules';

const local = { siteUrl: 'http://localhost:4173', backendUrl: '' };
const hosted = {
  siteUrl: 'https://deccan.example',
  backendUrl: 'https://project.supabase.example/rest',
};
const head = '<!doctype html><html><head>\n<meta charset="utf-8" />';
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a page's own policy says, by directive. */
function policyOf(page: string, site = local): Map<string, string> {
  const html = withPolicy(`${head}${page}`, site, ['inserted']);
  const [, policy = ''] =
    /<meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/.exec(
      html,
    ) ?? [];
  return directivesIn(policy);
}

const directivesIn = (policy: string) =>
  new Map(policy.split('; ').map((part) => [part.split(' ', 1)[0] ?? '', part]));

test('a page may have its own scripts and styles, and forbids the rest', () => {
  const policy = policyOf(
    '<style>a{}</style><script src="/a.js" defer></script></head><body><script>b()</script>' +
      '<script type="application/ld+json">{"c":1}</script>',
  );
  expect(policy.get('default-src')).toBe("default-src 'none'");
  expect(policy.get('script-src')).toBe(`script-src 'self' ${sha256('b()')}`);
  expect(policy.get('style-src')).toBe(`style-src 'self' ${sha256('inserted')} ${sha256('a{}')}`);
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*/);
});

test('a page talks to its backend and nobody else', () => {
  expect(policyOf('').get('connect-src')).toBe("connect-src 'self'");
  expect(policyOf('', hosted).get('connect-src')).toBe(
    "connect-src 'self' https://project.supabase.example",
  );
});

test.each(['<p style="color:red">', '<img src=x onerror="a()">', '<a\nOnClick=a()>'])(
  'the build refuses %j',
  (markup) => {
    expect(() => withPolicy(`${head}<p>${markup}`, local, [])).toThrow(/inline style or handler/);
  },
);

test('a page may write of handlers and styles', () => {
  expect(() => policyOf('<p title="a &lt;p style=">on a = b, style="x"</p>')).not.toThrow();
});

test('nothing comes before the policy', () => {
  const late = `<!doctype html><style>${'a{}'.repeat(50)}</style><meta charset="utf-8" />`;
  expect(() => withPolicy(late, local, [])).toThrow(/charset/);
});

test('the header says the rest, in one line that every host reads', () => {
  const template = readFileSync('public/_headers', 'utf8');
  const policyFor = (site: typeof local) => {
    const rules = parseHeaders(withHeader(template, site));
    const policies = rules
      .flatMap(({ set }) => set)
      .filter(([name]) => name === 'Content-Security-Policy');
    expect(policies).toHaveLength(1);
    return policies[0]?.[1] ?? '';
  };
  const policy = directivesIn(policyFor(hosted));
  expect(policy.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(policy.get('connect-src')).toBe("connect-src 'self' https://project.supabase.example");
  expect(policy.has('upgrade-insecure-requests')).toBe(true);
  // Two policies add up: with these two the header would forbid what the pages allow.
  expect(policy.has('default-src') || policy.has('style-src')).toBe(false);
  // Longer lines are dropped by Cloudflare Pages.
  expect(policyFor(hosted).length).toBeLessThan(1900);
  expect(policyFor(local)).not.toContain('upgrade-insecure-requests');
});

test('the style sheet of the toasts is the one that is inserted', async () => {
  const insert = vi.spyOn(document.head, 'appendChild');
  const sonner = createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/js$/, 'mjs');
  await import(`${pathToFileURL(sonner).href}?again`);
  const styles = insert.mock.calls.map(([style]) => style.textContent);
  expect(await insertedStyles()).toEqual(['', ...styles]);
});
