import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { OutdatedBrowser } from '@/components/layout/outdated-browser';
import { fallbackPages, fileOf, pageOf } from '@/app/route-match';
import { outdated } from '@/content/en/outdated';
import { aliases, aliasPaths, pagePaths, type AliasPath } from '@/content/facts/paths';
import { BuiltRowsContext, builtRowsBlock, type BuiltRows } from '@/features/jobs/built-rows';
import { fetchOpenJobs } from '@/features/jobs/job-queries';
import { env } from '@/lib/env';

export { shareEyebrow } from '@/content/en/share';
export { jobPath } from '@/features/jobs/job';
export { default as siteStyles } from '@/site.css?inline';

export const filePaths = [...pagePaths, ...aliasPaths, fallbackPages.admin, fallbackPages.notFound];
/** Those that people write. */
export const spelledPaths = filePaths.filter(
  (path) => path !== '/' && path !== fallbackPages.notFound,
);
export const canonicalPaths = pagePaths;
export const canonicalOf = (path: string): string => aliases[path as AliasPath] ?? path;
export const { siteUrl } = env;

/** Every open position. @throws RequestError when the backend does not tell. */
export const askForPostings = (backendUrl: string) =>
  fetchOpenJobs(AbortSignal.timeout(60_000), backendUrl);

export interface Rendered {
  file: string;
  head: string;
  /** In front of the root element. */
  before: string;
  body: string;
  /** Behind the root element, where React does not look. */
  behind: string;
}

export async function render(path: string, rows: BuiltRows = {}): Promise<Rendered> {
  await pageOf(path).preload();
  const { prelude } = await prerenderToNodeStream(
    <BuiltRowsContext value={rows}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </BuiltRowsContext>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  // React puts the tags that belong into <head> in front of everything else.
  const start = html.search(/<(?!title|\/title|meta|link)[a-z!]/i);
  return {
    file: fileOf(path),
    head: html.slice(0, start),
    before: renderToStaticMarkup(
      <OutdatedBrowser texts={outdated} staff={path === fallbackPages.admin} />,
    ),
    body: html.slice(start),
    behind: rows.list || rows.posting ? builtRowsBlock(rows) : '',
  };
}
