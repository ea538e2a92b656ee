import { site } from '@/content/facts/site';
import type { NamedLink } from '@/content/types';

/** Headings and labels that all product pages share. */
export const productPage = {
  trail: [
    { name: 'Home', path: '/' },
    { name: 'Products', path: '/products' },
  ] satisfies NamedLink[],
  /** Marks the stations of the journey that are ours. */
  runByUs: `Run by ${site.name}`,
  steps: 'How it goes live',
  audience: 'Who it is for',
  commercial: 'How it is paid for',
  cost: 'What it costs',
  time: 'How long it takes',
  /** Below the cards, after the word for a sample. */
  samples: 'Every number, code and message in these pictures is made up.',
  /** From facts/site.ts; the result and the price are sentences of their own. */
  launch: (from: number, to: number) =>
    `Typical first launch: ${from === to ? '' : `${from} to `}${to} ${to === 1 ? 'week' : 'weeks'} after you give us access to a test system.`,
  questions: 'Questions and answers',
  sheet: {
    title: 'Integration sheet',
    print: 'Print the integration sheet',
    hint: 'The protocols on one page. Print it or save it as a PDF.',
    leave: 'Show the whole page',
  },
  sampleFile: 'Download a sample reconciliation file (CSV)',
  neighbours: 'More products',
};
