import type { texts } from './en';
import type { outdated } from './en/outdated';
import type { positions } from './en/positions';
import type { reach } from './en/reach';
import type { sampleNote } from './en/sample';

export type LanguageTexts = typeof texts;

type Fetched<Name extends Exclude<keyof LanguageTexts, 'products' | 'regions'>> = Awaited<
  ReturnType<LanguageTexts[Name]>
>;

export type AboutTexts = Fetched<'about'>;
export type ApplicationFormTexts = Fetched<'applicationForm'>;
export type ApplyTexts = Fetched<'apply'>;
export type CareersTexts = Fetched<'careers'>;
export type CommonTexts = Fetched<'common'>;
export type ContactFormTexts = Fetched<'contactForm'>;
export type FormPartsTexts = Fetched<'formParts'>;
export type HomeTexts = Fetched<'home'>;
export type HomeSectionsTexts = Fetched<'homeSections'>;
export type NetworkTexts = Fetched<'network'>;
export type NotFoundTexts = Fetched<'notFound'>;
export type PartnershipTexts = Fetched<'partnership'>;
export type PartnershipFormTexts = Fetched<'partnershipForm'>;
export type PostingTexts = Fetched<'posting'>;
export type PrivacyTexts = Fetched<'privacy'>;
export type ProductPageTexts = Fetched<'productPage'>;
export type ProductsTexts = Fetched<'productsPage'>;
export type ProductsServicesTexts = Fetched<'productsServices'>;
export type QuoteTexts = Fetched<'quote'>;
export type QuoteFormTexts = Fetched<'quoteForm'>;
export type RegionPageTexts = Fetched<'regionPage'>;
export type StatusTexts = Fetched<'status'>;
export type SecurityTexts = Fetched<'security'>;
export type TermsTexts = Fetched<'terms'>;

export type ContactChannelTexts = typeof reach;
export type OutdatedTexts = typeof outdated;
export type PositionsTexts = typeof positions;
export type SampleNoteTexts = typeof sampleNote;
