/** The figures as French texts name them. */
import { productPaths } from '../facts/paths.ts';
import { figures as facts, site } from '../facts/site.ts';
import { hours, percent, shortNumber } from '../../lib/format.ts';
import { intlTags } from '../facts/languages.ts';

const language = intlTags.fr;

/** Browsers differ in the space between a number and its unit; a page must read alike in all. */
const bound = (text: string) => text.replaceAll(/\s/g, '\u202f');

const short = (value: number) => bound(shortNumber(value, language));
const inWords = (value: number) => bound(shortNumber(value, language, 'long'));
const [reviewFrom, reviewTo] = facts.applicationReviewDays;

export const figures = {
  subscribers: `${short(facts.subscribers)}+`,
  subscribersInWords: `plus de ${inWords(facts.subscribers)}`,
  countries: `${facts.countries}+`,
  countriesInWords: `plus de ${facts.countries}`,
  team: String(facts.team),
  teamPlus: `${facts.team}+`,
  target2030: short(facts.target2030),
  target2030InWords: inWords(facts.target2030),
  operatorPartners: `${facts.operatorPartners}+`,
  operatorPartnersInWords: `plus de ${facts.operatorPartners}`,
  uptime: bound(percent(facts.uptime, language)),
  support: '24/7',
  supportInWords: '24\u202fh/24 et 7\u202fj/7',
  marketEntry: String(site.since),
  products: String(productPaths.length),
  quoteReply: bound(hours(facts.quoteReplyHours, language)),
  applicationReview: `${reviewFrom} à ${reviewTo} jours ouvrés`,
  westSubscribers: `plus de ${inWords(facts.westSubscribers)}`,
  centralSubscribers: `${short(facts.centralSubscribers)}+`,
  centralSubscribersInWords: `plus de ${inWords(facts.centralSubscribers)}`,
  centralCountries: String(facts.centralCountries),
  centralReliability: bound(percent(facts.centralReliability, language)),
};
