import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { pageOf, shellOf, shells } from '@/app/match-page';
import { HeadTags } from '@/components/head-tags';
import { HeadContext } from '@/components/seo';
import { jobPath, type Job } from '@/features/jobs/job';
import { fetchOpenJobs } from '@/features/jobs/job-queries';
import { OpenJob } from '@/features/jobs/posting/job-view';
import { builtJobBlock, BuiltWith } from '@/features/jobs/shown-early';
import { blank } from '@/features/jobs/posting/template';
import { env } from '@/lib/env';
import type { Due } from '@/lib/lazy-page';
import { earlyRequest } from './early-request';
import { aliases, aliasPaths, pagePaths, type AliasPath } from '@/content/facts/paths';

export { shareEyebrow } from '@/content/en/share';

/** Every file to write; `canonical` ones belong into the sitemap. */
export const shellPaths = [...pagePaths, ...aliasPaths, ...Object.values(shells)];
export const canonicalPaths = pagePaths;
export const canonicalOf = (path: string): string => aliases[path as AliasPath] ?? path;
export const { siteUrl } = env;

export { jobPath };

/** Every open position. @throws RequestError when the backend does not tell. */
export const openPostings = (backendUrl: string) =>
  fetchOpenJobs(AbortSignal.timeout(60_000), backendUrl);

export interface Rendered {
  /** The path that the file is known by where the application starts. */
  shell: string;
  /** React's hoisted head tags. */
  head: string;
  /** What stands in the root element. */
  body: string;
  /** What stands behind it: what React does not look at. */
  behind: string;
  /** The statement that asks for the page's rows, if it shows any. */
  early: string;
  /** Whether its text is among these. */
  asksForText: boolean;
  /** When it needs its code. */
  due: Due;
}

const Template = () => (
  <StaticRouter location={jobPath(blank.id)}>
    <OpenJob job={blank} />
  </StaticRouter>
);

/** A page as it is sent; that of one posting, if one is given. */
export async function render(path: string, posting?: Job): Promise<Rendered> {
  await pageOf(path).preload();
  const { prelude } = await prerenderToNodeStream(
    <HeadContext value={(props) => <HeadTags {...props} />}>
      <BuiltWith value={posting}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </BuiltWith>
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
  const shell = shellOf(path);
  const asksForText = shell === shells.job && !posting;
  const template = asksForText ? `<template>${renderToString(<Template />)}</template>` : '';
  return {
    shell,
    head,
    body: html.slice(start),
    behind: posting ? builtJobBlock(posting) : template,
    early: earlyRequest(shell),
    asksForText,
    due: pageOf(path).due,
  };
}
