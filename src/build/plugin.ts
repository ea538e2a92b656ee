import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Job } from '../features/jobs/job.ts';
import { bootScript } from './boot.ts';
import type { BuiltPage } from './budget.ts';
import { chunksOf, partsOf, sheetOf, startOf, type Chunk } from './chunks.ts';
import type * as Entry from './entry.tsx';
import { pageHtml, shellIn } from './page-html.ts';
import { pageStyles } from './page-styles.ts';
import { postingFile, postingsToBuild, withPostings } from './postings.ts';
import { securePages } from './security-policy.ts';
import type { SharedPage } from './share-images.ts';
import { robots, sitemap } from './site-files.ts';
import { weigh } from './weigh.ts';

const ssrDir = 'node_modules/.prerender';
const sizesFile = 'src/build/module-sizes.json';

interface Options {
  /** Where the open positions are; each gets a page as it is now. Without it none does. */
  backendUrl?: string | undefined;
}

/**
 * One `vite build` makes the client's bundle, then renders every path of the route list with the
 * same code into a file of its own: `/about` becomes `about.html`.
 * @throws when a page throws while rendering, with the path in the message.
 */
export function prerender({ backendUrl }: Options = {}): Plugin {
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
            rolldownOptions: { input: 'src/build/entry.tsx' },
          },
          resolve: { noExternal: true },
        },
        early: {
          consumer: 'client',
          build: {
            write: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: 'src/features/jobs/posting/show-early.ts',
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

      const out = resolve(client.config.root, client.config.build.outDir);
      const shell = await shellIn(out);
      const entry = pathToFileURL(resolve(ssr.config.root, ssrDir, 'entry.js')).href;
      const site = (await import(entry)) as typeof Entry;

      const shared: SharedPage[] = [];
      const pages: { path: string; file: string; scripts: readonly Chunk[] }[] = [];
      const build = async (path: string, posting?: Job) => {
        const page = await site.render(path, posting).catch((error: unknown) => {
          throw new Error(`prerendering ${path}`, { cause: error });
        });
        const waits = page.due === 'sign' || page.due === 'move';
        const own = waits ? undefined : site.canonicalOf(page.shell);
        const scripts = startOf(chunks, own);
        const first = page.due === 'start' ? scripts : startOf(chunks);
        const parts = own ? partsOf(chunks, own) : [];
        const code = [...scripts, ...parts].map((chunk) => chunk.code).join('\n');
        const html = pageHtml({
          shell,
          page,
          boot: bootScript({
            files: first.map(addressOf),
            rows: page.early,
            rowsWait: posting !== undefined,
            show: page.asksForText ? show.code.trim() : '',
          }),
          stylesFor: (bare) => pageStyles(sheet, bare, code),
          sheet: address,
        });
        return { page, scripts, html };
      };
      for (const path of site.shellPaths) {
        const { page, scripts, html } = await build(path);
        const file = join(out, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
        await write(file, html);
        pages.push({ path, file, scripts });
        shared.push({ path, title: titleIn(page.head), eyebrow: site.shareEyebrow(path) });
      }
      const warn = (message: string) => builder.config.logger.warn(message);
      const open = backendUrl
        ? await postingsToBuild(() => site.openPostings(backendUrl), warn)
        : [];
      for (const posting of open) {
        const { html } = await build(site.jobPath(posting.id), posting);
        await write(join(out, `${postingFile(posting.id)}.html`), html);
      }
      const ids = open.map(({ id }) => id);
      const redirects = join(out, '_redirects');
      await write(redirects, withPostings(await readFile(redirects, 'utf8'), ids));

      const canonical = new Set<string>(site.canonicalPaths);
      const { makeShareImages } = await import('./share-images.ts');
      await makeShareImages(
        shared.filter(({ path }) => canonical.has(path)),
        out,
      );
      const listed = [...site.canonicalPaths, ...ids.map(site.jobPath)];
      await write(join(out, 'sitemap.xml'), sitemap(listed, site.siteUrl));
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
      builder.config.logger.info(
        `prerendered ${pages.length} pages and ${open.length} open positions; ${weights}`,
      );
    },
  };
}

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
