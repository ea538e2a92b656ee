import { countryNameIn, hours, percent, shortNumber } from '../lib/format.ts';
import { intlTags, type Locale } from './facts/languages.ts';
import type { Facts } from './facts/merge.ts';
import { productPaths } from './facts/paths.ts';
import { said } from './said.ts';

type Named = Pick<Facts, 'figures' | 'site'>;

/** Browsers differ in the space between a number and its unit; a page must read alike in all. */
const bound = (text: string) => text.replaceAll(/\s/g, '\u202f');

const toolsOf = (locale: Locale) => {
  const language = intlTags[locale];
  const written = (text: string) => (locale === 'fr' ? bound(text) : text);
  return {
    short: (value?: number) => value && written(shortNumber(value, language)),
    inWords: (value?: number) => value && written(shortNumber(value, language, 'long')),
    share: (value?: number) => value && written(percent(value, language)),
    time: (count: number) => written(hours(count, language)),
    country: (code: string) => countryNameIn(code, language),
  };
};

function inEnglish({ figures: facts, site }: Named) {
  const { short, inWords, share, time, country } = toolsOf('en');
  const [from, to] = facts.applicationReviewDays;
  return {
    subscribers: said`${short(facts.subscribers)}+`,
    subscribersInWords: said`over ${inWords(facts.subscribers)}`,
    countries: said`${facts.countries}+`,
    team: said`${facts.team}`,
    teamPlus: said`${facts.team}+`,
    target2030: said`${short(facts.target2030)}`,
    target2030InWords: said`${inWords(facts.target2030)}`,
    operatorPartners: said`${facts.operatorPartners}+`,
    uptime: said`${share(facts.uptime)}`,
    support: '24/7',
    since: said`${facts.since}`,
    products: String(productPaths.length),
    quoteReply: time(facts.quoteReplyHours),
    applicationReview: `${from === to ? to : `${from}-${to}`} business ${to === 1 ? 'day' : 'days'}`,
    westSubscribers: said`over ${inWords(facts.westSubscribers)}`,
    centralSubscribers: said`${short(facts.centralSubscribers)}+`,
    centralCountries: said`${facts.centralCountries}`,
    centralReliability: said`${share(facts.centralReliability)}`,
    homeCountry: country(site.address.countryCode),
  };
}

function inFrench({ figures: facts, site }: Named) {
  const { short, inWords, share, time, country } = toolsOf('fr');
  const [from, to] = facts.applicationReviewDays;
  return {
    subscribers: said`${short(facts.subscribers)}+`,
    subscribersInWords: said`plus de ${inWords(facts.subscribers)}`,
    countries: said`${facts.countries}+`,
    countriesInWords: said`plus de ${facts.countries}`,
    team: said`${facts.team}`,
    teamPlus: said`${facts.team}+`,
    target2030: said`${short(facts.target2030)}`,
    target2030InWords: said`${inWords(facts.target2030)}`,
    operatorPartners: said`${facts.operatorPartners}+`,
    operatorPartnersInWords: said`plus de ${facts.operatorPartners}`,
    uptime: said`${share(facts.uptime)}`,
    support: '24/7',
    supportInWords: '24\u202fh/24 et 7\u202fj/7',
    since: said`${facts.since}`,
    products: String(productPaths.length),
    quoteReply: time(facts.quoteReplyHours),
    applicationReview: `${from === to ? to : `${from} à ${to}`}\u00a0${to === 1 ? 'jour ouvré' : 'jours ouvrés'}`,
    westSubscribers: said`plus de ${inWords(facts.westSubscribers)}`,
    centralSubscribers: said`${short(facts.centralSubscribers)}+`,
    centralSubscribersInWords: said`plus de ${inWords(facts.centralSubscribers)}`,
    centralCountries: said`${facts.centralCountries}`,
    centralReliability: said`${share(facts.centralReliability)}`,
    homeCountry: country(site.address.countryCode),
  };
}

/** The figures as texts name them; one that the company leaves out is none here, either. */
export const wordFigures = { en: inEnglish, fr: inFrench };
