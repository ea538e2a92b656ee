import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { headScript } from './head-script.ts';

export interface PolicySite {
  siteUrl: string;
  /** Address of the backend; empty when it is the site's own. */
  backendUrl?: string | undefined;
  styles: string;
}

const placeholder = '<policy>';

/** Inserts the policy into `_headers`, see docs/decisions/004. @throws Error without its placeholder. */
export function withPolicy(headers: string, { siteUrl, backendUrl, styles }: PolicySite): string {
  if (!headers.includes(placeholder)) throw new Error(`_headers has no ${placeholder}`);
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hash(headScript)],
    'style-src': ["'self'", ...[styles, ...insertedStyles()].map(hash)],
    'connect-src': ["'self'", ...(backendUrl ? [new URL(backendUrl).origin] : [])],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(siteUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  };
  const text = Object.entries(policy)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
  return headers.replace(placeholder, () => text);
}

export function assertPolicyHolds(html: string, path: string): void {
  const problem = foreignMarkup(html);
  if (problem) throw new Error(`${path} has ${problem}`);
}

/** Finds a script that is neither ours, a file nor data, or a tag with a style or handler: values in quotes do not count. */
export function foreignMarkup(html: string): string | undefined {
  const [found] =
    /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>|<[a-z](?:[^>"]|"[^"]*")*?\s(?:style|on\w+)=/i.exec(
      html.replace(`<script>${headScript}</script>`, ''),
    ) ?? [];
  return found && `an inline script, style or handler: ${found}`;
}

/** Returns what sonner's style element holds: nothing at first, then its style sheet. @throws Error when its code has changed. */
export function insertedStyles(): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve('sonner'));
  const code = readFileSync(join(folder, 'index.mjs'), 'utf8');
  const [, literal] = /^__insertCSS\(("(?:[^"\\]|\\.)*")\)/m.exec(code) ?? [];
  if (!literal) throw new Error('sonner no longer inserts its style sheet as it did');
  return ['', JSON.parse(literal) as string];
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
