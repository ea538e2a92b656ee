import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { headScript } from './head-script.ts';

export interface PolicySite {
  siteUrl: string;
  /** Address of the backend; empty when it is the site's own. */
  backendUrl?: string | undefined;
  /** The content of the style element of every page. */
  styles: string;
}

const placeholder = '<policy>';

/** Inserts the policy into the text of `_headers`, see docs/decisions/004. @throws Error without its placeholder. */
export function withPolicy(headers: string, { siteUrl, backendUrl, styles }: PolicySite): string {
  if (!headers.includes(placeholder)) throw new Error(`_headers has no ${placeholder}`);
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashSource(headScript)],
    'style-src': ["'self'", ...[styles, ...insertedStyles()].map(hashSource)],
    'connect-src': ["'self'", ...(backendUrl ? [new URL(backendUrl).origin] : [])],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(siteUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  };
  const directives = Object.entries(policy).map(([name, sources]) => [name, ...sources].join(' '));
  return headers.replace(placeholder, () => directives.join('; '));
}

/** @throws Error for a page with markup that the policy would block */
export function assertPolicyHolds(html: string, path: string): void {
  const markup = foreignMarkup(html);
  if (markup) throw new Error(`${path} has ${markup}`);
}

const scriptNeitherFileNorData =
  /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>/i;
/** Values in double quotes, which may hold anything, do not count. */
const tagWithStyleOrHandler = /<[a-z](?:[^>"]|"[^"]*")*?\s(?:style|on\w+)=/i;
/** Describes an inline script that is not ours, a style or a handler, as the end of a sentence; undefined if there is none. */
export function foreignMarkup(html: string): string | undefined {
  const others = html.replace(`<script>${headScript}</script>`, '');
  const [found] = scriptNeitherFileNorData.exec(others) ?? tagWithStyleOrHandler.exec(others) ?? [];
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

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
