import metadata from 'libphonenumber-js/metadata.min';
import type { Plugin } from 'vite';
import { countries } from '../content/facts/countries.ts';

const moduleId = 'virtual:phone-metadata';
const resolvedId = `\0${moduleId}`;
/** The markets, and the country of the company. */
const siteCountries = new Set<string>([...countries.map(({ code }) => code.toUpperCase()), 'IN']);

/** Provides what libphonenumber knows about our countries: a sixth of the whole. */
export function phoneMetadata(): Plugin {
  return {
    name: 'phone-metadata',
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load: (id) => (id === resolvedId ? `export default ${siteMetadata()}` : undefined),
  };
}

/** The package's metadata without other countries, as JSON. */
function siteMetadata(): string {
  const rules = Object.entries(metadata.countries).filter(([code]) => siteCountries.has(code));
  const callingCodes = Object.entries<string[]>(metadata.country_calling_codes)
    .map(([code, all]) => [code, all.filter((country) => siteCountries.has(country))] as const)
    .filter(([, countriesOfCode]) => countriesOfCode.length > 0);
  return JSON.stringify({
    version: metadata.version,
    country_calling_codes: Object.fromEntries(callingCodes),
    countries: Object.fromEntries(rules),
  });
}
