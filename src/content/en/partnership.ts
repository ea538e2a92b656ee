import { ifKnown } from '@/content/if-known';
import type { Action, Feature, PageMeta } from '@/content/types';
import { figures } from './figures';

export const partnership = {
  meta: {
    title: 'Partner with us in Africa',
    description: `Four partnership models for operators, resellers, technology companies and regional firms, alongside ${ifKnown`${figures.operatorPartners} operator partners` ?? 'our operator partners'} across Africa.`,
    keywords: [
      'telecom partnership',
      'channel partner',
      'technology partner',
      'VAS reseller Africa',
    ],
  } satisfies PageMeta,

  hero: {
    eyebrow: 'Partnership',
    title: 'You know the market. We know the technology.',
    lead: `Beside our ${ifKnown`${figures.operatorPartners} operator partners` ?? 'operator partners'}, there is room for companies that sell, build or open doors.`,
  },

  models: {
    title: 'Four ways to work together',
    lead: 'What you gain from each. The form asks which one you mean; if two fit, choose the closer one.',
    items: [
      {
        title: 'Strategic Partnership',
        description: 'For operators and groups that plan a range of services, not a single launch.',
        benefits: [
          'A joint plan with shared targets',
          'Revenue share on every service',
          'Early access to new products',
          'A named team on both sides',
        ],
      },
      {
        title: 'Channel Partnership',
        description:
          'For resellers and agencies whose customers need messaging, payments or a chatbot.',
        benefits: [
          'A margin on what you sell',
          'Product demos for your customers',
          'Sales material in English and French',
          'We deliver and support; the customer stays yours',
        ],
      },
      {
        title: 'Technology Partnership',
        description: 'For companies whose content, software or devices belong on a mobile network.',
        benefits: [
          'A tested route to operators’ billing',
          'Documented interfaces and a test system',
          'One contract for several countries',
          'Settlement reports by country and service',
        ],
      },
      {
        title: 'Regional Partnership',
        description:
          'For firms whose people know the regulator, the agencies and the radio stations.',
        benefits: [
          'A territory of your own, set by agreement',
          'Training for your staff',
          'Local campaigns planned together',
          'Our engineers behind your brand',
        ],
      },
    ] satisfies Feature[],
  },

  requirements: {
    title: 'What we ask of a partner',
    items: [
      {
        title: 'A registered company',
        description: 'With documents that show who can sign on its behalf.',
      },
      {
        title: 'Good standing with the regulator',
        description: 'The licences your part of the work needs, or a dated plan to obtain them.',
      },
      {
        title: 'Knowledge of the market',
        description: 'Who your customers are, what they buy now and what they pay.',
      },
      {
        title: 'Named contacts',
        description:
          'One for business and one for technical matters, reachable during working hours.',
      },
      {
        title: 'Care with personal data',
        description: 'Subscriber numbers stay inside the systems that need them.',
      },
      {
        title: 'A first project',
        description: 'A service, a customer or a country to begin with.',
      },
    ] satisfies Feature[],
  },

  form: {
    id: 'partnership-form',
    title: 'Apply for a partnership',
    intro: 'Two answers matter most: what your company does and what you propose.',
    nextTitle: 'After you send it',
    next: [
      'You get a reference number on this page.',
      'We read your proposal and look at the market you name.',
      'We will write to your contact person, with questions or a proposed date.',
    ],
  },

  information: {
    title: 'Not ready to apply?',
    text: 'Two sentences about your idea are enough.',
    action: { label: 'Request Information', href: '/get-quote' } satisfies Action,
  },
};
