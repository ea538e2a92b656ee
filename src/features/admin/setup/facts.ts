/** The facts of the company in the order in which Set up asks for them, and what each is made of. */
import { adminSetup } from '@/content/en/admin-setup';
import { productPaths } from '@/content/facts/paths';
import { products } from '@/content/en/products';

/** A kind of value, a list of one shape, an ordered pair, or parts; the name of one that may be missing ends with `?`. */
export type Shape = string | readonly Shape[] | { readonly [part: string]: Shape };

const worded = { en: 'line', fr: 'line' };

/** As in the database, which refuses what does not fit (private.fact_shape). */
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
  hours: {
    days: ['1-7', '1-7'],
    from: 'time',
    to: 'time',
    zone: 'line',
    offset: 'offset',
  },
  legalForm: worded,
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

  references: [{ name: 'line', text: worded }],
  testimonials: [
    {
      content: worded,
      position: worded,
      company: worded,
      countryCode: 'country',
      rating: '1-5',
    },
  ],

  certificates: [{ name: 'line', url: 'url' }],
  offices: [{ city: 'line', address: 'line', 'phone?': 'phone' }],
  statusUrl: 'url',

  launchWeeks: ['1-104', '1-104'],
  result: worded,
  price: worded,
} satisfies Record<keyof typeof adminSetup.facts, Shape>;

type FactName = keyof typeof shapes;
const names = Object.keys(shapes) as FactName[];
const between = (first: FactName, last: FactName) =>
  names.slice(names.indexOf(first), names.indexOf(last) + 1);

/** Pages, the law or the work of staff need these. */
const needed: readonly string[] = [
  ...['name', 'address', 'phone', 'email', 'hrEmail', 'privacyEmail'],
  ...between('quoteReplyHours', 'applicationDecisionDays'),
];

export interface Fact {
  /** Of its row in the database. */
  key: string;
  name: FactName;
  label: string;
  shape: Shape;
  mayBeLeftOut: boolean;
}

const factOf = (name: FactName): Fact => ({
  key: name,
  name,
  label: adminSetup.facts[name],
  shape: shapes[name],
  mayBeLeftOut: !needed.includes(name),
});

const ofProducts = productPaths.flatMap((path) =>
  between('launchWeeks', 'price').map((name) => {
    const fact = factOf(name);
    const product = products.find((one) => one.path === path)?.label ?? path;
    const key = `${path.replace('/products/', '')}.${name}`;
    return { ...fact, key, label: `${product}: ${fact.label.toLowerCase()}` };
  }),
);

export const factSections = [
  { id: 'company', facts: between('name', 'marketplaceUrl').map(factOf) },
  { id: 'figures', facts: between('since', 'centralReliability').map(factOf) },
  { id: 'promises', facts: between('quoteReplyHours', 'applicationDecisionDays').map(factOf) },
  { id: 'voices', facts: between('references', 'testimonials').map(factOf) },
  { id: 'products', facts: ofProducts },
  { id: 'proofs', facts: between('certificates', 'statusUrl').map(factOf) },
] as const;

export const allFacts: readonly Fact[] = factSections.flatMap(({ facts }) => facts);
