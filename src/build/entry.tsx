/** What the build asks of the site's own code. */
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { fallbackPages, fileOf, pageOf } from '@/app/route-match';
import { aliases, aliasPaths, pagePaths, type AliasPath } from '@/content/facts/paths';
import { BuiltRowsContext, builtRowsBlock, type BuiltRows } from '@/features/jobs/built-rows';
import { fetchOpenJobs } from '@/features/jobs/job-queries';
import { env } from '@/lib/env';

export { shareEyebrow } from '@/content/en/share';
export { jobPath } from '@/features/jobs/job';
export { default as siteStyles } from '@/site.css?inline';

/** Every file to write, by the path that it answers for. */
export const filePaths = [...pagePaths, ...aliasPaths, ...Object.values(fallbackPages)];
/** Those that belong into the sitemap. */
export const canonicalPaths = pagePaths;
export const canonicalOf = (path: string): string => aliases[path as AliasPath] ?? path;
export const { siteUrl } = env;

/** Every open position. @throws RequestError when the backend does not tell. */
export const askForPostings = (backendUrl: string) =>
  fetchOpenJobs(AbortSignal.timeout(60_000), backendUrl);

export interface Rendered {
  /** The file that it is, as `fileOf` tells for the address. */
  file: string;
  /** React's hoisted head tags. */
  head: string;
  /** What stands in the root element. */
  body: string;
  /** What stands behind it: what React does not look at. */
  behind: string;
}

/** A page as it is sent, with these rows if any are given. */
export async function render(path: string, rows: BuiltRows = {}): Promise<Rendered> {
  await pageOf(path).preload();
  const { prelude } = await prerenderToNodeStream(
    <BuiltRowsContext value={rows}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </BuiltRowsContext>,
    {
      // One piece: no boundary is sent later by a script.
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
    body: html.slice(start),
    behind: rows.list || rows.posting ? builtRowsBlock(rows) : '',
  };
}
