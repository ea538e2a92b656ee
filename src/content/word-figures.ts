import { countryNameIn, hoursInWords, percent, shortNumber } from '../lib/format.ts';
import { intlTags, type Locale } from './facts/languages.ts';
import type { Facts } from './facts/merge.ts';
import { productPaths } from './facts/paths.ts';
import { ifKnown } from './if-known.ts';

type FigureSources = Pick<Facts, 'figures' | 'site'>;

function englishFigures(sources: FigureSources) {
  const { subscribers, westSubscribers, applicationReviewDays } = sources.figures;
  const { inWords } = formattersFor('en');
  const [from, to] = applicationReviewDays;
  return {
    ...sharedFigures(sources, 'en'),
    subscribersInWords: ifKnown`over ${inWords(subscribers)}`,
    applicationReview: `${from === to ? to : `${from}-${to}`} business ${to === 1 ? 'day' : 'days'}`,
    westSubscribers: ifKnown`over ${inWords(westSubscribers)}`,
  };
}

function frenchFigures(sources: FigureSources) {
  const { figures } = sources;
  const { inWords } = formattersFor('fr');
  const [from, to] = figures.applicationReviewDays;
  return {
    ...sharedFigures(sources, 'fr'),
    subscribersInWords: ifKnown`plus de ${inWords(figures.subscribers)}`,
    countriesInWords: ifKnown`plus de ${figures.countries}`,
    operatorPartnersInWords: ifKnown`plus de ${figures.operatorPartners}`,
    supportInWords: '24\u202fh/24 et 7\u202fj/7',
    applicationReview: `${from === to ? to : `${from} à ${to}`}\u00a0${to === 1 ? 'jour ouvré' : 'jours ouvrés'}`,
    westSubscribers: ifKnown`plus de ${inWords(figures.westSubscribers)}`,
    centralSubscribersInWords: ifKnown`plus de ${inWords(figures.centralSubscribers)}`,
  };
}

/** The figures as texts name them; undefined where the company leaves one out. */
export const wordFigures = { en: englishFigures, fr: frenchFigures };

function sharedFigures({ figures, site }: FigureSources, locale: Locale) {
  const { language, formatted, short, inWords, share } = formattersFor(locale);
  return {
    subscribers: ifKnown`${short(figures.subscribers)}+`,
    countries: ifKnown`${figures.countries}+`,
    team: ifKnown`${figures.team}`,
    teamPlus: ifKnown`${figures.team}+`,
    target2030: ifKnown`${short(figures.target2030)}`,
    target2030InWords: ifKnown`${inWords(figures.target2030)}`,
    operatorPartners: ifKnown`${figures.operatorPartners}+`,
    uptime: ifKnown`${share(figures.uptime)}`,
    support: '24/7',
    since: ifKnown`${figures.since}`,
    products: String(productPaths.length),
    quoteReply: formatted(hoursInWords(figures.quoteReplyHours, language)),
    centralSubscribers: ifKnown`${short(figures.centralSubscribers)}+`,
    centralCountries: ifKnown`${figures.centralCountries}`,
    centralReliability: ifKnown`${share(figures.centralReliability)}`,
    homeCountry: countryNameIn(site.address.countryCode, language),
  };
}

function formattersFor(locale: Locale) {
  const language = intlTags[locale];
  const formatted = (text: string) => (locale === 'fr' ? withNarrowSpaces(text) : text);
  return {
    language,
    formatted,
    short: (value?: number) => value && formatted(shortNumber(value, language)),
    inWords: (value?: number) => value && formatted(shortNumber(value, language, 'long')),
    share: (value?: number) => value && formatted(percent(value, language)),
  };
}

/** Browsers differ in the space between a number and its unit; a page must read alike in all. */
const withNarrowSpaces = (text: string) => text.replaceAll(/\s/g, '\u202f');
