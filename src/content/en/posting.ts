/** The words around one job posting. */
import { positions } from './positions';
import { figures } from './figures';
import { site } from '@/content/facts/site';
import type { PageMeta } from '@/content/types';

export const posting = {
  meta: {
    title: 'Open position',
    description: `One of the open positions at ${site.name}: what the work is, what it takes, where it is and how to apply.`,
    keywords: ['open position', 'telecom jobs', 'careers'],
  } satisfies PageMeta,
  back: 'All open positions',
  loading: 'Loading this position...',
  /** Stands there meanwhile, larger than the texts that follow. */
  about: `What the work is, what it takes, where it is and how you apply. Applications are reviewed within ${figures.applicationReview}; an interview, a technical assessment and a final interview follow.`,
  /** On a page that was built with its posting, for who cannot be told what changed since. */
  asBuilt: `Without JavaScript this page cannot tell whether the position is still open. To be sure, write to ${site.hrEmail}.`,
  description: 'What you will do',
  requirements: 'Requirements',
  posted: 'Posted',
  review: `We read your application within ${figures.applicationReview}.`,

  failed: {
    title: 'This position did not load',
    text: 'The connection broke off, or our server is in trouble. The position may be open all the same.',
  },

  closed: {
    meta: {
      title: 'Position not open',
      description: 'The position at this address is not open any more. See which positions are.',
      keywords: ['careers'],
    } satisfies PageMeta,
    title: 'This position is not open',
    text: 'It was filled or withdrawn. Others may be open; and you can write to us without a posting.',
    list: 'See open positions',
    resume: 'Send Us Your Resume',
  },

  /** An address that names no posting. */
  unknown: {
    title: 'We could not read this address',
    text: 'It names no position: a part of it may have been lost on its way to you. See which positions are open, or write to us without one.',
  },

  positions,
  closing: positions.closing,
};
