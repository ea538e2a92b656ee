import metadata from 'libphonenumber-js/metadata.min';
import type { Plugin } from 'vite';
import { countries } from '../content/facts/countries.ts';

const id = 'virtual:phone-metadata';
const ours = new Set<string>([...countries.map(({ code }) => code.toUpperCase()), 'IN']);

/** Provides what libphonenumber knows about our countries: a sixth of the whole. */
export function phoneMetadata(): Plugin {
  return {
    name: 'phone-metadata',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}` ? `export default ${JSON.stringify(metadataOfOurs())}` : undefined,
  };
}

function metadataOfOurs() {
  const entries = Object.entries(metadata.countries).filter(([code]) => ours.has(code));
  const codes = Object.entries<string[]>(metadata.country_calling_codes)
    .map(([code, places]) => [code, places.filter((place) => ours.has(place))] as const)
    .filter(([, places]) => places.length > 0);
  return {
    version: metadata.version,
    country_calling_codes: Object.fromEntries(codes),
    countries: Object.fromEntries(entries),
  };
}
