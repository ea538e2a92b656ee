import { figures } from './figures';
import { site } from '@/content/facts/site';
import type { Feature, PageMeta, Stat, TimelineEntry } from '@/content/types';

export const about = {
  meta: {
    title: `About us: from ${site.address.city} to Africa`,
    description: `A team of ${figures.team}, headquartered in ${site.address.city}, that has built telecom services for African operators since ${site.since}. Our story, strengths and plan to 2030.`,
    keywords: ['about', 'telecom VAS company', site.address.city, 'Africa', 'Vision 2030'],
  } satisfies PageMeta,

  hero: {
    eyebrow: 'About',
    title: 'A small team with a long reach',
    lead: `From our headquarters in ${site.address.city}, a team of ${figures.team} looks after services on networks in ${figures.countries} African countries.`,
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
      `In ${site.since} we started building for operators in Africa, and learned how to sell a small thing, many times a day, to someone with a prepaid balance and a feature phone.`,
      'A quiz that works in Lagos needs different questions in N’Djamena, and a renewal at noon fails where people top up in the evening. So we adapt each service to the market it runs in.',
      'Value-added services came first. Payments, enterprise applications and a chatbot followed, built by the same team.',
    ],
  },

  strengths: {
    title: 'Core Strengths',
    items: [
      {
        icon: 'signal',
        title: 'Proven VAS expertise',
        description:
          'Opt-in, renewal, grace period, churn: we know where a service wins subscribers and where it loses them.',
      },
      {
        icon: 'zap',
        title: 'Agile technical team',
        description:
          'Your call reaches an engineer. Changes are agreed with you, tested and live soon after.',
      },
      {
        icon: 'code',
        title: 'End-to-end development',
        description:
          'Design, platform, mobile app, billing interface and reports are built under one roof.',
      },
      {
        icon: 'map',
        title: 'African market understanding',
        description:
          'Our designs start from prepaid balances, shared handsets, patchy coverage and several languages.',
      },
      {
        icon: 'lightbulb',
        title: 'Innovation focus',
        description:
          'New ideas are piloted with an operator first, and stay only if subscribers come back to them.',
      },
      {
        icon: 'handshake',
        title: 'Strategic partnerships with operators',
        description: `We have ${figures.operatorPartners} operator partners. With a revenue share, both sides look at the same figures.`,
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
        description: `From ${site.address.city}, we start working with African operators on value-added services.`,
        status: 'completed',
      },
      {
        year: '2016-2018',
        title: 'A catalogue of services',
        description:
          'Ring-back tones, games, quizzes and music become a catalogue that operators can choose from.',
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
          'Chatbots for customer care and streaming for faster networks follow, and preparations for Tanzania and Rwanda begin.',
        status: 'completed',
      },
      {
        year: '2025-2030',
        title: `Towards ${figures.target2030InWords} subscribers`,
        description: `We plan to grow from networks with ${figures.subscribers} subscribers to ${figures.target2030}, with the operators we serve today and those still to come.`,
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
