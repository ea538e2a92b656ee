/** Shapes of the site's texts. Content files hold data of these shapes and no JSX. */
import type { FormRow } from '@/lib/form-row';
import type { MarketCode } from './facts/markets';
import type { SubmissionTable } from './facts/staff-paths';
import type { ArtefactContent, CaptionedArtefact } from './artefacts';
import type { Href, ProductPath, RegionPath } from './facts/paths';

export interface PageMeta {
  /** Unique, at most 60 characters; the brand is appended where it is shown. */
  title: string;
  /** Unique, 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
}

export interface HoursInWords {
  first: string;
  last: string;
  from: string;
  to: string;
  zone: string;
  deviceHours?: { from: string; to: string } | undefined;
}

export interface Stat {
  value: string;
  label: string;
}

export interface Action {
  label: string;
  href: Href;
}

export interface NamedLink {
  name: string;
  path: Href;
}

export interface Feature {
  title: string;
  description: string;
  features?: readonly string[];
  benefits?: readonly string[];
}

export interface ServiceCard extends Offering {
  href: ProductPath;
}

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
  country?: { code: MarketCode; name: string };
  rating: number;
  sample?: true;
}

export interface TimelineEntry {
  year: string;
  title: string;
  description: string;
  status: 'completed' | 'future';
}

export interface Station {
  /** Set like a code: what is dialled, paid or answered there. */
  figure: string;
  title: string;
  text: string;
  ours?: true;
}

export interface Offering {
  title: string;
  description: string;
  features: readonly string[];
  art: ArtefactContent;
}

export interface Product {
  meta: PageMeta;
  benefit?: string;
  /** One sentence under the name: the product, its users, and a figure if there is one. */
  lead: string;
  cost: string;
  intro: string;
  hero: CaptionedArtefact;
  offeringsTitle: string;
  offerings: readonly Offering[];
  journey: { title: string; stations: readonly Station[] };
  /** How the money of one day, order or month is divided or billed. */
  settlement: CaptionedArtefact;
  api?: CaptionedArtefact;
  integration: { title: string; intro: string; points: readonly { term: string; text: string }[] };
  steps: readonly { title: string; text: string }[];
  audience: readonly string[];
  commercial: string;
  questions: readonly { question: string; answer: string }[];
  closing: string;
  actions: readonly Action[];
  external?: { label: string; href: string };
}

export interface CountryMarket {
  code: MarketCode;
  name: string;
  subscribers: string;
  /** Kinds of operator, never a real operator's name. */
  partners: readonly string[];
  services: readonly string[];
  description: string;
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
  figures?: readonly Stat[];
  factSheetLabel: string;
  actions: readonly Action[];
  /** Requirements for a launch: regulator, languages, payment habits. General and verifiable. */
  launch: readonly { title: string; text: string }[];
  closing: string;
}

/** Words for each field that a form stores; the id of a posting goes with the position. */
export type RequestedFields = {
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
