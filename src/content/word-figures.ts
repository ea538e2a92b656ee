import { countryNameIn, hours, percent, shortNumber } from '../lib/format.ts';
import { intlTags, type Locale } from './facts/languages.ts';
import type { Facts } from './facts/merge.ts';
import { productPaths } from './facts/paths.ts';
import { ifKnown } from './if-known.ts';

type FigureSources = Pick<Facts, 'figures' | 'site'>;

/** Browsers differ in the space between a number and its unit; a page must read alike in all. */
const withNarrowSpaces = (text: string) => text.replaceAll(/\s/g, '\u202f');

const formattersFor = (locale: Locale) => {
  const language = intlTags[locale];
  const written = (text: string) => (locale === 'fr' ? withNarrowSpaces(text) : text);
  return {
    short: (value?: number) => value && written(shortNumber(value, language)),
    inWords: (value?: number) => value && written(shortNumber(value, language, 'long')),
    share: (value?: number) => value && written(percent(value, language)),
    hoursText: (count: number) => written(hours(count, language)),
    country: (code: string) => countryNameIn(code, language),
  };
};

function englishFigures({ figures: facts, site }: FigureSources) {
  const { short, inWords, share, hoursText: time, country } = formattersFor('en');
  const [from, to] = facts.applicationReviewDays;
  return {
    subscribers: ifKnown`${short(facts.subscribers)}+`,
    subscribersInWords: ifKnown`over ${inWords(facts.subscribers)}`,
    countries: ifKnown`${facts.countries}+`,
    team: ifKnown`${facts.team}`,
    teamPlus: ifKnown`${facts.team}+`,
    target2030: ifKnown`${short(facts.target2030)}`,
    target2030InWords: ifKnown`${inWords(facts.target2030)}`,
    operatorPartners: ifKnown`${facts.operatorPartners}+`,
    uptime: ifKnown`${share(facts.uptime)}`,
    support: '24/7',
    since: ifKnown`${facts.since}`,
    products: String(productPaths.length),
    quoteReply: time(facts.quoteReplyHours),
    applicationReview: `${from === to ? to : `${from}-${to}`} business ${to === 1 ? 'day' : 'days'}`,
    westSubscribers: ifKnown`over ${inWords(facts.westSubscribers)}`,
    centralSubscribers: ifKnown`${short(facts.centralSubscribers)}+`,
    centralCountries: ifKnown`${facts.centralCountries}`,
    centralReliability: ifKnown`${share(facts.centralReliability)}`,
    homeCountry: country(site.address.countryCode),
  };
}

function frenchFigures({ figures: facts, site }: FigureSources) {
  const { short, inWords, share, hoursText: time, country } = formattersFor('fr');
  const [from, to] = facts.applicationReviewDays;
  return {
    subscribers: ifKnown`${short(facts.subscribers)}+`,
    subscribersInWords: ifKnown`plus de ${inWords(facts.subscribers)}`,
    countries: ifKnown`${facts.countries}+`,
    countriesInWords: ifKnown`plus de ${facts.countries}`,
    team: ifKnown`${facts.team}`,
    teamPlus: ifKnown`${facts.team}+`,
    target2030: ifKnown`${short(facts.target2030)}`,
    target2030InWords: ifKnown`${inWords(facts.target2030)}`,
    operatorPartners: ifKnown`${facts.operatorPartners}+`,
    operatorPartnersInWords: ifKnown`plus de ${facts.operatorPartners}`,
    uptime: ifKnown`${share(facts.uptime)}`,
    support: '24/7',
    supportInWords: '24\u202fh/24 et 7\u202fj/7',
    since: ifKnown`${facts.since}`,
    products: String(productPaths.length),
    quoteReply: time(facts.quoteReplyHours),
    applicationReview: `${from === to ? to : `${from} à ${to}`}\u00a0${to === 1 ? 'jour ouvré' : 'jours ouvrés'}`,
    westSubscribers: ifKnown`plus de ${inWords(facts.westSubscribers)}`,
    centralSubscribers: ifKnown`${short(facts.centralSubscribers)}+`,
    centralSubscribersInWords: ifKnown`plus de ${inWords(facts.centralSubscribers)}`,
    centralCountries: ifKnown`${facts.centralCountries}`,
    centralReliability: ifKnown`${share(facts.centralReliability)}`,
    homeCountry: country(site.address.countryCode),
  };
}

/** The figures as texts name them; one that the company leaves out is none here, either. */
export const wordFigures = { en: englishFigures, fr: frenchFigures };
