/** The figures as English texts name them. */
import { productPaths } from '../facts/paths.ts';
import { figures as facts, site } from '../facts/site.ts';
import { hours, percent, shortNumber } from '../../lib/format.ts';
import { intlTags } from '../facts/languages.ts';

const language = intlTags.en;

const short = (value: number) => shortNumber(value, language);
const [reviewFrom, reviewTo] = facts.applicationReviewDays;

export const figures = {
  subscribers: `${short(facts.subscribers)}+`,
  subscribersInWords: `over ${shortNumber(facts.subscribers, language, 'long')}`,
  countries: `${facts.countries}+`,
  team: String(facts.team),
  teamPlus: `${facts.team}+`,
  target2030: short(facts.target2030),
  target2030InWords: shortNumber(facts.target2030, language, 'long'),
  operatorPartners: `${facts.operatorPartners}+`,
  uptime: percent(facts.uptime, language),
  support: '24/7',
  marketEntry: String(site.since),
  products: String(productPaths.length),
  quoteReply: hours(facts.quoteReplyHours, language),
  applicationReview: `${reviewFrom}-${reviewTo} business days`,
  westSubscribers: `over ${shortNumber(facts.westSubscribers, language, 'long')}`,
  centralSubscribers: `${short(facts.centralSubscribers)}+`,
  centralCountries: String(facts.centralCountries),
  centralReliability: percent(facts.centralReliability, language),
};
