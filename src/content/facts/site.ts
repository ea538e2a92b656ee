import type { Locale } from './languages.ts';
import type { ProductPath } from './paths.ts';

/**
 * The facts of the company, of which these values are samples: administrators set each at "Set up" in the staff area, and
 * a build has what they set in this module's place (src/build/facts.ts). What is optional here may be left out.
 */
export interface Site {
  name: string;
  email: string;
  hrEmail: string;
  privacyEmail: string;
  phone: string;
  address: {
    line: string;
    city: string;
    state?: string;
    postalCode?: string;
    countryCode: string;
  };
  marketplaceUrl?: string;
}

export const site: Site = {
  name: 'Deccan Reach',
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
};

export interface Hours {
  /** First and last weekday; Monday is 1. */
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

/** Ways to reach a person, in addition to the forms. */
export const contactChannels: ContactChannels = {};

export type LocalizedText = Record<Locale, string>;

export interface Credentials {
  references: readonly { name: string; text: LocalizedText }[];
  /** Until they are set, the texts of the front page have samples. */
  testimonials?: readonly {
    content: LocalizedText;
    position: LocalizedText;
    /** And where it is. */
    company: LocalizedText;
    rating: number;
  }[];
  certificates: readonly { name: string; url: string }[];
  offices: readonly { city: string; address: string; phone?: string }[];
  statusUrl?: string;
}

/** What others confirm of us. */
export const credentials: Credentials = { references: [], certificates: [], offices: [] };

/** Who the company is, as its register says. Shown under the terms. */
export interface LegalIdentity {
  legalForm?: LocalizedText;
  registration?: string;
  taxNumber?: string;
  capital?: string;
  publisher?: string;
}

export const legalIdentity: LegalIdentity = {};

/** What a buyer asks of a product. */
export interface ProductFacts {
  launchWeeks?: readonly [number, number];
  result?: LocalizedText;
  /** One example price, in a sentence, with its currency and what it covers. */
  price?: LocalizedText;
}

export const productFacts: Partial<Record<ProductPath, ProductFacts>> = {};

export interface Figures {
  since?: number;
  /** Texts say "more than". */
  subscribers?: number;
  countries?: number;
  operatorPartners?: number;
  team?: number;
  target2030?: number;
  /** Shares of 1. */
  uptime?: number;
  centralReliability?: number;
  quoteReplyHours: number;
  applicationReviewDays: readonly [number, number];
  /** Days in which every applicant is told the decision. */
  applicationDecisionDays: number;
  westSubscribers?: number;
  centralSubscribers?: number;
  centralCountries?: number;
}

export const figures: Figures = {
  since: 2015,
  subscribers: 250_000_000,
  countries: 8,
  operatorPartners: 15,
  team: 25,
  target2030: 500_000_000,
  uptime: 0.999,
  centralReliability: 0.995,
  quoteReplyHours: 24,
  applicationReviewDays: [3, 5],
  applicationDecisionDays: 30,
  westSubscribers: 160_000_000,
  centralSubscribers: 25_000_000,
  centralCountries: 3,
};
