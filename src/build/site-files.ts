import { inLocale, locales, type Locale } from '../content/facts/languages.ts';
import { feedPath } from '../content/facts/paths.ts';
import type { Job } from '../features/careers/job.ts';
import { escapeMarkup } from '../lib/escape-markup.ts';
import { isSampleHost } from './launch/placeholders.ts';

/** The sitemap of these paths in every language, each with its translations. */
export function sitemap(paths: readonly string[], siteUrl: string): string {
  const entries = paths.flatMap((path) => {
    const urlIn = (locale: Locale) => siteUrl + inLocale(locale, path);
    const links = locales.map(
      (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${urlIn(locale)}"/>`,
    );
    return locales.map((locale) => `  <url><loc>${urlIn(locale)}</loc>${links.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

interface Feed {
  title: string;
  author: string;
  siteUrl: string;
  builtAt: Date;
}

/** The Atom feed (RFC 4287) of open positions, whose links lead to the pages in one language. */
export function jobFeed(jobs: readonly Job[], locale: Locale, feed: Feed): string {
  const { title, author, siteUrl, builtAt } = feed;
  const listUrl = `${siteUrl}${inLocale(locale, '/careers')}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `  <id>${listUrl}</id>`,
    `  <title>${escaped(title)}</title>`,
    `  <link rel="self" href="${siteUrl}${inLocale(locale, feedPath)}"/>`,
    `  <link href="${listUrl}"/>`,
    `  <updated>${builtAt.toISOString()}</updated>`,
    `  <author><name>${escaped(author)}</name></author>`,
    ...jobs.flatMap((job) => feedEntry(job, `${listUrl}/${job.id}`)),
    '</feed>',
    '',
  ].join('\n');
}

function feedEntry(job: Job, url: string): string[] {
  const publishedAt = new Date(job.created_at).toISOString();
  const details = [job.department, job.location, job.salary_range].filter(Boolean).join(', ');
  return [
    `  <entry xml:lang="${job.language}">`,
    `    <id>urn:uuid:${job.id}</id>`,
    `    <title>${escaped(job.title)}</title>`,
    `    <link href="${url}"/>`,
    `    <published>${publishedAt}</published>`,
    `    <updated>${publishedAt}</updated>`,
    `    <summary>${escaped(`${details}\n\n${job.description}`)}</summary>`,
    '  </entry>',
  ];
}

/** A text as markup, without the characters that XML 1.0 forbids. */
const escaped = (text: string) =>
  escapeMarkup(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));

export function robots(siteUrl: string, builtAt: Date): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    // check:live reads it (check-live/host.ts)
    `# built ${builtAt.toISOString()}`,
    '',
  ].join('\n');
}

/** RFC 9116, valid for a year. Undefined for a placeholder address, where reports would be lost. */
export function securityTxt(email: string, siteUrl: string, builtAt: Date): string | undefined {
  if (isSampleHost(email.slice(email.indexOf('@') + 1))) return undefined;
  const expiresAt = new Date(builtAt);
  expiresAt.setUTCFullYear(builtAt.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expiresAt.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    // The format requires https.
    ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : []),
    '',
  ].join('\n');
}
