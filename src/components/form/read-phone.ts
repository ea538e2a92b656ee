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
  /** Its code, such as `KE`; empty if unknown. */
  country: string;
}

/**
 * Returns a number in international form, or the text and why it cannot be dialled.
 * @param place name of the country of numbers without a country's code; other text is ignored
 */
export function readPhone(input: string, place: string): { phone: string; doubt?: PhoneDoubt } {
  const text = toAscii(input).replace(/\bposte\b/i, 'ext');
  const country = codeByFoldedName.get(foldName(place));
  const readings = readingsOf(text, country);
  const valid = readings.map((reading) => toInternational(reading, country)).find(Boolean);
  // Numbers of countries without metadata cannot be checked.
  const isUncheckable = (reading: string) =>
    /^\+[1-9]/.test(reading) && lengthOf(reading) === 'INVALID_COUNTRY';
  const phone = valid ?? readings.find(isUncheckable);
  return phone ? { phone } : { phone: text, doubt: doubtAbout(text, country) };
}

/** The code of the number's country, or else of the named place: `KE`. */
export function countryOf(phone: string, place: string): string | undefined {
  return parsePhone(toAscii(phone), undefined)?.country ?? codeByFoldedName.get(foldName(place));
}

/** The text as it is and without the chosen country's code, which may stand before or after a whole number. */
function readingsOf(text: string, country: CountryCode | undefined): string[] {
  const bare = country ? text.replace(`+${metadata.countries[country]?.[0]}`, '').trim() : text;
  return [text, bare].flatMap((reading) => [reading, reading.replace(/^00 ?/, '+')]);
}

function toInternational(text: string, country: CountryCode | undefined): string | undefined {
  const number = parsePhone(text, country);
  if (!number?.isValid()) return undefined;
  // Digits that remain belong to a second number.
  const isWhole = digitsOf(text).endsWith(number.nationalNumber + (number.ext ?? ''));
  return isWhole ? number.formatInternational().replace(' ext. ', ' ext ') : undefined;
}

function doubtAbout(text: string, chosen: CountryCode | undefined): PhoneDoubt {
  const length = lengthOf(text, chosen);
  const country = parsePhone(text, chosen)?.country ?? chosen ?? '';
  const because = (reason: PhoneDoubt['reason']) => ({ reason, country });
  if (severalNumbers.test(text)) return because('several');
  if (length === 'INVALID_COUNTRY' && !text.startsWith('+')) return because('noCode');
  if (!country || length === 'NOT_A_NUMBER') return because('unreadable');
  if (length === 'TOO_SHORT') return because('short');
  return because(length === 'TOO_LONG' ? 'long' : 'unused');
}

/** A separator or a word, but no extension, between two digits. */
const severalNumbers = /[0-9][^0-9]*(?:[,;/|&+]|\b(?!ext\b)[a-z]{2,})[^0-9]*[0-9]/i;

const optionsFor = (country: CountryCode | undefined) => ({
  ...(country && { defaultCountry: country }),
  extract: true,
});

const parsePhone = (text: string, country: CountryCode | undefined) =>
  parsePhoneNumberFromString(text, optionsFor(country), metadata);

const lengthOf = (text: string, country?: CountryCode) =>
  validatePhoneNumberLength(text, optionsFor(country), metadata);

const digitsOf = (text: string) => text.replace(/[^0-9]/g, '');

const foldName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

const codeByFoldedName = new Map(
  countries.flatMap(({ code, name }) => {
    const region = code.toUpperCase() as CountryCode;
    const french = new Intl.DisplayNames('fr', { type: 'region' }).of(region) ?? name;
    return [name, french, ...(otherCountryNames[name] ?? [])].map(
      (countryName) => [foldName(countryName), region] as const,
    );
  }),
);
