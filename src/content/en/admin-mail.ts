/** Texts of the staff area's screen "Email and health"; the keys of kinds, states, modes and reasons are stored values. */
import { counted, tryAgain } from './admin-counts';

export const adminMail = {
  title: 'Email and health',
  /** After the title, for screen readers. */
  attention: 'needs attention',

  state: {
    title: 'Delivery',
    loading: 'Loading the delivery status',
    failed: tryAgain('The delivery status could not be loaded'),
    sent: (sent: number) =>
      sent === 0
        ? 'No emails were sent in the last 24 hours.'
        : `${emailCount(sent, 'was', 'were')} sent in the last 24 hours.`,
    late: (time: string) =>
      `An email has been waiting for ${time}, which is too long. If no others are sent either, please tell the people who maintain the site.`,
    why: (time: string, reason: string) => `The last report, ${time}: ${reason}`,
    unsent: (failed: number) => `${emailCount(failed)} could not be sent.`,
  },

  list: {
    title: 'Not sent',
    loading: 'Loading emails that were not sent',
    failed: tryAgain('Emails that were not sent could not be loaded'),
    empty: 'No emails have failed and none are held back.',
    mail: (kind: string, to: string) => `${kind} to ${to}`,
    visitor: 'the sender',
    /** Until the addresses have come, or where they do not. */
    recipient: 'a recipient',
    about: (record: string) => `about the ${record}`,
    held: 'Held back',
    tries: (tries: number) => (tries === 1 ? 'tried once' : `tried ${counted(tries, 'time')}`),
    notTried: 'not tried',
    retry: 'Retry',
    retryOf: (mail: string) => `Retry: ${mail}`,
    retrying: 'Retrying...',
    retried: 'The email will be sent again',
    notRetried: 'Not retried: this email has been sent, retried or removed in the meantime.',
    retryFailed: tryAgain('The email could not be sent again'),
    retryAll: 'Retry all recent ones',
    allRetried: (retried: number) =>
      retried === 0 ? 'No email was left to retry' : `${emailCount(retried)} will be sent again`,
    retryAllFailed: tryAgain('The emails could not be sent again'),
  },

  kinds: {
    alert: 'Alert',
    assignment: 'Assignment',
    reminder: 'Reminder',
    digest: 'Summary',
    withdrawal: 'Withdrawal',
    acknowledgement: 'Confirmation',
    news: 'Job alert',
    reply: 'Reply',
    receipt: 'Receipt of an answer',
    invitation: 'Invitation',
    security: 'Notice about a second factor',
    unsent: 'Notice of an undelivered email',
    answer: 'New message',
    meeting: 'Calendar entry',
    week: 'Weekly report',
    health: 'Site health',
    follow_up: 'Today’s follow-ups',
  },

  states: {
    waiting: 'Waiting',
    batched: 'In a summary',
    sent: 'Sent',
    failed: 'Failed',
    skipped: 'Skipped',
  },

  reasons: {
    spam_suspected: 'The submission is marked as spam.',
    'entered by staff': 'Staff entered the submission.',
    address: 'There is no valid email address.',
    'limit of this mailbox': 'This mailbox has reached its daily limit.',
    'limit of this network': 'Too many confirmations for one network were queued.',
    'limit of all mailboxes': 'Too many confirmations were queued.',
    role: 'The recipient’s role no longer includes this kind of submission.',
    answered: 'The submission had already been answered.',
    'status changed': 'Another status had been set, or it was closed as a duplicate, by then.',
    'date past': 'The meeting time had passed, or another one had been set.',
    stopped: 'It was stopped.',
    dropped: 'It was discarded.',
    'author left':
      'Its author has left the team, or their role no longer includes this kind of submission.',
    'nothing to tell': 'Nothing to report.',
    'not wanted': 'The recipient no longer wants this email, or is no longer an administrator.',
    bounced: 'Email to this address is returned.',
    complained: 'The owner of this address reported our email as spam.',
  },
  noReason: 'The server gave no reason.',
  quoted: (words: string) => `The server said: ${words}`,

  recipients: {
    title: 'Who gets emails about submissions',
    loading: 'Loading recipients',
    failed: tryAgain('Recipients could not be loaded'),
    own: 'you',
    shared: 'shared mailbox',
    mode: 'New submissions',
    kinds: 'For',
    withText: 'What senders write, in the email about it (an erasure cannot reach it there)',
    notSaved: `${tryAgain('Not saved')} The settings shown here still apply.`,
    staffEnds:
      'Colleagues are always listed. These choices are for new submissions, and for what nobody owns. Assignments are always emailed to the owner, follow-ups and reminders to the owner or to whoever takes over, and a problem with the site to administrators.',
  },

  modes: { each: 'One email each, immediately', daily: 'One summary a day', off: 'None' },

  mailbox: {
    label: 'Address of a shared mailbox',
    hint: 'For example sales@your-company.com. It gets emails about all submissions until you choose otherwise.',
    submit: 'Add a shared mailbox',
    busy: 'Adding...',
    missing: 'Please enter the address',
    invalid: 'Please enter one plain address, such as sales@your-company.com',
    twice: 'This address is already in the list',
    done: (address: string) => `${address} will get emails from now on`,
    addFailed: tryAgain('The mailbox could not be added'),
    remove: 'Remove',
    removeOf: (address: string) => `Remove ${address}`,
    removeTitle: 'Remove this mailbox?',
    removeText: (address: string) =>
      `${address} will no longer get emails, and its emails will disappear from the list above.`,
    removed: (address: string) => `${address} was removed`,
    removeFailed: tryAgain('The mailbox could not be removed'),
  },
};

function emailCount(number: number, one = '', several = '') {
  const verb = number === 1 ? one : several;
  return `${counted(number, 'email')}${verb && ` ${verb}`}`;
}
