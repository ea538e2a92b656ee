/** The words around one job posting. */
import { site } from '@/content/facts/site';
import type { PageMeta } from '@/content/types';
import { positions } from './positions';
import { figures } from './figures';

export const posting = {
  meta: {
    title: 'Open position',
    description: `One of the open positions at ${site.name}: what the work is, what it takes, where it is and how to apply.`,
    keywords: ['open position', 'telecom jobs', 'careers'],
  } satisfies PageMeta,
  back: 'All open positions',
  loading: 'Loading this position...',
  /** Shown while the posting loads. */
  about: `What the work is, what it takes, where it is and how to apply. We review applications within ${figures.applicationReview}; an interview, a technical assessment and a final interview follow.`,
  /** On a page that was built with its posting, for readers who cannot be told what changed since. */
  asBuilt: `Without JavaScript, this page may be out of date. To check that the position is still open, write to ${site.hrEmail}.`,
  otherLanguage: 'This position is advertised in French only.',
  description: 'What you will do',
  requirements: 'Requirements',
  posted: 'Posted',
  review: `We review applications within ${figures.applicationReview}.`,

  failed: {
    title: 'This position did not load',
    text: 'The connection dropped, or our server has a problem. The position may still be open.',
  },

  closed: {
    meta: {
      title: 'Position no longer open',
      description:
        'The position at this address is no longer open. See which positions are open now.',
      keywords: ['careers'],
    } satisfies PageMeta,
    title: 'This position is no longer open',
    text: 'It has been filled or withdrawn. Others may be open, or you can send us an open application.',
    list: 'See open positions',
    resume: 'Send Us Your Resume',
  },

  /** After the last day of a posting; the rest is as for one that was closed. */
  ended: {
    title: 'The closing date has passed',
    text: 'You can still apply: we read late applications, but may not be able to consider them for this position.',
    apply: 'Apply late',
  },

  /** An address that names no posting. */
  unknown: {
    title: 'We could not read this address',
    text: 'It does not lead to a position. Part of the link may be missing. See which positions are open, or send us an open application.',
  },

  positions,
  closing: positions.closing,
};
