import type { PageMeta } from '@/content/types';
import { figures } from './figures';

export const quote = {
  meta: {
    title: 'Get a quote',
    description: `Tell us what you want to offer your subscribers or customers, and we will send you a detailed proposal within ${figures.quoteReply}.`,
    keywords: ['quote', 'telecom VAS quote', 'request proposal', 'operator services Africa'],
  } satisfies PageMeta,
  eyebrow: 'Get Quote',
  title: 'Tell us what you need. We’ll reply with a proposal.',
  lead: `One form of a single page: about three minutes. We’ll send you a detailed proposal within ${figures.quoteReply}.`,
  form: { id: 'quote-form', title: 'Project Requirements' },
  next: {
    title: 'What happens next',
    steps: [
      'We will read your request and look at your network and market.',
      `Within ${figures.quoteReply} we will email you a detailed proposal.`,
      'You can ask for changes. Our proposal becomes binding only when both sides sign a contract.',
    ],
  },
  aside: {
    title: 'What to tell us',
    points: [
      'Which network or customers it is for, and in which country',
      'What people should be able to do, in one sentence',
      'What it has to connect to: charging, USSD, SMS, an app, a bank',
      'A deadline, if you have one',
    ],
    currencies:
      'We quote in US dollars, or in another currency if you ask for it. Taxes, and any tax withheld at source, are shown separately.',
  },
};
