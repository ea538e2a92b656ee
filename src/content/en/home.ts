import { knownStats, ifKnown } from '@/content/if-known';
import type { Action, PageMeta } from '@/content/types';
import { figures } from './figures';
import { productList } from './product-list';

export const home = {
  meta: {
    title: 'Value-added services for African operators',
    description: `VAS, fintech, marketplace, enterprise, AI and 5G infotainment services for mobile operators in ${ifKnown`${figures.countries} African countries` ?? 'Africa'}${ifKnown`, run since ${figures.since}` ?? ''}.`,
    keywords: [
      'telecom VAS Africa',
      'mobile operators',
      'fintech',
      '5G infotainment',
      'AI chatbot',
    ],
  } satisfies PageMeta,

  hero: {
    id: 'home',
    eyebrow: ifKnown`In Africa since ${figures.since}` ?? 'In Africa',
    headline:
      ifKnown`We run services for Africa’s mobile operators, on networks with ${figures.subscribersInWords} subscribers.` ??
      'We run services for Africa’s mobile operators, day and night.',
    /** The part of the headline that is marked, if it has one. */
    figure: figures.subscribersInWords,
    lead: 'Ring-back tones, bill payments, chatbots, streaming: we build the service, connect it to your network and run it day and night. Enterprises can buy the same platforms from us directly.',
    actions: [
      { label: 'Explore Solutions', href: '/products-services' },
      { label: 'Our Network', href: '/network' },
    ] satisfies Action[],
    keypad: {
      display: 'Eleven products, one key each',
      products: productList,
      quote: `We will reply within ${figures.quoteReply} with a detailed proposal.`,
    },
    stats: knownStats([
      { value: figures.subscribers, label: 'Subscribers on these networks' },
      { value: figures.countries, label: 'African countries' },
      { value: figures.uptime, label: 'Uptime' },
    ]),
  },
};
