import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { headScript } from './head-script';
import { parseHeaders } from './host/static-host-rules';
import { assertPolicyHolds, insertedStyles, withPolicy, type PolicySite } from './security-policy';

const local = { siteUrl: 'http://localhost:4173', backendUrl: '', styles: 'a{}' };
const hosted = {
  siteUrl: 'https://deccan.example',
  backendUrl: 'https://project.supabase.example/rest',
  styles: 'a{}',
};
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policyFor(site: PolicySite): string {
  const rules = parseHeaders(withPolicy(readFileSync('public/_headers', 'utf8'), site));
  const policies = rules
    .flatMap(({ headers }) => headers)
    .filter(([name]) => name === 'Content-Security-Policy');
  expect(policies).toHaveLength(1);
  return policies[0]?.[1] ?? '';
}

/** The directives by name; each is as it stands in the policy. */
const directives = (site: PolicySite) =>
  new Map(
    policyFor(site)
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive]),
  );

test('pages can use the site’s scripts and face and the styles they contain, and no others', () => {
  const policy = directives(local);
  expect(policy.get('default-src')).toBe("default-src 'none'");
  expect(policy.get('script-src')).toBe(`script-src 'self' ${sha256(headScript)}`);
  expect(policy.get('style-src')).toBe(
    `style-src 'self' ${['a{}', ...insertedStyles()].map(sha256).join(' ')}`,
  );
  expect(policy.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(policy.get('font-src')).toBe("font-src 'self'");
  expect(policyFor(local)).not.toMatch(/unsafe|\*|data:/);
});

test('a page connects only to its backend, and its requests are upgraded on a site with https', () => {
  const [onLocal, onHosted] = [directives(local), directives(hosted)];
  expect(onLocal.get('connect-src')).toBe("connect-src 'self'");
  expect(onHosted.get('connect-src')).toBe("connect-src 'self' https://project.supabase.example");
  expect(onLocal.has('upgrade-insecure-requests')).toBe(false);
  expect(onHosted.has('upgrade-insecure-requests')).toBe(true);
});

test.each(['<p style="color:red">', '<a\nOnClick=a()>', '<script type="module">b()</script>'])(
  'a build refuses markup that the policy would block: %j',
  (markup) =>
    expect(() => assertPolicyHolds(`<p>${markup}`, '/about')).toThrow(/^\/about has an inline/),
);

test.each([
  '<p title="a &lt;p style=">on a = b, style="x"</p>',
  '<script type="module" crossorigin src="/a.js"></script>',
  '<script type="application/ld+json">{"c":1}</script>',
  '<script type="application/json" id="rows">{}</script>',
])('a build takes markup that the policy allows: %j', (markup) => {
  expect(() => assertPolicyHolds(markup, '/about')).not.toThrow();
});

test('the hashed style sheet is the one that toasts insert', async () => {
  const insert = vi.spyOn(document.head, 'appendChild');
  const sonner = createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/js$/, 'mjs');
  await import(`${pathToFileURL(sonner).href}?again`);
  const styles = insert.mock.calls.map(([style]) => style.textContent);
  expect(insertedStyles()).toEqual(['', ...styles]);
});
