import { homeCountry, marketNames } from './en/place-names';
import { countries } from './facts/countries';
import { site } from './facts/site';
import { countryNames as frenchNames } from './fr/country-names';
import { homeCountry as frenchHome, marketNames as frenchMarkets } from './fr/place-names';

const home = site.address.countryCode.toLowerCase();

/** The countries of job postings by their codes: the company's own, then those of Africa. */
export const jobCountries: Readonly<Record<string, string>> = {
  [home]: homeCountry,
  ...Object.fromEntries(countries.map(({ code, name }) => [code, name])),
  ...marketNames,
};

/** Names that people write besides those of the site. "Congo" alone could be either of two. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  cd: [
    'DRC',
    'RDC',
    'Congo DRC',
    'Congo Kinshasa',
    'Democratic Republic of Congo',
    'Democratic Republic of the Congo',
    'République démocratique du Congo',
  ],
  cf: ['République centrafricaine'],
  cg: ['Republic of the Congo', 'République du Congo'],
  ci: ['Ivory Coast'],
  cv: ['Cape Verde'],
  gm: ['The Gambia'],
  mu: ['Île Maurice'],
  st: ['São Tomé'],
  sz: ['Swaziland'],
};

const codes = new Map(
  [
    ...Object.entries(jobCountries),
    ...countries.map(({ code, name }) => [code, frenchNames[name]] as const),
    ...Object.entries(frenchMarkets),
    [home, frenchHome] as const,
    ...Object.entries(otherNames).flatMap(([code, names]) =>
      names.map((name) => [code, name] as const),
    ),
  ].map(([code, name]) => [folded(name), code]),
);

/** The code of a country by its English or French name, whatever its accents and apostrophes. */
export const countryNamed = (name: string): string | undefined => codes.get(folded(name));

function folded(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}
