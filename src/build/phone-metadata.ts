import metadata from 'libphonenumber-js/metadata.min';
import type { Plugin } from 'vite';
import { countries } from '../content/facts/countries.ts';

const moduleId = 'virtual:phone-metadata';
/** The markets, and the country of the company. */
const siteCountries = new Set<string>([...countries.map(({ code }) => code.toUpperCase()), 'IN']);

/** Provides what libphonenumber knows about our countries: a sixth of the whole. */
export function phoneMetadata(): Plugin {
  return {
    name: 'phone-metadata',
    resolveId: (source) => (source === moduleId ? `\0${moduleId}` : undefined),
    load: (resolved) =>
      resolved === `\0${moduleId}` ? `export default ${JSON.stringify(siteMetadata())}` : undefined,
  };
}

function siteMetadata() {
  const entries = Object.entries(metadata.countries).filter(([code]) => siteCountries.has(code));
  const codes = Object.entries<string[]>(metadata.country_calling_codes)
    .map(([code, places]) => [code, places.filter((place) => siteCountries.has(place))] as const)
    .filter(([, places]) => places.length > 0);
  return {
    version: metadata.version,
    country_calling_codes: Object.fromEntries(codes),
    countries: Object.fromEntries(entries),
  };
}
