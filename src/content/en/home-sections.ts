import { figures } from './figures';
import { site } from '@/content/facts/site';
import type { Feature, RegionCard, Stat, Testimonial } from '@/content/types';
import { serviceCards } from './service-cards';

export const homeSections = {
  services: {
    id: 'services',
    eyebrow: 'Services',
    title: 'Six kinds of service, one integration team',
    lead: 'Take one, or several on the same connection to your network.',
    learnMore: 'Learn More',
    cards: serviceCards,
  },

  footprint: {
    id: 'solutions',
    eyebrow: 'Regional footprint',
    title: 'Three regions, each with its own habits',
    lead: 'Languages, wallets and regulators change at every border, so each region has its own plan.',
    mapAlt: 'Map of Africa with the countries of our three regions in colour',
    cards: [
      {
        title: 'West Africa',
        description: 'Our largest audience, on coast and Sahel, in English and in French.',
        features: [
          'Ring-back tones and contests',
          'Bill payment',
          'Lottery for licensed operators',
        ],
        countries: [
          { code: 'ng', name: 'Nigeria' },
          { code: 'gh', name: 'Ghana' },
          { code: 'td', name: 'Chad' },
        ],
        cta: 'Explore West Africa',
        link: '/regions/west-africa',
      },
      {
        title: 'East Africa',
        description: 'Subscribers here pay by phone every day, so services begin with the wallet.',
        features: [
          'Mobile money first',
          'Chatbots and messaging',
          'Service in English and Swahili',
        ],
        countries: [
          { code: 'ke', name: 'Kenya' },
          { code: 'ug', name: 'Uganda' },
        ],
        cta: 'Explore East Africa',
        link: '/regions/east-africa',
      },
      {
        title: 'Central Africa',
        description: 'French-speaking markets with long distances, where USSD reaches everyone.',
        features: ['Light services for any handset', 'Music and content', 'Service in French'],
        countries: [
          { code: 'cm', name: 'Cameroon' },
          { code: 'cg', name: 'Congo' },
          { code: 'cd', name: 'DRC' },
        ],
        cta: 'Explore Central Africa',
        link: '/regions/central-africa',
      },
    ] satisfies RegionCard[],
  },

  vision: {
    id: 'vision',
    eyebrow: 'Vision and mission',
    title: 'Where we are going',
    vision: {
      title: 'Vision 2030',
      text: `By 2030, ${figures.target2030InWords} subscribers should be able to use a service of ours, on whichever network they chose.`,
    },
    mission: {
      title: 'Our mission',
      text: 'To give operators services that people want to pay for again next week, and to share what they earn by rules both sides can check.',
    },
    milestones: [
      { year: figures.marketEntry, label: 'African market entry' },
      { year: 'Today', label: `${figures.subscribers} subscribers` },
      { year: '2030', label: `${figures.target2030} subscribers` },
    ],
    strengthsTitle: 'Core strengths',
    strengths: [
      {
        icon: 'layers',
        title: 'The whole service',
        description: 'Content, platform, billing connection and care come from one contract.',
      },
      {
        icon: 'network',
        title: 'Built onto your network',
        description: 'We fit your SMSC, USSD gateway and charging system; you replace nothing.',
      },
      {
        icon: 'scale',
        title: 'Revenue you can audit',
        description:
          'Your charging records and our reports are compared before either side is paid.',
      },
      {
        icon: 'clock',
        title: 'Someone awake',
        description: `Engineers answer ${figures.support}, in your busy hour as well as in ours.`,
      },
    ] satisfies Feature[],
    stats: [
      { value: figures.target2030, label: 'Subscribers, our target for 2030' },
      { value: figures.subscribers, label: 'Subscribers reached so far' },
      { value: figures.teamPlus, label: 'People in the team' },
      { value: figures.marketEntry, label: 'Year we entered Africa' },
    ] satisfies Stat[],
  },

  testimonials: {
    id: 'testimonials',
    eyebrow: 'Partners',
    title: 'What partners value',
    sampleNote: 'Sample quotations, to be replaced with the words of our partners.',
    ratingLabel: (rating: number) => `${rating} out of 5 stars`,
    cards: [
      {
        content:
          'They sat with our charging team until the last failed renewal was explained, then sent us the report we check every month.',
        position: 'Head of Value-Added Services',
        company: 'Mobile operator',
        country: { code: 'gh', name: 'Ghana' },
        rating: 5,
        sample: true,
      },
      {
        content:
          'Our support desk kept the difficult cases and gave the rest to the chatbot. Customers noticed the shorter wait before we announced it.',
        position: 'Customer Care Director',
        company: 'Internet service provider',
        country: { code: 'ke', name: 'Kenya' },
        rating: 5,
        sample: true,
      },
      {
        content:
          'Parents pay school fees from their phones, and the bursar sees each one by name. The paper ledger is gone.',
        position: 'Finance Manager',
        company: 'Private school group',
        country: { code: 'cm', name: 'Cameroon' },
        rating: 5,
        sample: true,
      },
    ] satisfies Testimonial[] as readonly Testimonial[],
  },

  contact: {
    id: 'contact',
    eyebrow: 'Contact',
    title: 'Start with a question',
    lead: 'Describe the service you have in mind, or the figure you need to move.',
    whyTitle: 'Why choose us',
    why: [
      {
        title: 'We have done it before',
        description: `Our services have run on African networks since ${site.since}.`,
      },
      {
        title: 'You talk to engineers',
        description: 'The people who answer your first message also write the integration.',
      },
      {
        title: 'Start small',
        description:
          'One service on one network is enough to begin; the next reuses the connection.',
      },
    ] satisfies Feature[],
    stats: [
      { value: figures.operatorPartners, label: 'Operator partners' },
      { value: figures.support, label: 'Support' },
    ] satisfies Stat[],
    formId: 'contact-form',
    formTitle: 'Your project',
    formIntro: 'Two sentences are enough. We read every enquiry ourselves.',
  },
};
