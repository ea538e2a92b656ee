import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import { inLocale, type Locale } from '../content/facts/languages.ts';
import { feedPath } from '../content/facts/paths.ts';
import type { Site } from '../content/facts/site.ts';
import type { BuiltRows } from '../features/careers/built-rows.ts';
import type { Job } from '../features/careers/job.ts';
import { buildId } from './build-id.ts';
import type * as Entry from './entry.tsx';
import { headScript } from './head-script.ts';
import { writeHostFiles } from './host/nginx.ts';
import { builtPostings, openPostings, postingFile, postingList, withPostings } from './postings.ts';
import { assertPolicyHolds, withPolicy } from './security-policy.ts';
import { isEnabled } from './settings.ts';
import { jobFeed, robots, securityTxt, sitemap } from './site-files.ts';
import { withSpellings } from './spellings.ts';

const ssrDir = 'node_modules/.prerender';

interface Options {
  /** Address of the backend with the open positions, each of which gets a page. Without it none does. */
  backendUrl?: string | undefined;
  company: Site;
}

export function prerender({ backendUrl, company }: Options): Plugin {
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
            rolldownOptions: { input: 'src/build/entry.tsx', output: { codeSplitting: false } },
          },
          resolve: { noExternal: true },
        },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('prerender needs its two environments');
      await builder.build(ssr);
      const entry = pathToFileURL(resolve(ssr.config.root, ssrDir, 'entry.js')).href;
      const site = (await import(entry)) as typeof Entry;
      const { mode, logger } = builder.config;
      await site.assertNoSamples(isEnabled('ALLOW_SAMPLES', mode));
      const open = backendUrl
        ? await openPostings(
            () => site.fetchPostings(backendUrl),
            isEnabled('ALLOW_NO_POSTINGS', mode) ? (message) => logger.warn(message) : undefined,
          )
        : [];
      const postings = builtPostings(open);
      const textFile = textFiles(await builder.build(client));
      const outDir = resolve(client.config.root, client.config.build.outDir);

      const writePage = await pageWriter(outDir, site, textFile);
      const sharedPages = await writePages(writePage, site, postingList(open));
      for (const posting of postings) {
        for (const locale of site.locales) {
          const file = postingFile(posting.id);
          await writePage(locale, site.jobPath(posting.id), { posting }, file);
        }
      }
      const ownBackend = String(client.config.env['VITE_SUPABASE_URL'] ?? '').trim();
      await completeHostRules(outDir, site, postings, ownBackend);
      await writeSiteFiles(outDir, site, company, postings);
      const { makeShareImages } = await import('./share-images.ts');
      await makeShareImages(sharedPages, company.name, outDir);
      await rm(resolve(ssr.config.root, ssrDir), { recursive: true });
      const counts = `${site.renderedPages.length} pages and ${postings.length} open positions`;
      logger.info(`prerendered ${counts}`);
    },
  };
}

/** Writes pages into the shell that the client's build made. The writer returns a page's own head. */
async function pageWriter(
  outDir: string,
  site: typeof Entry,
  textFile: (locale: Locale) => string,
) {
  const shell = await readFile(join(outDir, 'index.html'), 'utf8');
  const build = buildId(shell);
  return async (locale: Locale, path: string, rows?: BuiltRows, file = path) => {
    const page = await site.render(locale, path, rows).catch((error: unknown) => {
      throw new Error(`prerendering ${path} in ${locale}`, { cause: error });
    });
    const feed = `<link rel="alternate" type="application/atom+xml" href="${inLocale(locale, feedPath)}">`;
    const head = [
      page.head,
      path === '/careers' ? feed : '',
      `<link rel="modulepreload" crossorigin href="/${textFile(locale)}">`,
      `<style>${site.siteStyles}</style><script>${headScript}</script>`,
    ].join('');
    const root = `<div id="root" data-prerendered="${page.file}" data-build="${build}">${page.body}</div>`;
    const html = shell
      .replace('lang="en"', `lang="${locale}"`)
      .replace('<!--head-->', () => head)
      .replace('<div id="root"></div>', () => `${page.beforeRoot}${root}${page.afterRoot}`);
    assertPolicyHolds(html, path);
    const name = inLocale(locale, file);
    await write(join(outDir, `${name === '/' ? 'index' : name}.html`), html);
    return page.head;
  };
}

/** Writes all but the pages of postings. @returns the pages that get an image for link previews */
async function writePages(
  writePage: Awaited<ReturnType<typeof pageWriter>>,
  site: typeof Entry,
  list: BuiltRows['list'],
) {
  const listedPaths = new Set<string>(site.listedPaths);
  const sharedPages = [];
  for (const { locale, path } of site.renderedPages) {
    const rows = site.canonicalOf(path) === '/careers' && list ? { list } : undefined;
    const head = await writePage(locale, path, rows);
    if (listedPaths.has(path)) sharedPages.push({ locale, path, title: titleIn(head) });
  }
  return sharedPages;
}

/** Adds what only the build knows to the rules in `public`, and writes those for hosts that read others. */
async function completeHostRules(
  outDir: string,
  { pathsWithMisspellings, siteUrl, siteStyles }: typeof Entry,
  postings: readonly Job[],
  backendUrl: string,
): Promise<void> {
  const edit = async (name: string, change: (text: string) => string) =>
    write(join(outDir, name), change(await readFile(join(outDir, name), 'utf8')));
  const ids = postings.map(({ id }) => id);
  await edit('_redirects', (text) => withPostings(withSpellings(text, pathsWithMisspellings), ids));
  await edit('_headers', (text) => withPolicy(text, { siteUrl, backendUrl, styles: siteStyles }));
  writeHostFiles(outDir);
}

/** Writes what search engines, feed readers and security researchers look for. */
async function writeSiteFiles(outDir: string, site: typeof Entry, company: Site, postings: Job[]) {
  const { siteUrl } = site;
  const now = new Date();
  const paths = [...site.listedPaths, ...postings.map(({ id }) => site.jobPath(id))];
  await write(join(outDir, 'sitemap.xml'), sitemap(paths, siteUrl));
  for (const locale of site.locales) {
    const feed = { title: site.feedTitle[locale], author: company.name, siteUrl, now };
    await write(join(outDir, inLocale(locale, feedPath)), jobFeed(postings, locale, feed));
  }
  await write(join(outDir, 'robots.txt'), robots(siteUrl, now));
  const security = securityTxt(company.privacyEmail, siteUrl, now);
  if (security) await write(join(outDir, '.well-known/security.txt'), security);
}

function textFiles(output: Awaited<ReturnType<ViteBuilder['build']>>) {
  const chunks = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  return (locale: Locale): string => {
    const file = chunks.find(
      (chunk) =>
        chunk.type === 'chunk' &&
        chunk.moduleIds.some((id) => id.endsWith(`/src/content/${locale}/common.ts`)),
    );
    if (!file) throw new Error(`the build has no texts for ${locale}`);
    return file.fileName;
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

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
