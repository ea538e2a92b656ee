/** Shapes of the site's texts. Content files hold data of these shapes and no JSX. */
import type { MarketCode } from './facts/markets';
import type { SubmissionTable } from './facts/staff-paths';
import type { Artefact, WithCaption } from './artefacts';
import type { Href, ProductPath, RegionPath } from './facts/paths';
import type { FormRow } from '@/lib/form-row';

/** Title and description for search engines and share previews. */
export interface PageMeta {
  /** Unique, at most 60 characters; the brand is appended where it is shown. */
  title: string;
  /** Unique, 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
}

/** Weekly hours in words: names of days, times as `HH:MM`. */
export interface HoursInWords {
  first: string;
  last: string;
  from: string;
  to: string;
  /** Name of the time zone. */
  zone: string;
  /** The same hours by the visitor's clock, when it differs. */
  here?: { from: string; to: string } | undefined;
}

export interface Stat {
  value: string;
  label: string;
}

export interface Action {
  label: string;
  href: Href;
}

export interface NavLink {
  name: string;
  path: Href;
}

/** A titled piece of text: a card, a strength, a benefit, a requirement. */
export interface Feature {
  title: string;
  description: string;
  features?: readonly string[];
  benefits?: readonly string[];
}

/** A service on the home page and the list page; links to its product page. */
export interface ServiceCard {
  title: string;
  description: string;
  features: readonly string[];
  href: ProductPath;
  art: Artefact;
}

/** A region on the home page; its countries are highlighted on the map by code. */
export interface RegionCard {
  title: string;
  description: string;
  countries: readonly { code: MarketCode; name: string }[];
  cta: string;
  link: RegionPath;
}

/** A quotation; the author is a role and a kind of company, never a real person or operator. */
export interface Testimonial {
  content: string;
  position: string;
  company: string;
  country: { code: MarketCode; name: string };
  rating: 5;
  /** A placeholder, until a partner provides a real one. */
  sample?: true;
}

export interface Question {
  question: string;
  answer: string;
}

export interface TimelineEntry {
  year: string;
  title: string;
  description: string;
  status: 'completed' | 'future';
}

/** A station on the way of a payment, a message, a call. */
export interface Station {
  /** Set like a code: what is dialled, paid or answered there. */
  figure: string;
  title: string;
  text: string;
  /** Run by us. */
  ours?: true;
}

/** A service of a product, with what its user sees of it. */
export interface Offering {
  title: string;
  description: string;
  /** On the printed sheet only. */
  features: readonly string[];
  art: Artefact;
}

export interface Product {
  meta: PageMeta;
  /** Beside a name that does not say what the product does. */
  benefit?: string;
  /** One sentence under the name: the product, its users, and a figure if there is one. */
  lead: string;
  /** How it is priced, in a phrase. */
  cost: string;
  /** The subscriber's or the customer's view of it. */
  intro: string;
  /** On the ground: the product as its user has it. */
  hero: WithCaption;
  offeringsTitle: string;
  offerings: readonly Offering[];
  /** Five stations, one after the other. */
  journey: { title: string; stations: readonly Station[] };
  /** Beside how it is paid for. */
  account: WithCaption;
  /** Beside the integration: what an engineer sends and receives. */
  api?: WithCaption;
  /** Integration with an operator's network: protocols and systems by name. */
  integration: { title: string; intro: string; points: readonly { term: string; text: string }[] };
  steps: readonly { title: string; text: string }[];
  audience: readonly string[];
  /** Revenue share, or pricing: two sentences. */
  commercial: string;
  questions: readonly Question[];
  /** The page's sentence in the closing band. */
  closing: string;
  /** Calls to action in the hero; the first one is filled. */
  actions: readonly Action[];
  /** An extra external link, opened in a new tab. */
  external?: { label: string; href: string };
}

export interface CountryMarket {
  /** ISO 3166-1 alpha-2, lower case, as used by flags and map. */
  code: MarketCode;
  name: string;
  subscribers: string;
  /** Kinds of operator, never a real operator's name. */
  partners: readonly string[];
  services: readonly string[];
  description: string;
  /** The stage of a market that is not open yet. */
  stage?: string;
}

export interface Region {
  meta: PageMeta;
  name: string;
  lead: string;
  intro: string;
  markets: readonly CountryMarket[];
  /** Achievements (west), future plans (east) or impact figures (central), with their heading. */
  highlightsTitle: string;
  highlights: readonly Feature[];
  /** Beside the highlights. */
  figures?: readonly Stat[];
  /** Label of the button that prints the fact sheet. */
  factSheetLabel: string;
  actions: readonly Action[];
  /** Requirements for a launch: regulator, languages, payment habits. General and verifiable. */
  launch: readonly { title: string; text: string }[];
  /** This page's sentence in the closing band. */
  closing: string;
}

/** A section of the privacy policy or the terms: paragraphs, then a list of terms. */
/** Words for each field that a form stores; the id of a posting goes with the position. */
export type AskedFields = {
  [Name in SubmissionTable]: Record<
    | Exclude<keyof FormRow<Name>, 'job_posting_id'>
    | (Name extends 'career_applications' ? 'resume' | 'cover_letter' : never),
    string
  >;
};

export interface LegalSection {
  title: string;
  paragraphs?: readonly string[];
  items?: readonly { term: string; text: string }[];
}
