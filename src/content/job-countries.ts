import { homeCountry } from './en/place-names';
import { countries, otherCountryNames } from './facts/countries';
import { site } from './facts/site';
import { countryNames as frenchNames } from './fr/country-names';
import { homeCountry as frenchHome } from './fr/place-names';

const home = site.address.countryCode.toLowerCase();

/** Names by code: the company's own country and those of Africa. */
export const jobCountries: Readonly<Record<string, string>> = {
  [home]: homeCountry,
  ...Object.fromEntries(countries.map(({ code, name }) => [code, name])),
};

const codeByName = new Map([
  [fold(homeCountry), home],
  [fold(frenchHome), home],
  ...countries.flatMap(({ code, name }) =>
    [name, frenchNames[name], ...(otherCountryNames[name] ?? [])].map(
      (knownName) => [fold(knownName), code] as const,
    ),
  ),
]);

export const countryCodeOf = (name: string): string | undefined => codeByName.get(fold(name));

function fold(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}
