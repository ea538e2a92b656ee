import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { fallbackPages, fileOf, pageOf } from '@/app/route-match';
import { pagesIn, type Pages } from '@/app/routes';
import { MailLink } from '@/components/ui/mail-link';
import { outdated as englishOutdated } from '@/content/en/outdated';
import { positions as englishPositions } from '@/content/en/positions';
import { sampleNote as englishSample } from '@/content/en/sample';
import { outdated as frenchOutdated } from '@/content/fr/outdated';
import { positions as frenchPositions } from '@/content/fr/positions';
import { sampleNote as frenchSample } from '@/content/fr/sample';
import { inLocale, locales, prefixOf, type Locale } from '@/content/facts/languages';
import { aliases, aliasPaths, listedPaths, pagePaths, type AliasPath } from '@/content/facts/paths';
import { textsIn } from '@/content/languages';
import type { OutdatedTexts, SampleNoteTexts } from '@/content/texts';
import { builtRowsBlock, cacheBuiltRows, type BuiltRows } from '@/features/careers/built-rows';
import { fetchOpenJobs } from '@/features/careers/job-queries';
import { env } from '@/lib/env';
import { assertPassed, backendTimeoutMs, runChecks } from './launch/checks';
import { contentChecks, processorsCheck } from './launch/content';
import { isLocalAddress } from './launch/placeholders';
import { unconfirmedFacts } from './launch/sample-facts';

export { jobPath } from '@/features/careers/job';
export { default as siteStyles } from '@/styles/site.css?inline';
export { listedPaths, locales };

const publicPaths = [...pagePaths, ...aliasPaths, fallbackPages.notFound];
export const renderedPages = [
  ...locales.flatMap((locale) => publicPaths.map((path) => ({ locale, path }))),
  { locale: 'en' as const, path: fallbackPages.admin },
];
export const pathsWithMisspellings = renderedPages
  .filter(({ path }) => path !== fallbackPages.notFound)
  .map(({ locale, path }) => inLocale(locale, path))
  .filter((address) => address !== '/');
export const canonicalOf = (path: string): string => aliases[path as AliasPath] ?? path;
export const { siteUrl } = env;

const outdated = { en: englishOutdated, fr: frenchOutdated };
const sampleNote = { en: englishSample, fr: frenchSample };
export const feedTitle = { en: englishPositions.feedTitle, fr: frenchPositions.feedTitle };

export const fetchPostings = (backendUrl: string) =>
  fetchOpenJobs(AbortSignal.timeout(backendTimeoutMs), backendUrl);

const hasSamples = runChecks(contentChecks(async () => unconfirmedFacts)).then((results) =>
  results.some(({ state }) => state !== 'passed'),
);

/**
 * Facts that nobody confirmed stop no build: the staff area, where they are confirmed, is part of it.
 * @throws Error when files of a site that is not local have samples that nobody has allowed.
 */
export async function assertNoSamples(areAllowed: boolean): Promise<void> {
  if (!isLocalAddress(siteUrl) && !areAllowed) assertPassed(await runChecks([processorsCheck]));
}

interface RenderedPage {
  /** Address of the page that the file is made for; a fallback page has many. */
  file: string;
  head: string;
  beforeRoot: string;
  body: string;
  afterRoot: string;
}

/** Renders one page, with the postings that it is to start from. @throws Error of a component that fails to render */
export async function render(
  locale: Locale,
  path: string,
  rows: BuiltRows = {},
): Promise<RenderedPage> {
  const isForStaff = path === fallbackPages.admin;
  const texts = textsIn[locale];
  const pages = pagesOf(locale);
  await pageOf(pages, path).preload();
  cacheBuiltRows(rows);
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter basename={prefixOf(locale)} location={inLocale(locale, path)}>
      <App common={await texts.common()} texts={texts} pages={pages} />
    </StaticRouter>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  // React moves head tags to the front of the HTML.
  const bodyStart = html.search(/<(?!title|\/title|meta|link)[a-z!]/i);
  return {
    file: inLocale(locale, fileOf(path)),
    head: html.slice(0, bodyStart),
    beforeRoot: renderToStaticMarkup(
      <>
        <OutdatedBrowser texts={outdated[locale]} isForStaff={isForStaff} />
        {!isForStaff && (await hasSamples) && <SampleNote {...sampleNote[locale]} />}
      </>,
    ),
    body: html.slice(bodyStart),
    afterRoot: rows.list || rows.posting ? builtRowsBlock(rows) : '',
  };
}

const pagesByLocale = new Map<Locale, Pages>();

function pagesOf(locale: Locale): Pages {
  const pages = pagesByLocale.get(locale) ?? pagesIn(textsIn[locale]);
  pagesByLocale.set(locale, pages);
  return pages;
}

/** Rendered before every page. The styles in site.css show it only in browsers that are too old. */
function OutdatedBrowser({ texts, isForStaff }: { texts: OutdatedTexts; isForStaff: boolean }) {
  if (isForStaff) return <p className="outdated for-staff">{texts.staff}</p>;
  return (
    <p className="outdated">
      {texts.visitors} <MailLink />
    </p>
  );
}

/** Rendered before every page while the site shows sample data; it works without JavaScript. */
function SampleNote({ label, text }: SampleNoteTexts) {
  return (
    <aside
      aria-label={label}
      className="rule-b bg-sand px-gutter py-1 text-center text-label font-normal text-quiet"
    >
      {text}
    </aside>
  );
}
