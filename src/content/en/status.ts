/** What a link in one of our emails leads to. */
import { site } from '@/content/facts/site';
import { figures } from './figures';
import { proposal } from './proposal';
import { topics } from './topics';

const inTouch = {
  title: 'We have contacted you.',
  next: ['If you have missed our call or email, check your spam folder or write to us.'],
};

const closed = {
  title: 'This request is closed.',
  next: ['If something is still unresolved, please write to us.'],
};

const received = 'Received. It is now with our team.';

const lateText = (due: string, missing: string) =>
  `${due}. If ${missing}, please write to us and quote your reference number.`;

const erased = 'We will erase what you sent and our notes about it. This cannot be undone.';

const answered = [
  { label: 'Received', statuses: ['new'] },
  { label: 'In contact', statuses: ['contacted'] },
  { label: 'Closed', statuses: ['completed'] },
];

export const status = {
  meta: {
    title: 'The status of your request',
    description:
      'The links in our emails lead to this page. It shows the status of your request or application and lets you withdraw it.',
    keywords: ['status of a request', 'reference number'],
  },
  lead: 'The links in our emails lead here. You can see the status of your request or application and withdraw it.',
  noScript: `You need JavaScript to see the status. Without it, write to ${site.email} and quote your reference number.`,
  noLink:
    'If there is no link in your email or you have lost it, write to us and quote your reference number:',
  ask: 'If you have a question, write to us and quote your reference number if you have one:',
  asking: 'Contacting our server...',
  retry: 'Try again',
  cutOff: 'This link is incomplete. Open it from the email again, or copy the whole link.',
  notYet:
    'It has not reached us yet. It is waiting on this device and will be sent as soon as you are online.',
  gone: 'This link no longer works: it has expired, or what it led to has been erased.',
  /** Why nothing could be loaded. */
  problems: {
    slow: 'This is taking a while. We are still trying.',
    offline: 'You are offline.',
    'no answer': 'We could not reach our server.',
    busy: 'There were too many requests from your network, perhaps from other people who share it. Please wait a few minutes and try again.',
    fault: 'Something went wrong on our side, not yours.',
  },

  facts: { reference: 'Reference number', kind: 'What you sent', received: 'Received' },
  topics,
  nextTitle: 'What happens next',
  /** For a status that this page does not know. */
  other: { title: 'We are working on it.', next: [] as readonly string[] },
  kinds: {
    contact_submissions: {
      name: 'Project enquiry',
      late: undefined,
      erased,
      line: answered,
      stages: {
        new: {
          title: received,
          next: [
            'Our sales team will read it.',
            'We will answer by email, with questions or a suggested time for a call.',
          ],
        },
        contacted: inTouch,
        completed: closed,
      },
    },
    quote_requests: {
      name: 'Quote request',
      late: lateText(
        `Our detailed proposal was due within ${figures.quoteReply}`,
        'you have not received it',
      ),
      erased,
      line: answered,
      stages: {
        new: {
          title: received,
          next: [
            'We will read your request and look at your network and market.',
            `We will email you a detailed proposal within ${figures.quoteReply} of receiving your request.`,
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
      line: [
        { label: 'Received', statuses: ['new'] },
        { label: 'In review', statuses: ['under_review'] },
        { label: 'Decision', statuses: ['approved', 'rejected'] },
      ],
      stages: {
        new: {
          title: received,
          next: [
            'We will read the proposal and look at the market you named.',
            'We will write to your contact person with questions or a date for a call.',
          ],
        },
        under_review: {
          title: 'We are reviewing your proposal.',
          next: ['We will write to your contact person with questions or a date for a call.'],
        },
        approved: {
          title: 'We have approved your proposal.',
          next: ['If your contact person has not heard from us, please write to us.'],
        },
        rejected: {
          title: 'We have decided not to take this proposal further.',
          next: ['If you have questions about our decision, please write to us.'],
        },
      },
    },
    career_applications: {
      name: 'Job application',
      late: lateText(
        `Our review was due within ${figures.applicationReview}`,
        'you have not heard from us',
      ),
      erased:
        'We will erase your application, its files and our notes about it, and stop the emails about new positions that you asked for with it. This cannot be undone.',
      line: [
        { label: 'Received', statuses: ['new'] },
        { label: 'Reviewed', statuses: ['reviewed'] },
        { label: 'Interview', statuses: ['interviewed'] },
        { label: 'Decision', statuses: ['accepted', 'rejected'] },
      ],
      stages: {
        new: {
          title: received,
          next: [
            `We will review your application within ${figures.applicationReview} of receiving it.`,
            'We will reply by email. If there is a match, the next step is an initial interview.',
          ],
        },
        reviewed: {
          title: 'We have reviewed your application.',
          next: [
            'We will reply by email. If there is a match, the next step is an initial interview.',
          ],
        },
        interviewed: {
          title: 'We have interviewed you.',
          next: ['We will let you know our decision by email.'],
        },
        accepted: {
          title: 'Your application was successful.',
          next: ['If you have not heard from us, please write to us.'],
        },
        rejected: {
          title: 'We have decided not to take this application further.',
          next: ['If you have questions about our decision, please write to us.'],
        },
      },
    },
  },

  proposal,

  withdraw: {
    title: 'Withdraw what you sent',
    text: 'We will stop work on it and erase it.',
    corrected: `We corrected the address that this link was sent to, so it only shows the status. To withdraw what you sent, write to ${site.privacyEmail}.`,
    action: 'Withdraw and erase',
    question: (what: string) => (what ? `Erase “${what}” now?` : 'Erase it now?'),
    yes: 'Yes, erase it',
    no: 'No, keep it',
    busy: 'Erasing...',
    done: 'What you sent has been withdrawn and erased.',
    gone: 'There was nothing left to erase.',
    unknown: 'We could not confirm that it was erased.',
  },

  news: {
    title: 'Emails about new positions',
    ended: 'You will not get any more emails about new positions from us.',
    /** Of a link that ends nothing, for those who asked again since it was sent. */
    endedBefore: 'If you still receive one, use the link in that email.',
    kept: 'You will keep getting emails about new positions from us.',
    keptNothing:
      'These emails have already been stopped. To get them again, tick the box when you next apply.',
    question: 'Do you want to stop these emails?',
    text: 'You asked us to tell you about new positions.',
    end: 'Stop these emails',
    keep: 'Keep them',
    unknown: 'We could not confirm that they were stopped.',
    keepUnknown: 'We could not confirm that you will keep getting them.',
    openings: 'See open positions',
  },
};
