/** The facts of the company in the order in which Set up asks for them, and what each is made of. */
import { adminSetup } from '@/content/en/admin-setup';
import { products } from '@/content/en/products';
import { requiredFacts, factIn, sampleFacts, type FactKey } from '@/content/facts/merge';
import type { ProductFacts } from '@/content/facts/site';
import type { Json } from '@/lib/database.types';

/** A kind of value, a list of one shape, an ordered pair, or parts; the name of one that may be missing ends with `?`. */
export type FactShape = string | readonly FactShape[] | { readonly [part: string]: FactShape };

const bilingual = { en: 'line', fr: 'line' };

/** Shapes of facts, as the database checks them (private.fact_shape). */
const shapes = {
  name: 'line',
  address: {
    line: 'line',
    city: 'line',
    'state?': 'line',
    'postalCode?': 'line',
    countryCode: 'country',
  },
  phone: 'phone',
  email: 'email',
  hrEmail: 'email',
  privacyEmail: 'email',
  whatsapp: 'whatsapp',
  hours: { days: ['1-7', '1-7'], from: 'time', to: 'time', zone: 'line', offset: 'offset' },
  legalForm: bilingual,
  registration: 'line',
  taxNumber: 'line',
  capital: 'line',
  publisher: 'line',
  marketplaceUrl: 'url',

  since: '1900-2100',
  subscribers: '1-100000000000',
  countries: '1-250',
  operatorPartners: '1-1000000',
  team: '1-1000000',
  target2030: '1-100000000000',
  uptime: 'share',
  westSubscribers: '1-100000000000',
  centralSubscribers: '1-100000000000',
  centralCountries: '1-250',
  centralReliability: 'share',

  quoteReplyHours: '1-240',
  applicationReviewDays: ['1-30', '1-30'],
  applicationDecisionDays: '1-90',

  references: [{ name: 'line', text: bilingual }],
  testimonials: [{ content: bilingual, position: bilingual, company: bilingual, rating: '1-5' }],

  certificates: [{ name: 'line', url: 'url' }],
  offices: [{ city: 'line', address: 'line', 'phone?': 'phone' }],
  statusUrl: 'url',

  launchWeeks: ['1-104', '1-104'],
  result: bilingual,
  price: bilingual,
} satisfies Record<FactKey | keyof ProductFacts, FactShape>;

type FactName = keyof typeof shapes;
const names = Object.keys(shapes) as FactName[];
const namesBetween = (first: FactName, last: FactName) =>
  names.slice(names.indexOf(first), names.indexOf(last) + 1);

export interface Fact {
  /** Of its row in the database. */
  key: string;
  name: FactName;
  label: string;
  shape: FactShape;
  canBeLeftOut: boolean;
  /** What the pages say that were built with this code; null if nothing. */
  built: Json;
}

const factOf = (name: FactName, value: unknown): Fact => ({
  key: name,
  name,
  label: adminSetup.facts[name],
  shape: shapes[name],
  canBeLeftOut: !requiredFacts.some((key) => key === name),
  built: toBuiltValue(value),
});

const companyFacts = (first: FactKey, last: FactKey) =>
  namesBetween(first, last).map((name) => factOf(name, factIn(sampleFacts, name as FactKey)));

const productFacts = products.flatMap(({ path, label: product }) =>
  namesBetween('launchWeeks', 'price').map((name) => {
    const samples: Readonly<Partial<Record<FactName, unknown>>> =
      sampleFacts.productFacts[path] ?? {};
    const fact = factOf(name, samples[name]);
    const key = `${path.replace('/products/', '')}.${name}`;
    return { ...fact, key, label: `${product}: ${fact.label.toLowerCase()}` };
  }),
);

/** A list that is left out is empty in a build. */
function toBuiltValue(value: unknown): Json {
  return Array.isArray(value) && value.length === 0 ? null : ((value ?? null) as Json);
}

export const factSections = [
  { id: 'company', facts: companyFacts('name', 'marketplaceUrl') },
  { id: 'figures', facts: companyFacts('since', 'centralReliability') },
  { id: 'promises', facts: companyFacts('quoteReplyHours', 'applicationDecisionDays') },
  { id: 'voices', facts: companyFacts('references', 'testimonials') },
  { id: 'products', facts: productFacts },
  { id: 'proofs', facts: companyFacts('certificates', 'statusUrl') },
] as const;

export const allFacts: readonly Fact[] = factSections.flatMap(({ facts }) => facts);
