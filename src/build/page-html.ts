import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { behindText, firstText } from '../lib/first-text.ts';
import type { Rendered } from './entry.tsx';

/** What one page is put together from. */
interface Parts {
  /** From `shellIn`. */
  shell: string;
  page: Rendered;
  /** The text of its inline script. */
  boot: string;
  /** Of the page as it is without them, the styles that it starts with. */
  stylesFor: (bare: string) => string;
  /** Address of the whole style sheet. */
  sheet: string;
}

/** A page as it is sent, but for its policy. */
export function pageHtml({ shell, page, boot, stylesFor, sheet }: Parts): string {
  const bare = shell
    .replace('<!--head-->', () => page.head)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-shell="${page.shell}">${page.body}</div>${page.behind}`,
    );
  const styles = `<style>${stylesFor(bare)}</style>`;
  const wholeSheet = `<noscript><link rel="stylesheet" href="${sheet}"></noscript>`;
  return withBoot(bare, `<script>${boot}</script>`, page.asksForText)
    .replace('</head>', (end) => styles + end)
    .replace('</body>', (end) => wholeSheet + end);
}

/**
 * Where a page's boot script goes: right behind the first text, or the largest where that is another. It
 * is painted meanwhile, as any script before it, even an empty one, holds a cheap phone up by some 30 ms.
 * Into the head where the script itself has to ask for the text, or where there is none to wait for.
 */
function withBoot(html: string, boot: string, asksForText: boolean): string {
  const expect = element(firstText).test(html)
    ? `<link rel="expect" href="#${firstText}" blocking="render">`
    : '';
  if (asksForText || !expect) return html.replace('</head>', (end) => expect + boot + end);
  const text = [behindText, firstText].map(element).find((place) => place.test(html)) ?? '';
  return html.replace('</head>', (end) => expect + end).replace(text, (last) => last + boot);
}

/** A paragraph or a heading. */
const element = (id: string) => new RegExp(`<(p|h2) id="${id}"[^>]*>.*?</\\1>`, 's');

/**
 * The built index.html without its script, which the boot script of each page starts, and with its icon
 * within: on a cheap phone a request of its own would come before the paint.
 */
export async function shellIn(out: string): Promise<string> {
  const html = await readFile(join(out, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script type="module"[^>]*src="[^"]+"[^>]*><\/script>/g)];
  const [[script] = ['']] = scripts;
  if (scripts.length !== 1) {
    throw new Error(`the built index.html has ${scripts.length} module scripts, not one`);
  }
  const icon = await readFile(join(out, 'favicon.svg'), 'utf8');
  const linked = 'href="/favicon.svg"';
  if (!html.includes(linked)) throw new Error(`the built index.html has no ${linked}`);
  return html
    .replace(script, '')
    .replace(linked, () => `href="${dataAddress(icon)}"`)
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/\n\s+/g, '\n');
}

const dataAddress = (svg: string) =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replaceAll(/[#<]/g, (sign) => (sign === '#' ? '%23' : '%3C'))}`;
