import { positions } from './positions';
import { figures } from './figures';
import { site } from '@/content/facts/site';
import type { Action, Feature, PageMeta } from '@/content/types';

const mailto = (subject: string, body: string) =>
  `mailto:${site.hrEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

export const careers = {
  meta: {
    title: 'Careers in telecom services',
    description: `Open positions in a team of ${figures.team} that builds services for ${figures.subscribersInWords} African subscribers. Engineering, fintech, AI and business development.`,
    keywords: ['careers', 'telecom jobs', 'Hyderabad jobs', 'VAS engineer', 'remote work'],
  } satisfies PageMeta,

  hero: {
    eyebrow: 'Careers',
    title: 'Work that rings on other people’s phones',
    lead: `We are ${figures.team} people. What each of us ships reaches subscribers in ${figures.countries} countries, and the reports show soon whether it helped.`,
    action: { label: 'View Open Positions', target: positions.id },
  },

  benefits: {
    title: 'What you get',
    items: [
      {
        icon: 'globe',
        title: 'Global Impact',
        description:
          'You work from India for markets on another continent, and see your feature in use there.',
      },
      {
        icon: 'lightbulb',
        title: 'Innovation Focus',
        description:
          'You may try an idea on a small audience before anyone asks for a business case.',
      },
      {
        icon: 'chart',
        title: 'Career Growth',
        description:
          'In a team this size you own a product early, from the first call with an operator to the monthly report.',
      },
      {
        icon: 'home',
        title: 'Remote Flexibility',
        description:
          'Home, office or an operator’s site: we agree on the result and the hours we share.',
      },
      {
        icon: 'banknote',
        title: 'Competitive Package',
        description: 'Where a posting names a salary range, that is the range we pay.',
      },
      {
        icon: 'book',
        title: 'Learning and Development',
        description:
          'SMPP, charging, machine learning: you learn it on live traffic, next to someone who knows it.',
      },
    ] satisfies Feature[],
  },

  values: {
    title: 'How we work',
    items: [
      {
        icon: 'rocket',
        title: 'Innovation First',
        description: 'We ask what would be better before we ask what it costs to change.',
      },
      {
        icon: 'target',
        title: 'Customer Success',
        description: 'A launch counts when the operator renews, and not before.',
      },
      {
        icon: 'users',
        title: 'Team Collaboration',
        description:
          'Nobody guards a system alone; for each there is somebody else who can repair it.',
      },
      {
        icon: 'shield',
        title: 'Quality Excellence',
        description:
          'Other people’s airtime runs through our code, so we test it as if it were ours.',
      },
    ] satisfies Feature[],
  },

  resume: {
    title: 'Nothing that fits?',
    text: 'Tell us what you are good at; we read it beside the applications for named positions.',
    action: { label: 'Send Us Your Resume', href: '/apply' } satisfies Action,
  },

  contact: {
    title: 'Rather ask first?',
    text: 'Write to the people who read the applications, or suggest a time to talk.',
    actions: [
      {
        label: 'Contact HR',
        href: mailto(
          'Question about working with you',
          `Hello ${site.name} team,\n\nMy question:\n\n\nThe position it is about, if any:\n\n`,
        ),
      },
      {
        label: 'Schedule a Call',
        href: mailto(
          'Proposal for a call',
          `Hello ${site.name} team,\n\nI would like to speak with you about:\n\nMy time zone:\nTwo or three times that suit me:\n1.\n2.\n3.\n\nMy phone number:\n`,
        ),
      },
    ],
  },

  positions,
  closing: positions.closing,
};
