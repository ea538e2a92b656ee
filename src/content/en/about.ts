import { knownStats, ifKnown } from '@/content/if-known';
import { site } from '@/content/facts/site';
import type { Feature, PageMeta, TimelineEntry } from '@/content/types';
import { figures } from './figures';

export const about = {
  meta: {
    title: `About us: from ${site.address.city} to Africa`,
    description: `A team${ifKnown` of ${figures.team}` ?? ''}, headquartered in ${site.address.city}, that ${ifKnown`has built telecom services for African operators since ${figures.since}` ?? 'builds telecom services for African operators'}. Our story, strengths and plan to 2030.`,
    keywords: ['about', 'telecom VAS company', site.address.city, 'Africa', 'Vision 2030'],
  } satisfies PageMeta,

  hero: {
    title: 'A small team with a long reach',
    lead: `From our headquarters in ${site.address.city}, we look after services on networks in West, East and Central Africa.`,
  },

  stats: knownStats([
    { value: figures.subscribers, label: 'Subscribers Reached' },
    { value: figures.countries, label: 'African Countries' },
    { value: figures.teamPlus, label: 'Team Professionals' },
    { value: figures.since, label: 'African Market Entry' },
  ]),

  story: {
    title: 'Our Story',
    paragraphs: [
      'Building for operators in Africa taught us how to sell a small thing, many times a day, to someone with a prepaid balance and a feature phone.',
      'A quiz that works in Lagos needs different questions in N’Djamena, and a renewal at noon fails where people top up in the evening.',
    ],
  },

  strengths: {
    title: 'Core Strengths',
    items: [
      {
        title: 'Proven VAS expertise',
        description: 'We know where a service wins subscribers and where it loses them.',
      },
      { title: 'Agile technical team', description: 'Your call reaches an engineer.' },
      {
        title: 'End-to-end development',
        description: 'Design, platform, app, billing and reports are built under one roof.',
      },
      {
        title: 'African market understanding',
        description:
          'Prepaid balances, shared handsets, patchy coverage, several languages: we start from there.',
      },
      {
        title: 'Innovation focus',
        description:
          'New ideas are piloted with an operator, and stay only if subscribers come back.',
      },
      {
        title: 'Strategic partnerships with operators',
        description: 'With a revenue share, both sides look at the same figures.',
      },
    ] satisfies Feature[],
  },

  journey: {
    title: 'Journey',
    statuses: { completed: 'Completed', future: 'Future Vision' },
    entries: [
      {
        year: '2015',
        title: 'African market entry',
        description: 'We start working with African operators on value-added services.',
        status: 'completed',
      },
      {
        year: '2016-2018',
        title: 'A catalogue of services',
        description: 'Ring-back tones, games, quizzes and music, for operators to choose from.',
        status: 'completed',
      },
      {
        year: '2019-2021',
        title: 'Payments and enterprises',
        description:
          'Billing gateways, enterprise applications and a B2B marketplace join the range.',
        status: 'completed',
      },
      {
        year: '2022-2024',
        title: 'AI and 5G infotainment',
        description:
          'Chatbots for customer care, streaming for faster networks, preparations for Tanzania and Rwanda.',
        status: 'completed',
      },
      {
        year: '2025-2030',
        title:
          ifKnown`Towards ${figures.target2030InWords} subscribers` ?? 'Towards more subscribers',
        description: 'With the operators we serve today and those still to come.',
        status: 'future',
      },
    ] satisfies TimelineEntry[],
  },

  vision: {
    title: 'Vision',
    text: 'We want subscribers in every African market to find a useful service on the phone they already own, at a price they can afford.',
  },
  mission: {
    title: 'Mission',
    text: 'We build services that an operator’s subscribers choose to keep, and we answer for how each one runs.',
  },

  /** Shown once there are any. */
  references: 'Customers who can be named',
  offices: 'Offices',
  closing: 'Ask us what we would build first on your network.',
};
