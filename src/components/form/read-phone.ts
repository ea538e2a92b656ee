import {
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from 'libphonenumber-js/core';
import metadata from 'virtual:phone-metadata';
import { countries, otherCountryNames } from '@/content/facts/countries';
import { toAscii } from '@/lib/normalize-text';

export interface PhoneDoubt {
  reason: 'several' | 'noCode' | 'unreadable' | 'short' | 'long' | 'unused';
  country: string;
}

/**
 * Returns a number in international form, or the text and why it cannot be dialled.
 * @param place name of the country of numbers without a country's code; other text is ignored
 */
export function readPhone(written: string, place: string): { phone: string; doubt?: PhoneDoubt } {
  const text = toAscii(written).replace(/\bposte\b/i, 'ext');
  const country = countryCodes.get(folded(place));
  const ways = waysToRead(text, country);
  const read = ways.map((way) => international(way, country)).find(Boolean);
  // Other countries' numbers cannot be checked here.
  const foreign = () =>
    ways.find((way) => /^\+[1-9]/.test(way) && lengthOf(way) === 'INVALID_COUNTRY');
  const phone = read ?? foreign();
  return phone ? { phone } : { phone: text, doubt: doubtAbout(text, country) };
}

export function countryOf(phone: string, place: string): string | undefined {
  return parsed(toAscii(phone), undefined)?.country ?? countryCodes.get(folded(place));
}

/** The code in the field may come before or after a whole number. */
function waysToRead(text: string, country: CountryCode | undefined): string[] {
  const bare = country ? text.replace(`+${metadata.countries[country]?.[0]}`, '').trim() : text;
  return [text, bare].flatMap((way) => [way, way.replace(/^00 ?/, '+')]);
}

function international(text: string, country: CountryCode | undefined): string | undefined {
  const number = parsed(text, country);
  if (!number?.isValid()) return undefined;
  // Digits that remain belong to a second number.
  const isWhole = digitsOf(text).endsWith(number.nationalNumber + (number.ext ?? ''));
  return isWhole ? number.formatInternational().replace(' ext. ', ' ext ') : undefined;
}

function doubtAbout(text: string, chosen: CountryCode | undefined): PhoneDoubt {
  const length = lengthOf(text, chosen);
  const country = parsed(text, chosen)?.country ?? chosen ?? '';
  const reason = severalNumbers.test(text)
    ? 'several'
    : length === 'INVALID_COUNTRY' && !text.startsWith('+')
      ? 'noCode'
      : !country || length === 'NOT_A_NUMBER'
        ? 'unreadable'
        : length === 'TOO_SHORT'
          ? 'short'
          : length === 'TOO_LONG'
            ? 'long'
            : 'unused';
  return { reason, country };
}

const severalNumbers = /[0-9][^0-9]*(?:[,;/|&+]|\b(?!ext\b)[a-z]{2,})[^0-9]*[0-9]/i;

const optionsFor = (country: CountryCode | undefined) => ({
  ...(country && { defaultCountry: country }),
  extract: true,
});

const parsed = (text: string, country: CountryCode | undefined) =>
  parsePhoneNumberFromString(text, optionsFor(country), metadata);

const lengthOf = (text: string, country?: CountryCode) =>
  validatePhoneNumberLength(text, optionsFor(country), metadata);

const digitsOf = (text: string) => text.replace(/[^0-9]/g, '');

const folded = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

const countryCodes = new Map(
  countries.flatMap(({ code, name }) => {
    const region = code.toUpperCase() as CountryCode;
    const french = new Intl.DisplayNames('fr', { type: 'region' }).of(region) ?? name;
    return [name, french, ...(otherCountryNames[name] ?? [])].map(
      (each) => [folded(each), region] as const,
    );
  }),
);
