import { ifKnown } from '@/content/if-known';
import { site } from '@/content/facts/site';
import { mailto } from '@/lib/mailto';
import type { Action, Feature, PageMeta } from '@/content/types';
import { positions } from './positions';
import { figures } from './figures';

export const careers = {
  meta: {
    title: 'Careers in telecom services',
    description: `Open positions in a team${ifKnown` of ${figures.team}` ?? ''} that builds services for ${ifKnown`networks with ${figures.subscribersInWords} subscribers` ?? 'mobile networks in Africa'}: engineering, fintech, AI and business development.`,
    keywords: [
      'careers',
      'telecom jobs',
      `${site.address.city} jobs`,
      'VAS engineer',
      'remote work',
    ],
  } satisfies PageMeta,

  hero: {
    eyebrow: 'Careers',
    title: 'Work that rings on other people’s phones',
    lead: `We are a ${ifKnown`team of ${figures.team}` ?? 'small team'}. What each of us ships reaches subscribers in ${ifKnown`${figures.countries} countries` ?? 'several countries'}, and the reports soon show whether it helped.`,
    action: { label: 'View Open Positions', target: positions.id },
  },

  benefits: {
    title: 'What you get',
    items: [
      {
        title: 'Global Impact',
        description:
          'You build for African markets and see in the monthly figures how your work is used there.',
      },
      {
        title: 'Innovation Focus',
        description:
          'You can turn an idea into a small pilot with an operator without writing a long business case first.',
      },
      {
        title: 'Career Growth',
        description:
          'In a team this size you own a product early, from the first call with an operator to the monthly report.',
      },
      {
        title: 'Remote Flexibility',
        description:
          'At home, in the office or on an operator’s site: we agree on results and on shared hours.',
      },
      {
        title: 'Competitive Package',
        description:
          'We aim to name the salary range in each posting, so you know it before you apply.',
      },
      {
        title: 'Learning and Development',
        description:
          'SMPP, charging, machine learning: you learn it on real projects, alongside someone who knows it well.',
      },
    ] satisfies Feature[],
  },

  values: {
    title: 'How we work',
    items: [
      {
        title: 'Innovation First',
        description:
          'We judge an idea by what subscribers do with it in the first month, not by its slides.',
      },
      {
        title: 'Customer Success',
        description: 'A launch is a success when the operator extends the contract, not before.',
      },
      {
        title: 'Team Collaboration',
        description: 'Nobody guards a system alone; someone else can always fix it.',
      },
      {
        title: 'Quality Excellence',
        description:
          'Other people’s airtime runs through our code, so we test it as if it were our own.',
      },
    ] satisfies Feature[],
  },

  resume: {
    title: 'Don’t see the right position?',
    text: 'Tell us what you are good at. We read open applications alongside those for advertised positions.',
    action: { label: 'Send Us Your Resume', href: '/apply' } satisfies Action,
  },

  contact: {
    title: 'Have a question first?',
    text: 'Write to the people who read the applications, or suggest a time to talk.',
    actions: [
      {
        label: 'Contact HR',
        href: mailto(
          site.hrEmail,
          'Question about a position',
          `Hello ${site.name} team,\n\nMy question:\n\n\nPosition, if any:\n\n`,
        ),
      },
      {
        label: 'Schedule a Call',
        href: mailto(
          site.hrEmail,
          'Request for a call',
          `Hello ${site.name} team,\n\nI would like to talk to you about:\n\nMy time zone:\nTwo or three times that suit me:\n1.\n2.\n3.\n\nMy phone number:\n`,
        ),
      },
    ],
  },

  positions,
  closing: positions.closing,
};
