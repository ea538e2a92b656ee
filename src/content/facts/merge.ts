import { productPaths } from './paths.ts';
import * as samples from './site.ts';

/** The facts of the company by part, as site.ts exports them. */
export type Facts = typeof samples;

/** As `published_facts` answers; a fact that is left out has no value. */
export interface FactRow {
  key: string;
  value: unknown;
}

type Part = Exclude<keyof Facts, 'productFacts'>;
export type FactKey = { [Name in Part]: keyof Facts[Name] }[Part];

/** The part of each fact. Those of products are named `vas.price`. */
export const partByKey: Record<FactKey, Part> = {
  name: 'site',
  address: 'site',
  phone: 'site',
  email: 'site',
  hrEmail: 'site',
  privacyEmail: 'site',
  marketplaceUrl: 'site',
  whatsapp: 'contactChannels',
  hours: 'contactChannels',
  since: 'figures',
  subscribers: 'figures',
  countries: 'figures',
  operatorPartners: 'figures',
  team: 'figures',
  target2030: 'figures',
  uptime: 'figures',
  centralReliability: 'figures',
  westSubscribers: 'figures',
  centralSubscribers: 'figures',
  centralCountries: 'figures',
  quoteReplyHours: 'figures',
  applicationReviewDays: 'figures',
  applicationDecisionDays: 'figures',
  references: 'credentials',
  testimonials: 'credentials',
  certificates: 'credentials',
  offices: 'credentials',
  statusUrl: 'credentials',
  legalForm: 'legalIdentity',
  registration: 'legalIdentity',
  taxNumber: 'legalIdentity',
  capital: 'legalIdentity',
  publisher: 'legalIdentity',
};

/** Pages, the law or the work of staff need these; the database refuses to leave them out, too. */
export const requiredFacts: readonly FactKey[] = [
  'name',
  'address',
  'phone',
  'email',
  'hrEmail',
  'privacyEmail',
  'quoteReplyHours',
  'applicationReviewDays',
  'applicationDecisionDays',
];

/** Facts that are empty lists when they are left out. */
const listKeys: readonly string[] = ['references', 'testimonials', 'certificates', 'offices'];

export const sampleFacts: Facts = {
  site: samples.site,
  contactChannels: samples.contactChannels,
  credentials: samples.credentials,
  legalIdentity: samples.legalIdentity,
  figures: samples.figures,
  productFacts: samples.productFacts,
};

/** The samples, and in their place what administrators set or left out. */
export function mergeFacts(rows: readonly FactRow[]): Facts {
  const facts = structuredClone(sampleFacts);
  for (const { key, value } of rows) {
    const leftOut = listKeys.includes(key) ? [] : undefined;
    if (isFactKey(key)) Object.assign(facts[partByKey[key]], { [key]: value ?? leftOut });
    else {
      const [product, name = ''] = key.split('.');
      const path = productPaths.find((known) => known === `/products/${product}`);
      if (path && name)
        facts.productFacts[path] = { ...facts.productFacts[path], [name]: value ?? undefined };
    }
  }
  return facts;
}

/** Returns the value of a fact; undefined if it is left out. */
export const factIn = (facts: Facts, key: FactKey): unknown =>
  (facts[partByKey[key]] as Partial<Record<FactKey, unknown>>)[key];

/** The facts that pages say and nobody has confirmed. */
export const unconfirmedIn = (rows: readonly FactRow[]): FactKey[] =>
  Object.keys(partByKey)
    .filter(isFactKey)
    .filter((key) => isShownAsSample(key) && !rows.some((row) => row.key === key));

const isShownAsSample = (key: FactKey) =>
  key === 'testimonials' || (!listKeys.includes(key) && factIn(sampleFacts, key) !== undefined);

const isFactKey = (key: string): key is FactKey => Object.hasOwn(partByKey, key);
