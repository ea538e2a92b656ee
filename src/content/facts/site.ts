import type { Locale } from './languages.ts';
import type { ProductPath } from './paths.ts';

/** Facts and figures about the company. Names and contacts are placeholders to be replaced here. */
export const site = {
  name: 'Deccan Reach',
  since: 2015,
  email: 'hello@deccanreach.example',
  hrEmail: 'careers@deccanreach.example',
  privacyEmail: 'privacy@deccanreach.example',
  phone: '+91 40 0000 0000',
  address: {
    line: 'Level 4, Sample Tower, HITEC City',
    city: 'Hyderabad',
    state: 'Telangana',
    postalCode: '500081',
    countryCode: 'IN',
  },
  marketplaceUrl: 'https://marketplace.deccanreach.example',
} as const;

export const mailboxFor = (tableName: string): string =>
  tableName === 'career_applications' ? site.hrEmail : site.email;

export interface Hours {
  days: readonly [number, number];
  from: string;
  to: string;
  zone: string;
  offset: string;
}

export interface ContactChannels {
  /** Digits only, with the country's code and without a plus sign: `919812345670`. */
  whatsapp?: string;
  /** `{ days: [1, 5], from: '09:30', to: '18:30', zone: 'IST', offset: '+05:30' }` */
  hours?: Hours;
}

/** Ways to reach a person, in addition to the forms. Unset ones are not shown. */
export const contactChannels: ContactChannels = {};

export interface Credentials {
  references: readonly { name: string; text: string }[];
  certificates: readonly { name: string; url: string }[];
  offices: readonly { city: string; address: string; phone?: string }[];
  statusUrl?: string;
}

/** What others confirm of us. Pages show each only once it is filled in. */
export const credentials: Credentials = { references: [], certificates: [], offices: [] };

/** Who the company is, as its register says. Shown under the terms once it is filled in. */
export interface LegalIdentity {
  form?: Record<Locale, string>;
  registration?: string;
  taxNumber?: string;
  capital?: string;
  publisher?: string;
}

export const legalIdentity: LegalIdentity = {};

/** What a buyer asks of a product, and only the company can answer. Each is shown once it is filled in. */
export interface ProductFacts {
  launchWeeks?: readonly [number, number];
  result?: Record<Locale, string>;
  /** One example price, in a sentence, with its currency and what it covers. */
  price?: Record<Locale, string>;
}

export const productFacts: Partial<Record<ProductPath, ProductFacts>> = {};

export const figures = {
  /** Texts say "more than". */
  subscribers: 250_000_000,
  countries: 8,
  operatorPartners: 15,
  team: 25,
  target2030: 500_000_000,
  uptime: 0.999,
  centralReliability: 0.995,
  quoteReplyHours: 24,
  applicationReviewDays: [3, 5],
  /** Days in which every applicant is told the decision. */
  applicationDecisionDays: 30,
  westSubscribers: 160_000_000,
  centralSubscribers: 25_000_000,
  centralCountries: 3,
} as const;
