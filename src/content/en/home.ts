import { figures } from './figures';
import { site } from '@/content/facts/site';
import type { Action, PageMeta, Stat } from '@/content/types';

export const home = {
  meta: {
    title: 'Value-added services for African operators',
    description: `VAS, fintech, marketplace, enterprise, AI and 5G infotainment services for mobile operators in ${figures.countries} African countries, run since ${site.since}.`,
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
    eyebrow: `In Africa since ${site.since}`,
    headline: `We run services for Africa’s mobile operators, on networks with ${figures.subscribersInWords} subscribers.`,
    /** The part of the headline that is marked. */
    figure: figures.subscribersInWords,
    lead: 'Ring-back tones, bill payments, chatbots, streaming: we build the service, connect it to your SMSC, USSD gateway and charging system, and run it day and night. Value-added services can run on revenue share alone, with no licence fee up front. Enterprises can buy the same platforms from us directly.',
    actions: [
      { label: 'Explore Solutions', href: '/products-services' },
      { label: 'Our Network', href: '/network' },
    ] satisfies Action[],
    stats: [
      { value: figures.subscribers, label: 'Subscribers on these networks' },
      { value: figures.countries, label: 'African countries' },
      { value: figures.uptime, label: 'Uptime' },
    ] satisfies Stat[],
    mapAlt: 'Dotted map of Africa with the countries of our three regions highlighted',
  },
};
