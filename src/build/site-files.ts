import { inLocale, locales } from '../content/facts/languages.ts';
import { isSampleHost } from './launch/placeholders.ts';

export function sitemap(paths: readonly string[], siteUrl: string): string {
  const urls = paths.flatMap((path) => {
    const others = locales.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${siteUrl}${inLocale(locale, path)}"/>`,
    );
    return locales.map(
      (locale) => `  <url><loc>${siteUrl}${inLocale(locale, path)}</loc>${others.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(siteUrl: string, now: Date): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    // Read by check:live.
    `# built ${now.toISOString()}`,
    '',
  ].join('\n');
}

/** RFC 9116, valid for a year. Undefined for a placeholder address, where reports would be lost. */
export function securityTxt(email: string, siteUrl: string, now: Date): string | undefined {
  if (isSampleHost(email.slice(email.indexOf('@') + 1))) return undefined;
  const expires = new Date(now);
  expires.setUTCFullYear(now.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    // The format requires https.
    ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : []),
    '',
  ].join('\n');
}
