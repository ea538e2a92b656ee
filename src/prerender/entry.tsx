import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { pageOf, shells } from '@/app/match-page';
import { HeadTags } from '@/components/head-tags';
import { HeadContext } from '@/components/seo';
import { jobPath } from '@/features/jobs/job';
import { OpenJob } from '@/features/jobs/job-view';
import { blank } from '@/features/jobs/template';
import { env } from '@/lib/env';
import type { Due } from '@/lib/lazy-page';
import { earlyRequest } from './early-request';
import { aliases, aliasPaths, pagePaths, type AliasPath } from '@/content/paths';

export { shareEyebrow } from '@/content/share';

/** Every file to write; `canonical` ones belong into the sitemap. */
export const shellPaths = [...pagePaths, ...aliasPaths, ...Object.values(shells)];
export const canonicalPaths = pagePaths;
export const canonicalOf = (path: string): string => aliases[path as AliasPath] ?? path;
export const { siteUrl } = env;

interface Rendered {
  /** React's hoisted head tags. */
  head: string;
  /** What stands in the root element. */
  body: string;
  /** The statement that asks for the page's rows, if it shows any. */
  early: string;
  /** What a row is shown with before React is there, if it can be. */
  template: string;
  /** When it needs its code. */
  due: Due;
}

const Template = () => (
  <StaticRouter location={jobPath(blank.id)}>
    <OpenJob job={blank} />
  </StaticRouter>
);

/** A page as it is sent. */
export async function render(path: string): Promise<Rendered> {
  await pageOf(path).preload();
  const { prelude } = await prerenderToNodeStream(
    <HeadContext value={(props) => <HeadTags {...props} />}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </HeadContext>,
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
  const head = html.slice(0, start).replaceAll(/<(title|meta|link)\b/g, '<$1 data-page=""');
  const template = path === shells.job ? renderToString(<Template />) : '';
  const { due } = pageOf(path);
  return { head, body: html.slice(start), early: earlyRequest(path), template, due };
}
