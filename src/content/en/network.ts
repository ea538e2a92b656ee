import type { RegionPath } from '@/content/facts/paths';
import { figures } from './figures';
import { site } from '@/content/facts/site';
import type { Feature, PageMeta, Stat } from '@/content/types';

interface RegionLink {
  label: string;
  href: RegionPath;
  text: string;
}

export const network = {
  meta: {
    title: 'Our network: operators, countries, uptime',
    description: `${figures.operatorPartners} operator partners in ${figures.countries} African countries, ${figures.uptime} uptime, and the systems that connect our services to a mobile network.`,
    keywords: [
      'operator partners',
      'SMPP',
      'USSD',
      'direct carrier billing',
      'telecom network Africa',
    ],
  } satisfies PageMeta,

  hero: {
    eyebrow: 'Network',
    title: `Connected to ${figures.operatorPartners} operators`,
    lead: 'A service is as good as its connection to the network that carries and charges it. This is how ours are made.',
    mapAlt: 'Map of Africa with every market we are present in marked',
  },

  stats: [
    { value: figures.subscribers, label: 'Subscribers' },
    { value: figures.countries, label: 'Countries' },
    { value: figures.operatorPartners, label: 'Operator partners' },
    { value: figures.uptime, label: 'Uptime' },
  ] satisfies Stat[],

  partners: {
    title: 'Operator partners',
    lead: 'Three kinds of operator, and what each tends to start with.',
    cards: [
      {
        icon: 'antenna',
        title: 'National GSM operators',
        description:
          'Networks with coverage from capital to border, and subscribers on every age of handset.',
        features: ['USSD and SMS first', 'Airtime charging', 'Several languages on one short code'],
      },
      {
        icon: 'globe',
        title: 'Operator groups',
        description:
          'One contract for several countries, with shared platforms at group level and local teams on the ground.',
        features: [
          'One integration, many markets',
          'Reports for group and country',
          'Joint launches',
        ],
      },
      {
        icon: 'zap',
        title: 'Data-first operators',
        description:
          'Networks that sell gigabytes and look for reasons to use them: video, music, chat and the connected home.',
        features: [
          'Streaming and content',
          'Apps and mobile SDK',
          'Data bundles with a service inside',
        ],
      },
    ] satisfies Feature[],
  },

  infrastructure: {
    title: 'Infra\u00adstructure',
    lead: 'Four parts that every service of ours shares.',
    cards: [
      {
        icon: 'network',
        title: 'Network connections',
        description:
          'SMPP to the SMSC, a USSD gateway link, SIP for voice, and HTTPS interfaces for everything newer.',
      },
      {
        icon: 'wallet',
        title: 'Charging and settlement',
        description:
          'Direct carrier billing and mobile money through your own interfaces, with each charge logged on both sides.',
      },
      {
        icon: 'server',
        title: 'Service platforms',
        description:
          'Cloud-hosted software for subscriptions, content and campaigns, sized for your busy hour.',
      },
      {
        icon: 'shield',
        title: 'Monitoring and support',
        description: `Links, queues and charge rates are watched ${figures.support}, and an engineer is called before your help desk is.`,
      },
    ] satisfies Feature[],
  },

  regions: {
    title: 'By region',
    lead: `The markets we have entered since ${site.since}, with partners and services for each country.`,
    links: [
      {
        label: 'West Africa',
        href: '/regions/west-africa',
        text: `Nigeria, Ghana and Chad: ${figures.westSubscribers} subscribers.`,
      },
      {
        label: 'East Africa',
        href: '/regions/east-africa',
        text: 'Kenya and Uganda, with Tanzania and Rwanda in the plan.',
      },
      {
        label: 'Central Africa',
        href: '/regions/central-africa',
        text: `Cameroon, Congo and DRC: ${figures.centralReliability} reliability.`,
      },
    ] satisfies RegionLink[],
  },

  closing: 'Send us your interface documents and we will tell you what a connection takes.',
};
