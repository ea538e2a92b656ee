/** Texts about several records of one person. */
import { tryAgain } from './admin-counts';

export const adminSame = {
  /** Beside a name: the newest other open record, and how many more there are. */
  also: (reference: string, more: number) =>
    more > 0 ? `also ${reference} and ${more.toLocaleString('en')} more` : `also ${reference}`,
  sameAs: (reference: string) => `same as ${reference}`,
  application: (place: number) =>
    `${place.toLocaleString('en')}${ordinalEnding(place)} application`,
  other: {
    contact_submissions: 'also sent a message',
    quote_requests: 'also asked for a quote',
    partnership_applications: 'also proposed a partnership',
    career_applications: 'also applied for a job',
  } as Record<string, string>,

  close: 'Same as this',
  closeAs: (reference: string) => `Same as this: close as ${reference}`,
  notice: {
    closed: 'Closed as a duplicate.',
    goesOn: 'What goes on is',
    reopen: 'Reopen',
  },
  duplicate: 'closed as the same as this one',

  phone: {
    question: 'The same phone number was given here. Tick what belongs to this person:',
    failed: tryAgain('Other records of the same phone number could not be loaded'),
  },
};

function ordinalEnding(place: number): string {
  const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as Record<string, string>;
  return endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)] ?? 'th';
}
