import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import { inLocale, type Locale } from '../content/facts/languages.ts';
import { feedPath } from '../content/facts/paths.ts';
import type { Site } from '../content/facts/site.ts';
import type { BuiltRows } from '../features/careers/built-rows.ts';
import type { Job } from '../features/careers/job.ts';
import type * as Entry from './entry.tsx';
import { buildId } from './build-id.ts';
import { headScript } from './head-script.ts';
import { writeHostFiles } from './host/nginx.ts';
import {
  postingsForList,
  openPostings,
  postingFile,
  postingsWithPage,
  withPostings,
} from './postings.ts';
import { assertPolicyHolds, withPolicy } from './security-policy.ts';
import { isAllowed } from './settings.ts';
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
      await site.assertNoSamples(isAllowed('ALLOW_SAMPLES', mode));
      const open = backendUrl
        ? await openPostings(
            () => site.fetchPostings(backendUrl),
            isAllowed('ALLOW_NO_POSTINGS', mode) ? (message) => logger.warn(message) : undefined,
          )
        : [];
      const texts = textFiles(await builder.build(client));
      const out = resolve(client.config.root, client.config.build.outDir);
      const shell = await readFile(join(out, 'index.html'), 'utf8');
      const commit = buildId(shell);

      const build = async (locale: Locale, path: string, file: string, rows?: BuiltRows) => {
        const page = await site.render(locale, path, rows).catch((error: unknown) => {
          throw new Error(`prerendering ${path} in ${locale}`, { cause: error });
        });
        const feed = `<link rel="alternate" type="application/atom+xml" href="${inLocale(locale, feedPath)}">`;
        const head = [
          page.head,
          path === '/careers' ? feed : '',
          `<link rel="modulepreload" crossorigin href="/${texts(locale)}">`,
          `<style>${site.siteStyles}</style><script>${headScript}</script>`,
        ].join('');
        const root = `<div id="root" data-prerendered="${page.file}" data-build="${commit}">${page.body}</div>`;
        const html = shell
          .replace('lang="en"', `lang="${locale}"`)
          .replace('<!--head-->', () => head)
          .replace('<div id="root"></div>', () => `${page.beforeRoot}${root}${page.afterRoot}`);
        assertPolicyHolds(html, path);
        const name = site.inLocale(locale, file);
        await write(join(out, `${name === '/' ? 'index' : name}.html`), html);
        return page.head;
      };

      const list = postingsForList(open);
      const listed = new Set<string>(site.listedPaths);
      const shared = [];
      for (const { locale, path } of site.renderedPages) {
        const rows = site.canonicalOf(path) === '/careers' && list ? { list } : undefined;
        const head = await build(locale, path, path, rows);
        if (!listed.has(path)) continue;
        shared.push({ locale, path, title: titleIn(head) });
      }
      const postings = postingsWithPage(open);
      for (const posting of postings) {
        for (const locale of site.locales) {
          await build(locale, site.jobPath(posting.id), postingFile(posting.id), { posting });
        }
      }

      const ids = postings.map(({ id }) => id);
      const edit = async (name: string, change: (text: string) => string) =>
        write(join(out, name), change(await readFile(join(out, name), 'utf8')));
      await edit('_redirects', (rules) =>
        withPostings(withSpellings(rules, site.pathsWithMisspellings), ids),
      );
      const backend = String(client.config.env['VITE_SUPABASE_URL'] ?? '').trim();
      await edit('_headers', (headers) =>
        withPolicy(headers, {
          siteUrl: site.siteUrl,
          backendUrl: backend,
          styles: site.siteStyles,
        }),
      );
      writeHostFiles(out);
      await writeSiteFiles(out, site, company, postings);
      const { makeShareImages } = await import('./share-images.ts');
      await makeShareImages(shared, company.name, out);
      await rm(resolve(ssr.config.root, ssrDir), { recursive: true });
      logger.info(
        `prerendered ${site.renderedPages.length} pages and ${ids.length} open positions`,
      );
    },
  };
}

/** Writes what search engines, feed readers and security researchers look for. */
async function writeSiteFiles(out: string, site: typeof Entry, company: Site, postings: Job[]) {
  const { siteUrl } = site;
  const now = new Date();
  const paths = [...site.listedPaths, ...postings.map(({ id }) => site.jobPath(id))];
  await write(join(out, 'sitemap.xml'), sitemap(paths, siteUrl));
  for (const locale of site.locales) {
    const feed = { title: site.feedTitle[locale], author: company.name, siteUrl, now };
    await write(join(out, inLocale(locale, feedPath)), jobFeed(postings, locale, feed));
  }
  await write(join(out, 'robots.txt'), robots(siteUrl, now));
  const security = securityTxt(company.privacyEmail, siteUrl, now);
  if (security) await write(join(out, '.well-known/security.txt'), security);
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
