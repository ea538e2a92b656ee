import { inLocale, locales, otherLocale, type Locale } from '@/content/facts/languages';
import { shareImagePath } from '@/content/facts/share';
import type { JobPath, ListedPath } from '@/content/facts/paths';
import { site } from '@/content/facts/site';
import type { PageMeta } from '@/content/types';
import { env } from '@/lib/env';
import { useTexts } from './texts';

interface SeoProps {
  meta: PageMeta;
  /** The page's canonical path; omitted for pages that search engines must not index. */
  path?: ListedPath | JobPath;
  /** For a page without a path that does not know yet whether search engines may index it: it says nothing of that. */
  isIndexingUnknown?: boolean;
}

/** Document metadata, which React moves into the head. The staff area uses Helmet instead. */
export function Seo({ meta, path, isIndexingUnknown }: SeoProps) {
  const title = path === '/' ? `${site.name} | ${meta.title}` : `${meta.title} | ${site.name}`;
  const { locale } = useTexts();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={meta.keywords.join(', ')} />
      {!path && !isIndexingUnknown && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={ogLocales[locale]} />
      <meta property="og:locale:alternate" content={ogLocales[otherLocale(locale)]} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {path && <IndexedPageMeta {...{ locale, path }} title={meta.title} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const ogLocales = { en: 'en_GB', fr: 'fr_FR' } as const;

interface IndexedPageMetaProps {
  locale: Locale;
  path: ListedPath | JobPath;
  title: string;
}

/** The addresses of a page in both languages, and its picture, drawn by src/build/share-images.ts in this size. */
function IndexedPageMeta({ locale, path, title }: IndexedPageMetaProps) {
  const addressIn = (language: Locale) => env.siteUrl + inLocale(language, path);
  return (
    <>
      <link rel="canonical" href={addressIn(locale)} />
      {locales.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={addressIn(one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />
      <meta property="og:url" content={addressIn(locale)} />
      <meta property="og:image" content={env.siteUrl + shareImagePath(locale, path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
    </>
  );
}
