/** What a link in one of our e-mails leads to. */
import { site } from '@/content/facts/site';
import { figures } from './figures';

const inTouch = {
  title: 'We have been in touch with you.',
  next: ['If nothing has reached you, look among unwanted mail, or write to us.'],
};

const closed = {
  title: 'This is dealt with, and closed.',
  next: ['Is something still open? Then write to us.'],
};

const received = 'Received. Nobody has answered yet.';

const late = (promise: string) =>
  `We promised ${promise}, and that time is over. Please write to us.`;

const erased = 'What you sent and our notes about it will be erased. This cannot be undone.';

export const status = {
  meta: {
    title: 'Where your request stands',
    description:
      'Links in our e-mails lead to this page: it shows where a request or an application stands, and its sender can withdraw it here.',
    keywords: ['status of a request', 'reference number'],
  },
  lead: 'Links in our e-mails lead here. They show where your request or application stands, and you can withdraw it.',
  noScript: `Showing it needs JavaScript. Without it, write to ${site.email} and name your reference number.`,
  noLink:
    'Is there no link in your e-mail, or have you lost it? Then write to us and name your reference number:',
  ask: 'Questions? Write to us, with your reference number if you have one:',
  asking: 'Asking our server...',
  retry: 'Try again',
  cutOff: 'This link is not complete. Open it from the e-mail again, or copy all of it.',
  gone: 'This link does not show anything any more: it has expired, or what it led to has been erased.',
  /** Why there is no answer. */
  problems: {
    slow: 'The answer takes long. We go on asking.',
    offline: 'There is no network.',
    'no answer': 'We could not reach our server.',
    busy: 'Our server takes no more questions from your network for now, perhaps because of others who share it. Please wait a few minutes.',
    fault: 'Our server has a fault, which is not of your making.',
  },

  facts: { reference: 'Reference number', kind: 'What you sent', received: 'Received' },
  nextTitle: 'What comes next',
  /** Of a status that this page does not know. */
  other: { title: 'We are dealing with it.', next: [] as readonly string[] },
  kinds: {
    contact_submissions: {
      name: 'Project enquiry',
      late: undefined,
      erased,
      stages: {
        new: {
          title: received,
          next: [
            'Someone who knows the service you chose reads it.',
            'The answer comes by e-mail, with our questions or a proposal for a call.',
          ],
        },
        contacted: inTouch,
        completed: closed,
      },
    },
    quote_requests: {
      name: 'Quote request',
      late: late(`a proposal within ${figures.quoteReply}`),
      erased,
      stages: {
        new: {
          title: received,
          next: [
            'An engineer reads your request and looks at your network and market.',
            `Within ${figures.quoteReply} of receiving it we send a proposal by e-mail, with scope, steps and price.`,
          ],
        },
        contacted: inTouch,
        completed: closed,
      },
    },
    partnership_applications: {
      name: 'Partnership application',
      late: undefined,
      erased,
      stages: {
        new: {
          title: received,
          next: [
            'We read the proposal and look at the market you name.',
            'Someone writes to your contact person, with questions or a date.',
          ],
        },
        under_review: {
          title: 'We are looking at your proposal.',
          next: ['Someone writes to your contact person, with questions or a date.'],
        },
        approved: {
          title: 'We have said yes to your proposal.',
          next: ['If your contact person has not heard from us, write to us.'],
        },
        rejected: {
          title: 'We have decided against this proposal.',
          next: ['If you have questions about that, write to us.'],
        },
      },
    },
    career_applications: {
      name: 'Job application',
      late: late(`to read it within ${figures.applicationReview}`),
      erased:
        'Your application, its files, our notes about it, and the mails about openings that you asked for with it: all of that will be erased. This cannot be undone.',
      stages: {
        new: {
          title: received,
          next: [
            `We read your application within ${figures.applicationReview} of receiving it.`,
            'We reply by e-mail. If it fits, an initial interview comes next.',
          ],
        },
        reviewed: {
          title: 'We have read your application.',
          next: ['We reply by e-mail. If it fits, an initial interview comes next.'],
        },
        interviewed: {
          title: 'We have talked with you.',
          next: ['We decide, and reply by e-mail.'],
        },
        accepted: {
          title: 'We have said yes to your application.',
          next: ['If you have not heard from us, write to us.'],
        },
        rejected: {
          title: 'We have decided against this application.',
          next: ['If you have questions about that, write to us.'],
        },
      },
    },
  },

  withdraw: {
    title: 'Do you want to withdraw it?',
    text: 'Then we erase it, and nobody works on it any more.',
    action: 'Withdraw and erase',
    question: 'Erase it now?',
    yes: 'Yes, erase it',
    no: 'No, keep it',
    busy: 'Erasing...',
    done: 'It is withdrawn and erased.',
    gone: 'Nothing was there any more.',
    unknown: 'We have no word that it was erased.',
  },

  news: {
    title: 'Mails about openings',
    ended: 'You will get no more mail about openings from us.',
    /** Of a link that ends nothing, for who asked again since it was sent. */
    endedBefore: 'Should one come all the same, the link in that mail ends it.',
    question: 'Do you want to end them?',
    text: 'You asked us to tell you about new openings.',
    end: 'End it',
    unknown: 'We have no word that this was done.',
    openings: 'Open positions',
  },
};
