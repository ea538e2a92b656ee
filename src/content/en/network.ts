import type { RegionPath } from '@/content/facts/paths';
import { knownStats, ifKnown } from '@/content/if-known';
import type { Feature, PageMeta } from '@/content/types';
import { figures } from './figures';

interface RegionLink {
  label: string;
  href: RegionPath;
  text: string;
}

export const network = {
  meta: {
    title: 'Our network: operators, countries, uptime',
    description: `${ifKnown`${figures.operatorPartners} operator partners` ?? 'Operator partners'} in ${ifKnown`${figures.countries} African countries` ?? 'Africa'}${ifKnown`, ${figures.uptime} uptime,` ?? ''} and the systems that connect our services to a mobile network.`,
    keywords: [
      'operator partners',
      'SMPP',
      'USSD',
      'direct carrier billing',
      'telecom network Africa',
    ],
  } satisfies PageMeta,

  hero: {
    title: 'How we connect to your network',
    lead: 'By SMPP, USSD, Diameter and SIP: what we need from your network, what runs on our side, and who watches it at night.',
    mapAlt: 'Map of Africa with the countries of our three regions highlighted',
  },

  stats: knownStats([
    { value: figures.subscribers, label: 'Subscribers' },
    { value: figures.countries, label: 'Countries' },
    { value: figures.operatorPartners, label: 'Operator partners' },
    { value: figures.uptime, label: 'Uptime' },
  ]),

  partners: {
    title: 'Operator partners',
    lead: 'Three kinds of operator, and where each tends to start.',
    cards: [
      {
        title: 'National GSM operators',
        description: 'Networks from capital to border, with handsets of every age.',
        features: ['USSD and SMS first', 'Airtime charging', 'Several languages on one short code'],
      },
      {
        title: 'Operator groups',
        description:
          'One contract for several countries, with the group’s own teams in each market.',
        features: [
          'One integration, many markets',
          'Reports by group and by country',
          'Joint launches',
        ],
      },
      {
        title: 'Data-first operators',
        description: 'Networks that sell data and want to give people reasons to use it.',
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
    lead: 'Four parts that all our services share.',
    cards: [
      {
        title: 'Network connections',
        description:
          'SMPP to the SMSC, a link to the USSD gateway, SIP for voice, and HTTPS APIs for everything else.',
      },
      {
        title: 'Charging and settlement',
        description:
          'Direct carrier billing and mobile money through your interfaces, with every charge logged on both sides.',
      },
      {
        title: 'Service platforms',
        description:
          'Subscriptions, content and campaigns, in the cloud or, where voice and video need it, in your network.',
      },
      {
        title: 'Monitoring and support',
        description: `Links, queues and charging success rates, ${figures.support}, so that an engineer can act before your help desk gets a call.`,
      },
    ] satisfies Feature[],
  },

  regions: {
    title: 'By region',
    lead: 'Some of our partners and the services they offer, country by country.',
    cta: 'See the region',
    links: [
      {
        label: 'West Africa',
        href: '/regions/west-africa',
        text:
          ifKnown`Nigeria, Ghana and Chad: ${figures.westSubscribers} subscribers.` ??
          'Nigeria, Ghana and Chad.',
      },
      {
        label: 'East Africa',
        href: '/regions/east-africa',
        text: 'Kenya and Uganda, with Tanzania and Rwanda planned.',
      },
      {
        label: 'Central Africa',
        href: '/regions/central-africa',
        text:
          ifKnown`Cameroon, Congo Brazzaville and DR Congo: ${figures.centralReliability} reliability.` ??
          'Cameroon, Congo Brazzaville and DR Congo.',
      },
    ] satisfies RegionLink[],
  },

  closing:
    'Tell us which interfaces your network offers and we’ll tell you what it takes to connect.',
};
