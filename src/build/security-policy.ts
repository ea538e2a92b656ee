import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface Site {
  /** Its address in public. */
  siteUrl: string;
  /** Where its backend answers; empty where that is the same address. */
  backendUrl?: string | undefined;
}

type Policy = Record<string, readonly string[]>;

/**
 * Gives every page in `folder` its Content-Security-Policy. What a page may run and how it may look
 * differs from page to page, so each says it itself; the rest stands in `_headers`.
 * docs/decisions/004-security-policy.md tells why.
 */
export async function securePages(folder: string, site: Site): Promise<void> {
  const inserted = await insertedStyles();
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    try {
      await writeFile(file, withPolicy(await readFile(file, 'utf8'), site, inserted));
    } catch (error) {
      throw new Error(`securing ${name}`, { cause: error });
    }
  }
  const headers = join(folder, '_headers');
  await writeFile(headers, withHeader(await readFile(headers, 'utf8'), site));
}

/** @throws Error when the page holds what no policy of ours allows. */
export function withPolicy(html: string, site: Site, inserted: readonly string[]): string {
  const styles = [...inserted];
  const scripts: string[] = [];
  const markup = html.replaceAll(
    /<(style|script)\b([^>]*)>([^]*?)<\/\1>/g,
    (_, name: string, attributes: string, text: string) => {
      if (name === 'style') styles.push(text);
      else if (!/ (?:src=|type="application\/(?:ld\+)?json")/.test(attributes)) scripts.push(text);
      return '';
    },
  );
  const [inline] = /<[a-z](?:[^>"]|"[^"]*")*?\s(?:style|on\w+)=/i.exec(markup) ?? [];
  if (inline) throw new Error(`it has an inline style or handler: ${inline}`);

  const policy = textOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hash)],
    'style-src': ["'self'", ...styles.map(hash)],
    ...sources(site),
  });
  // Before anything that it is to rule; browsers look for the charset in the first 1024 bytes.
  const charset = '<meta charset="utf-8" />';
  if (!/^[^]{0,100}<meta charset="utf-8" \/>/.test(html)) throw new Error(`${charset} comes first`);
  return html.replace(
    charset,
    () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
}

const place = '<policy>';

/** `_headers` with the part of the policy that is the same for all that the site answers. */
export function withHeader(headers: string, site: Site): string {
  if (!headers.includes(place)) throw new Error(`_headers has no ${place}`);
  const policy: Policy = {
    ...sources(site),
    'font-src': ["'none'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'script-src-attr': ["'none'"],
    'style-src-attr': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(site.siteUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  };
  return headers.replace(place, textOf(policy));
}

function sources({ backendUrl }: Site): Policy {
  return {
    'connect-src': ["'self'", ...(backendUrl ? [new URL(backendUrl).origin] : [])],
    // The icon stands in the page itself.
    'img-src': ["'self'", 'data:'],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    // Forms are sent by the script alone.
    'form-action': ["'none'"],
  };
}

/**
 * What sonner puts into a style element as its code starts: nothing first, then its style sheet.
 * Both are looked at.
 */
export async function insertedStyles(): Promise<string[]> {
  const folder = dirname(createRequire(import.meta.url).resolve('sonner'));
  const code = await readFile(join(folder, 'index.mjs'), 'utf8');
  const [, literal] = /^__insertCSS\(("(?:[^"\\]|\\.)*")\)/m.exec(code) ?? [];
  if (!literal) throw new Error('sonner no longer inserts its style sheet as it did');
  return ['', JSON.parse(literal) as string];
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const textOf = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
