import type { Json } from '@/components/json-ld';
import { countryCodeOf, jobCountries } from '@/content/job-countries';
import { ownValue } from '@/lib/own-value';
import type { Job } from '../job';

/** Words that name no place, or say that there is more than one. */
const vagueWords =
  /hybrid|remote|t[ée]l[ée]travail|à distance|from home|on-?site|sur (?:site|place)/i;
/** What the name of one town does not contain. */
const notATown = /[\d/;&]|\b(?:or|and|ou|et|africa|afrique|anywhere|office)\b/i;

/** The place of a posting (schema.org), as far as it is certain: what staff chose, else what its text names alone. */
export function placeOf({ location, workplace, country_code: code }: Job): Record<string, Json> {
  const parts = location.split(/[,()]/).map((part) => part.trim());
  const namedCountries = parts.flatMap((part) => countryCodeOf(part) ?? []);
  const chosenCountry = code && ownValue(jobCountries, code) ? code : undefined;
  const country = chosenCountry ?? (namedCountries.length === 1 ? namedCountries[0] : undefined);
  // "Remote or Nairobi, Kenya" is certain only once staff chose where people work.
  if (!country || (!workplace && vagueWords.test(location))) return {};
  const name = jobCountries[country] ?? country;
  if (workplace === 'remote') {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name },
    };
  }
  const isElsewhere = namedCountries.some((named) => named !== country);
  const towns = parts.filter((part) => part && !countryCodeOf(part) && !vagueWords.test(part));
  const [town] = isElsewhere || towns.length > 1 ? [] : towns.filter((one) => !notATown.test(one));
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(town && { addressLocality: town }),
        addressCountry: name,
      },
    },
  };
}
