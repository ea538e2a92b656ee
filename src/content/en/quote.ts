import { figures } from './figures';
import type { PageMeta } from '@/content/types';

export const quote = {
  meta: {
    title: 'Get a quote',
    description: `Tell us what you want to offer your subscribers or customers. A detailed proposal reaches you within ${figures.quoteReply}.`,
    keywords: ['quote', 'telecom VAS quote', 'request proposal', 'operator services Africa'],
  } satisfies PageMeta,
  eyebrow: 'Get Quote',
  title: 'Tell us what you need. We answer with a proposal.',
  lead: `Nine fields, about three minutes. A detailed proposal reaches you within ${figures.quoteReply}.`,
  form: { id: 'quote-form', title: 'Project Requirements' },
  aside: {
    title: 'A good request says',
    points: [
      'which network or customers it is for, and in which country',
      'what people should be able to do, in one sentence',
      'what has to be connected: charging, USSD, SMS, an app, a bank',
      'a date that matters, if there is one',
    ],
    contactTitle: 'Rather talk?',
  },
};
