import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { convert } from 'html-to-text';
import type { Plugin, ViteBuilder } from 'vite';
import { inLocale, type Locale } from '../content/facts/languages.ts';
import { feedPath } from '../content/facts/paths.ts';
import type { Site } from '../content/facts/site.ts';
import type { BuiltRows } from '../features/careers/built-rows.ts';
import type { Job } from '../features/careers/job.ts';
import { readBuildId } from './build-id.ts';
import type * as Entry from './entry.tsx';
import { headScript } from './head-script.ts';
import { writeHostFiles } from './host/nginx.ts';
import { pageList, postingFile, postingsWithPage, readPostings, withPostings } from './postings.ts';
import { assertPolicyHolds, withPolicy } from './security-policy.ts';
import { isEnabled } from './settings.ts';
import type { SharedPage } from './share-images.ts';
import { jobFeed, robots, securityTxt, sitemap } from './site-files.ts';
import { withSpellings } from './spellings.ts';

/** Holds the site as a module that renders pages, while a build runs. */
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
      const { mode, logger } = builder.config;
      const ssrFolder = resolve(ssr.config.root, ssrDir);
      await builder.build(ssr);
      const entry = pathToFileURL(join(ssrFolder, 'entry.js')).href;
      const site = (await import(entry)) as typeof Entry;
      await site.assertNoSamples(isEnabled('ALLOW_SAMPLES', mode));
      const warn = isEnabled('ALLOW_NO_POSTINGS', mode)
        ? (message: string) => logger.warn(message)
        : undefined;
      const open = backendUrl ? await readPostings(() => site.fetchPostings(backendUrl), warn) : [];
      const postings = postingsWithPage(open);
      const textFiles = textFilesIn(await builder.build(client), site.locales);
      const outDir = resolve(client.config.root, client.config.build.outDir);

      const writePage = await pageWriter(outDir, site, textFiles);
      const sharedPages = await writePages(writePage, site, pageList(open));
      for (const posting of postings) {
        for (const locale of site.locales) {
          await writePage(locale, site.jobPath(posting.id), { posting }, postingFile(posting.id));
        }
      }
      // not `backendUrl`, which may be there for the build alone
      const visitorsBackend = String(client.config.env['VITE_SUPABASE_URL'] ?? '').trim();
      await completeHostRules(outDir, site, postings, visitorsBackend);
      await writeSiteFiles(outDir, site, company, postings);
      const { makeShareImages } = await import('./share-images.ts');
      await makeShareImages(sharedPages, company.name, outDir);
      await rm(ssrFolder, { recursive: true });
      const counts = `${site.renderedPages.length} pages and ${postings.length} open positions`;
      logger.info(`prerendered ${counts}`);
    },
  };
}

/** Returns a function that writes a page into the shell of the client's build, at `file`, and returns the page's own head. */
async function pageWriter(outDir: string, site: typeof Entry, textFiles: Record<Locale, string>) {
  const shell = await readFile(join(outDir, 'index.html'), 'utf8');
  const build = readBuildId(shell);
  return async (locale: Locale, path: string, rows?: BuiltRows, file = path): Promise<string> => {
    const page = await site.render(locale, path, rows).catch((error: unknown) => {
      throw new Error(`prerendering ${path} in ${locale}`, { cause: error });
    });
    const feed = `<link rel="alternate" type="application/atom+xml" href="${inLocale(locale, feedPath)}">`;
    const head = [
      page.head,
      path === '/careers' ? feed : '',
      `<link rel="modulepreload" crossorigin href="/${textFiles[locale]}">`,
      `<style>${site.siteStyles}</style><script>${headScript}</script>`,
    ].join('');
    const root = `<div id="root" data-prerendered="${page.file}" data-build="${build}">${page.body}</div>`;
    // functions, as texts may hold `$&`
    const html = shell
      .replace('lang="en"', `lang="${locale}"`)
      .replace('<!--head-->', () => head)
      .replace('<div id="root"></div>', () => `${page.beforeRoot}${root}${page.afterRoot}`);
    assertPolicyHolds(html, path);
    const name = inLocale(locale, file);
    await writeText(join(outDir, `${name === '/' ? 'index' : name}.html`), html);
    return page.head;
  };
}

type WritePage = Awaited<ReturnType<typeof pageWriter>>;

/** Writes all but the pages of postings. @returns the pages that get an image for link previews */
async function writePages(
  writePage: WritePage,
  site: typeof Entry,
  list: BuiltRows['list'],
): Promise<SharedPage[]> {
  const listedPaths = new Set<string>(site.listedPaths);
  const sharedPages: SharedPage[] = [];
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
    writeText(join(outDir, name), change(await readFile(join(outDir, name), 'utf8')));
  const ids = postings.map(({ id }) => id);
  await edit('_redirects', (text) => withPostings(withSpellings(text, pathsWithMisspellings), ids));
  await edit('_headers', (text) => withPolicy(text, { siteUrl, backendUrl, styles: siteStyles }));
  writeHostFiles(outDir);
}

/** Writes what search engines, feed readers and security researchers look for. */
async function writeSiteFiles(outDir: string, site: typeof Entry, company: Site, postings: Job[]) {
  const { siteUrl } = site;
  const builtAt = new Date();
  const paths = [...site.listedPaths, ...postings.map(({ id }) => site.jobPath(id))];
  await writeText(join(outDir, 'sitemap.xml'), sitemap(paths, siteUrl));
  for (const locale of site.locales) {
    const feed = { title: site.feedTitle[locale], author: company.name, siteUrl, builtAt };
    await writeText(join(outDir, inLocale(locale, feedPath)), jobFeed(postings, locale, feed));
  }
  await writeText(join(outDir, 'robots.txt'), robots(siteUrl, builtAt));
  const contact = securityTxt(company.privacyEmail, siteUrl, builtAt);
  if (contact) await writeText(join(outDir, '.well-known/security.txt'), contact);
}

/** Names the file of the texts that every page of a language shows. @throws Error when the build has none */
function textFilesIn(
  output: Awaited<ReturnType<ViteBuilder['build']>>,
  locales: readonly Locale[],
) {
  const files = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  const fileNames = locales.map((locale) => {
    const chunk = files.find(
      (file) =>
        file.type === 'chunk' &&
        file.moduleIds.some((id) => id.endsWith(`/src/content/${locale}/common.ts`)),
    );
    if (!chunk) throw new Error(`the build has no texts for ${locale}`);
    return [locale, chunk.fileName];
  });
  return Object.fromEntries(fileNames) as Record<Locale, string>;
}

async function writeText(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The title that other sites show, as text. */
function titleIn(head: string): string {
  const title = /<meta [^>]*property="og:title" content="([^"]*)"/.exec(head)?.[1];
  if (!title) throw new Error('a page has no og:title');
  return convert(title, { wordwrap: false });
}
