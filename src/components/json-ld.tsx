import { inLocale, type Locale } from '@/content/facts/languages';
import { servedMarkets } from '@/content/facts/markets';
import type { ListedPath } from '@/content/facts/paths';
import { site } from '@/content/facts/site';
import type { CommonTexts } from '@/content/texts';
import type { NamedLink } from '@/content/types';
import { env } from '@/lib/env';
import { useTexts } from './texts';

export type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

interface JsonLdProps {
  path: string;
  language?: string | undefined;
  entities: readonly Json[];
}

export function JsonLd({ path, language, entities }: JsonLdProps) {
  const { locale } = useTexts();
  const page = {
    '@type': 'WebPage',
    url: env.siteUrl + inLocale(locale, path),
    inLanguage: language ?? locale,
  };
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': [page, ...entities] });
  return <script type="application/ld+json">{text.replaceAll('<', '\\u003c')}</script>;
}

export const provider = { '@type': 'Organization', name: site.name, url: env.siteUrl } as const;

export const organizationData = ({ tagline, marketNames }: CommonTexts): Json => ({
  ...provider,
  slogan: tagline,
  logo: `${env.siteUrl}/favicon.svg`,
  email: site.email,
  telephone: site.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.line,
    addressLocality: site.address.city,
    ...(site.address.state && { addressRegion: site.address.state }),
    ...(site.address.postalCode && { postalCode: site.address.postalCode }),
    addressCountry: site.address.countryCode,
  },
  areaServed: servedMarkets.map(({ code }) => marketNames[code]),
});

export function serviceData(
  locale: Locale,
  path: ListedPath,
  service: { name: string; description: string; countries: readonly string[] },
): Json {
  return {
    '@type': 'Service',
    name: service.name,
    description: service.description,
    url: env.siteUrl + inLocale(locale, path),
    provider,
    areaServed: service.countries.map((name) => ({ '@type': 'Country', name })),
  };
}

export function breadcrumbData(locale: Locale, trail: readonly NamedLink[], page: NamedLink): Json {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, page].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: env.siteUrl + inLocale(locale, path),
    })),
  };
}
