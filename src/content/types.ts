/** Shapes of what the site says. Content files hold data of these shapes and no JSX. */
import type { MarketCode } from './facts/markets';
import type { Href, ProductPath, RegionPath } from './facts/paths';

/** What search engines and share previews are told about a page. */
export interface PageMeta {
  /** Unique, at most 60 characters; the brand is appended where it is shown. */
  title: string;
  /** Unique, 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
}

/** Hours of the week as they are said: days by name, times as `HH:MM`. */
export interface HoursInWords {
  first: string;
  last: string;
  from: string;
  to: string;
  /** Which clock they are of. */
  zone: string;
  /** By the visitor's clock, where that is another one. */
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

/** A link in the header, a menu or the footer. */
export interface NavLink {
  name: string;
  path: Href;
}

/** A header entry that opens a list of links. */
export interface NavMenu {
  name: string;
  items: readonly NavLink[];
}

/** A titled piece of text: a card, a strength, a benefit, a requirement. */
export interface Feature {
  title: string;
  description: string;
  icon?: IconName;
  features?: readonly string[];
  benefits?: readonly string[];
}

/** A service on the home page and the list page; leads to its product page. */
export interface ServiceCard {
  icon: IconName;
  title: string;
  /** What one takes it for, in a line. */
  purpose: string;
  description: string;
  features: readonly string[];
  href: ProductPath;
}

/** A region in the home footprint; its countries light up on the map by code. */
export interface RegionCard {
  title: string;
  description: string;
  features: readonly string[];
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
  /** Nobody said so: it stands here until a partner does. */
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

/** Names of the drawings in components/ui/icon.tsx (lucide). */
export type IconName =
  | 'antenna'
  | 'banknote'
  | 'book'
  | 'bot'
  | 'briefcase'
  | 'building'
  | 'chart'
  | 'check'
  | 'clapperboard'
  | 'clock'
  | 'code'
  | 'globe'
  | 'graduation'
  | 'handshake'
  | 'headset'
  | 'heart'
  | 'home'
  | 'layers'
  | 'lightbulb'
  | 'map'
  | 'message'
  | 'music'
  | 'network'
  | 'play'
  | 'rocket'
  | 'scale'
  | 'server'
  | 'shield'
  | 'signal'
  | 'store'
  | 'target'
  | 'ticket'
  | 'users'
  | 'wallet'
  | 'zap';

/** One end or station of the drawn flow on a product page, left to right. */
export interface FlowNode {
  title: string;
  note: string;
  /** Run by us: drawn lit, with arcs. */
  ours?: true;
}

export interface Product {
  meta: PageMeta;
  /** One sentence under the name: what it does, for whom, with a figure where there is one. */
  lead: string;
  /** What it is and what the subscriber sees. */
  intro: readonly string[];
  /** Three to five stations: subscriber, operator's network, our platform, partner; particular to the product. */
  flow: { caption: string; nodes: readonly FlowNode[] };
  offeringsTitle: string;
  offerings: readonly Feature[];
  /** How it works with an operator's network: protocols and systems by name. */
  integration: { title: string; intro: string; points: readonly { term: string; text: string }[] };
  /** How it goes live, step by step. */
  steps: readonly { title: string; text: string }[];
  audience: readonly { who: string; why: string }[];
  /** How revenue is shared, or how it is paid for. */
  commercial: string;
  questions: readonly Question[];
  /** Calls to action in the hero, first one filled. */
  actions: readonly Action[];
  /** A further link out of the site, opened in a new tab. */
  external?: { label: string; href: string };
}

export interface CountryMarket {
  /** ISO 3166-1 alpha-2, lower case: the flag's and the map's key. */
  code: MarketCode;
  name: string;
  subscribers: string;
  /** Kinds of operator, never a real operator's name. */
  partners: readonly string[];
  services: readonly string[];
  description: string;
  /** A word on how far along it is, where it is not simply open. */
  stage?: string;
}

export interface Region {
  meta: PageMeta;
  name: string;
  lead: string;
  intro: readonly string[];
  markets: readonly CountryMarket[];
  /** Achievements (west), future plans (east) or impact figures (central), with their heading. */
  highlightsTitle: string;
  highlights: readonly Feature[];
  figures: readonly Stat[];
  /** Label of the button that prints the fact sheet. */
  factSheetLabel: string;
  actions: readonly Action[];
  /** What it takes to launch here: regulator, languages, payment habits; general and checkable. */
  launch: readonly { title: string; text: string }[];
  /** Text alternative of the zoomed map. */
  mapAlt: string;
  /** This page's sentence in the closing band. */
  closing: string;
}

/** A part of the privacy policy or the terms: paragraphs, then a list of term and text. */
export interface LegalSection {
  title: string;
  paragraphs?: readonly string[];
  items?: readonly { term: string; text: string }[];
}
