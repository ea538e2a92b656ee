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
  const url = path && `${env.siteUrl}${inLocale(locale, path)}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={meta.keywords.join(', ')} />
      {!path && !isIndexingUnknown && <meta name="robots" content="noindex" />}
      {path && <link rel="canonical" href={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <Languages locale={locale} path={path} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {path && (
        <>
          <meta property="og:url" content={url} />
          <meta property="og:image" content={env.siteUrl + shareImagePath(locale, path)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={meta.title} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const ogLocales = { en: 'en_GB', fr: 'fr_FR' } as const;

function Languages({ locale, path }: { locale: Locale; path: string | undefined }) {
  return (
    <>
      <meta property="og:locale" content={ogLocales[locale]} />
      <meta property="og:locale:alternate" content={ogLocales[otherLocale(locale)]} />
      {path &&
        locales.map((one) => (
          <link key={one} rel="alternate" hrefLang={one} href={env.siteUrl + inLocale(one, path)} />
        ))}
      {path && (
        <link rel="alternate" hrefLang="x-default" href={env.siteUrl + inLocale('en', path)} />
      )}
    </>
  );
}
