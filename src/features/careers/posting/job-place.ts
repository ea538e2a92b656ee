import type { Json } from '@/components/json-ld';
import { countryNamed, jobCountries } from '@/content/job-countries';
import { ownValue } from '@/lib/own-value';
import type { Job } from '../job';

interface Place {
  town?: string | undefined;
  country: string;
}

/** The place of a posting (schema.org), as far as it is certain. What staff chose counts more than the text. */
export function placeOf({ location, workplace, country_code: code }: Job): Record<string, Json> {
  const chosen = code && ownValue(jobCountries, code) ? code : undefined;
  const places = placesIn(location);
  const isRemote = workplace
    ? workplace === 'remote'
    : remote.test(location) && !partly.test(location);
  if (!isRemote) return located(chosen ? [placeFor(places, chosen)] : everyPlace(places));
  const parts = places.flat();
  const isSure = workplace === 'remote' || !parts.some(isTown);
  return reached(chosen ? [chosen] : isSure ? countriesIn(parts) : []);
}

const remote =
  /\b(?:remote(?:ly)?|t[ée]l[ée]travail|telework|work(?:ing)? from home|wfh)\b|à distance/i;
const partly =
  /hybrid|\b(?:part(?:ly|ial|ially|iel|iellement)?|days?|jours?|no|not|non|pas|sans|except|but|outside|sauf|hors)\b/i;
const onSite = /\b(?:on-?site|sur site|sur place|pr[ée]sentiel)\b/i;
const noTown =
  /\d|\b(?:africa|afrique|emea|world|worldwide|global|anywhere|any|various|several|multiple|office|hq)\b/i;
const leading =
  /^(?:(?:fully|entirely|remote(?:ly)?|t[ée]l[ée]travail|hybride?|on-?site|anywhere|in|from|within|en|au|depuis(?: la| le)?)(?:[\s-]+|$))+/i;
const trailing = /[\s-]+(?:remote|hybride?|on-?site|only|based|uniquement)$/i;

/** "Lagos, Nigeria or Accra (Ghana)" is two places of two parts each. Parts that name no place are dropped. */
const placesIn = (location: string): string[][] =>
  location
    .replace(/(s[ãa]o tom[ée])(?: and | et |-et-)pr[íi]ncipe/i, '$1')
    .split(/[;|/]|\s&\s|\s(?:or|and|ou|et)\s/i)
    .map((place) =>
      place
        .split(/[,:()[\]]|\s[-–—]\s/)
        .map((part) => part.trim().replace(leading, '').replace(trailing, '').trim())
        .filter((part) => part && ![remote, partly, onSite].some((words) => words.test(part))),
    );

const countriesIn = (parts: readonly string[]) => parts.flatMap((part) => countryNamed(part) ?? []);
const isTown = (part: string) => !countryNamed(part) && !noTown.test(part);

function townIn(parts: readonly string[]): string | undefined {
  const [town, ...others] = parts.filter(isTown);
  return others.length > 0 ? undefined : town;
}

function placeFor(places: readonly string[][], country: string): Place {
  const parts = places.flat();
  const isElsewhere = countriesIn(parts).some((named) => named !== country);
  return { country, town: places.length > 1 || isElsewhere ? undefined : townIn(parts) };
}

function everyPlace(places: readonly string[][]): Place[] {
  const found = places.map((parts): Place[] => {
    const named = countriesIn(parts);
    if (named.length === parts.length) return named.map((country) => ({ country }));
    return named.length === 1 ? named.map((country) => ({ country, town: townIn(parts) })) : [];
  });
  return found.some((one) => one.length === 0) ? [] : found.flat();
}

function located(places: readonly Place[]): Record<string, Json> {
  if (places.length === 0) return {};
  const [first = {}, ...others] = places.map(({ town, country }) => ({
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(town && { addressLocality: town }),
      addressCountry: jobCountries[country] ?? country,
    },
  }));
  return { jobLocation: others.length > 0 ? [first, ...others] : first };
}

/** Search engines reject a remote position without a country. */
function reached(countries: readonly string[]): Record<string, Json> {
  if (countries.length === 0) return {};
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [...new Set(countries)].map((code) => ({
      '@type': 'Country',
      name: jobCountries[code] ?? code,
    })),
  };
}
