import type { texts } from './en';
import type { outdated } from './en/outdated';
import type { positions } from './en/positions';
import type { contactChannels } from './en/contact-channels';
import type { sampleNote } from './en/sample';

export type LanguageTexts = typeof texts;

type TextsOf<Name extends Exclude<keyof LanguageTexts, 'products' | 'regions'>> = Awaited<
  ReturnType<LanguageTexts[Name]>
>;

export type AboutTexts = TextsOf<'about'>;
export type ApplicationFormTexts = TextsOf<'applicationForm'>;
export type ApplyTexts = TextsOf<'apply'>;
export type CareersTexts = TextsOf<'careers'>;
export type CommonTexts = TextsOf<'common'>;
export type ContactFormTexts = TextsOf<'contactForm'>;
export type FormPartsTexts = TextsOf<'formParts'>;
export type HomeTexts = TextsOf<'home'>;
export type HomeSectionsTexts = TextsOf<'homeSections'>;
export type NetworkTexts = TextsOf<'network'>;
export type NotFoundTexts = TextsOf<'notFound'>;
export type PartnershipTexts = TextsOf<'partnership'>;
export type PartnershipFormTexts = TextsOf<'partnershipForm'>;
export type PostingTexts = TextsOf<'posting'>;
export type PrivacyTexts = TextsOf<'privacy'>;
export type ProductPageTexts = TextsOf<'productPage'>;
export type ProductsTexts = TextsOf<'productsPage'>;
export type ProductsServicesTexts = TextsOf<'productsServices'>;
export type QuoteTexts = TextsOf<'quote'>;
export type QuoteFormTexts = TextsOf<'quoteForm'>;
export type RegionPageTexts = TextsOf<'regionPage'>;
export type StatusTexts = TextsOf<'status'>;
export type SecurityTexts = TextsOf<'security'>;
export type TermsTexts = TextsOf<'terms'>;

export type ContactChannelTexts = typeof contactChannels;
export type OutdatedTexts = typeof outdated;
export type PositionsTexts = typeof positions;
export type SampleNoteTexts = typeof sampleNote;
