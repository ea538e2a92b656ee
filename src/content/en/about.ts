import { figures } from './figures';
import { site } from '@/content/facts/site';
import type { Feature, PageMeta, Stat, TimelineEntry } from '@/content/types';

export const about = {
  meta: {
    title: 'About us: from Hyderabad to Africa',
    description: `A team of ${figures.team} in ${site.address.city} that has built telecom services for African operators since ${site.since}. Our story, strengths and plan to 2030.`,
    keywords: ['about', 'telecom VAS company', 'Hyderabad', 'Africa', 'Vision 2030'],
  } satisfies PageMeta,

  hero: {
    eyebrow: 'About',
    title: 'A small team with a long reach',
    lead: `${figures.team} people in ${site.address.city} look after services on networks in ${figures.countries} African countries.`,
  },

  stats: [
    { value: figures.subscribers, label: 'Subscribers Reached' },
    { value: figures.countries, label: 'African Countries' },
    { value: figures.teamPlus, label: 'Team Professionals' },
    { value: figures.marketEntry, label: 'African Market Entry' },
  ] satisfies Stat[],

  story: {
    title: 'Our Story',
    paragraphs: [
      `In ${site.since} we began to build for operators in Africa, and learned to sell a small thing, many times a day, to someone with a prepaid balance and a simple phone.`,
      'The lesson holds everywhere, but never quite unchanged. A quiz that works in Lagos needs other questions in N’Djamena, and a renewal at noon fails where people top up in the evening. So we adapt each service to the market it runs in.',
      'Value-added services opened the door. Operators then asked for payments, enterprises for applications, and both for a chatbot. The same engineers built those, on the connections that were already there.',
    ],
  },

  strengths: {
    title: 'Core Strengths',
    items: [
      {
        icon: 'signal',
        title: 'Proven VAS expertise',
        description:
          'Subscription, renewal, grace period, opt-out: we know where a service gains and loses its users.',
      },
      {
        icon: 'zap',
        title: 'Agile technical team',
        description:
          'A short way from request to release, because the person who takes the call can change the code.',
      },
      {
        icon: 'code',
        title: 'End-to-end development',
        description:
          'Design, platform, handset app, billing interface and reports are written under one roof.',
      },
      {
        icon: 'map',
        title: 'African market understanding',
        description:
          'Prepaid balances, shared handsets, patchy coverage and several languages are where our designs begin.',
      },
      {
        icon: 'lightbulb',
        title: 'Innovation focus',
        description:
          'New ideas go to a small group of subscribers first, and stay only when people use them twice.',
      },
      {
        icon: 'handshake',
        title: 'Strategic partnerships with operators',
        description: `${figures.operatorPartners} operators work with us on shared revenue, so both sides look at the same figures.`,
      },
    ] satisfies Feature[],
  },

  journey: {
    title: 'Journey',
    completedLabel: 'Completed',
    futureBadge: 'Future Vision',
    entries: [
      {
        year: '2015',
        title: 'African market entry',
        description:
          'From Hyderabad we start our work with African operators, on value-added services.',
        status: 'completed',
      },
      {
        year: '2016-2018',
        title: 'A catalogue of services',
        description:
          'Ring-back tones, games, quiz and music grow into a range that an operator can pick from.',
        status: 'completed',
      },
      {
        year: '2019-2021',
        title: 'Payments and enterprises',
        description:
          'Gateways for bills, applications for companies and a B2B marketplace join the range.',
        status: 'completed',
      },
      {
        year: '2022-2024',
        title: 'AI and 5G infotainment',
        description:
          'Chatbots take on customer care, streaming comes to faster networks, and new markets are prepared.',
        status: 'completed',
      },
      {
        year: '2025-2030',
        title: `Towards ${figures.target2030InWords} subscribers`,
        description: `The plan is to go from ${figures.subscribers} to ${figures.target2030}, with the operators we serve and those still to come.`,
        status: 'future',
      },
    ] satisfies TimelineEntry[],
  },

  vision: {
    title: 'Vision',
    text: 'A subscriber in any African market finds a useful service on the phone already in their hand, and can afford it.',
  },
  mission: {
    title: 'Mission',
    text: 'We turn an operator’s reach into services people choose to keep, and answer for how each of them runs.',
  },

  closing: 'Ask us what we would build first on your network.',
};
