import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { firstText } from '../lib/first-text.ts';
import { bootScript } from './boot.ts';
import type { BuiltPage } from './budget.ts';
import { chunksOf, partsOf, sheetOf, startOf, type Chunk } from './chunks.ts';
import type * as Entry from './entry.tsx';
import { pageStyles } from './page-styles.ts';
import { securePages } from './security-policy.ts';
import type { SharedPage } from './share-images.ts';
import { robots, sitemap } from './site-files.ts';
import { weigh } from './weigh.ts';

const ssrDir = 'node_modules/.prerender';
const sizesFile = 'src/prerender/module-sizes.json';

/**
 * One `vite build` makes the client's bundle, then renders every path of the route list with the
 * same code into a file of its own: `/about` becomes `about.html`.
 * @throws when a page throws while rendering, with the path in the message.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            ssr: true,
            outDir: ssrDir,
            emitAssets: false,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/prerender/entry.tsx' },
          },
          resolve: { noExternal: true },
        },
        early: {
          consumer: 'client',
          build: {
            write: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: 'src/features/jobs/show-early.ts',
              preserveEntrySignatures: 'strict',
              output: {
                format: 'iife',
                name: 'posting',
                codeSplitting: false,
                generatedCode: { symbols: false },
              },
            },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, ssr, early } = builder.environments;
      if (!client || !ssr || !early) throw new Error('prerender needs its three environments');
      const built = await builder.build(client);
      await builder.build(ssr);
      const [show] = chunksOf(await builder.build(early));
      if (!show) throw new Error('nothing was built of what shows a posting early');

      const chunks = chunksOf(built);
      const { address, text: sheet } = sheetOf(built);
      const wholeSheet = `<noscript><link rel="stylesheet" href="${address}"></noscript>`;

      const out = resolve(client.config.root, client.config.build.outDir);
      const shell = await shellIn(out);
      const entry = pathToFileURL(resolve(ssr.config.root, ssrDir, 'entry.js')).href;
      const site = (await import(entry)) as typeof Entry;

      const shared: SharedPage[] = [];
      const pages: { path: string; file: string; scripts: readonly Chunk[] }[] = [];
      for (const path of site.shellPaths) {
        const page = await site.render(path).catch((error: unknown) => {
          throw new Error(`prerendering ${path}`, { cause: error });
        });
        const waits = page.due === 'sign' || page.due === 'move';
        const own = waits ? undefined : site.canonicalOf(path);
        const scripts = startOf(chunks, own);
        const first = page.due === 'start' ? scripts : startOf(chunks);
        const parts = own ? partsOf(chunks, own) : [];
        const code = [...scripts, ...parts].map((chunk) => chunk.code).join('\n');
        const template = page.template && `<template>${page.template}</template>`;
        const bare = shell
          .replace('<!--head-->', () => page.head)
          .replace(
            '<div id="root"></div>',
            () => `<div id="root" data-shell="${path}">${page.body}</div>${template}`,
          );
        const boot = `<script>${bootScript({
          files: first.map(addressOf),
          rows: page.early,
          show: template && show.code.trim(),
        })}</script>`;
        const styles = `<style>${pageStyles(sheet, bare, code)}</style>`;
        const html = withBoot(bare, boot, Boolean(template))
          .replace('</head>', (end) => styles + end)
          .replace('</body>', (end) => wholeSheet + end);
        const file = join(out, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
        await write(file, html);
        pages.push({ path, file, scripts });
        shared.push({ path, title: titleIn(page.head), eyebrow: site.shareEyebrow(path) });
      }
      const canonical = new Set<string>(site.canonicalPaths);
      const { makeShareImages } = await import('./share-images.ts');
      await makeShareImages(
        shared.filter(({ path }) => canonical.has(path)),
        out,
      );
      await write(join(out, 'sitemap.xml'), sitemap(site.canonicalPaths, site.siteUrl));
      await write(join(out, 'robots.txt'), robots(site.siteUrl));
      await securePages(out, {
        siteUrl: site.siteUrl,
        backendUrl: String(client.config.env['VITE_SUPABASE_URL'] ?? '').trim(),
      });
      const sent: BuiltPage[] = await Promise.all(
        pages.map(async ({ file, ...page }) => ({ ...page, html: await readFile(file, 'utf8') })),
      );
      const weights = await weigh(sent, chunks, sheet, resolve(client.config.root, sizesFile));
      await rm(resolve(ssr.config.root, ssrDir), { recursive: true });
      builder.config.logger.info(`prerendered ${pages.length} pages; ${weights}`);
    },
  };
}

/**
 * Where a page's boot script goes: right behind the first text, which is painted meanwhile, as any script
 * before it, even an empty one, holds a cheap phone up by some 30 ms. Into the head where the script itself
 * has to ask for the text, or where there is none to wait for.
 */
function withBoot(html: string, boot: string, asksForText: boolean): string {
  const text = new RegExp(`<p id="${firstText}"[^>]*>.*?</p>`, 's');
  const expect = text.test(html)
    ? `<link rel="expect" href="#${firstText}" blocking="render">`
    : '';
  if (asksForText || !expect) return html.replace('</head>', (end) => expect + boot + end);
  return html.replace('</head>', (end) => expect + end).replace(text, (first) => first + boot);
}

const dataAddress = (svg: string) =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replaceAll(/[#<]/g, (sign) => (sign === '#' ? '%23' : '%3C'))}`;

const addressOf = ({ fileName }: Chunk) => `/${fileName}`;

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** What a page calls itself where it is shared, without the brand. */
function titleIn(head: string): string {
  const title = /<meta [^>]*property="og:title" content="([^"]*)"/.exec(head)?.[1];
  if (!title) throw new Error('a page has no og:title');
  return title.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * The built index.html without its script, which the boot script of each page starts, and with its icon
 * within: on a cheap phone a request of its own would come before the paint.
 */
async function shellIn(out: string): Promise<string> {
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
