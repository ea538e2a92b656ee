/** Texts of the staff area's screen "Email"; the keys of kinds, states, modes and reasons are stored values. */
import type { SubmissionTable } from '@/content/facts/staff-paths';
import { counted } from './admin-counts';

export const adminMail = {
  title: 'Email',
  /** Behind the title, for those who do not see the sign. */
  attention: 'needs attention',

  state: {
    title: 'Delivery',
    loading: 'Loading the delivery status',
    failed: 'Failed to fetch the delivery status',
    quiet: 'All is well: no emails are waiting and none have failed.',
    sent: (sent: number) =>
      sent === 0
        ? 'No emails were sent in the last 24 hours.'
        : `${emails(sent, 'was', 'were')} sent in the last 24 hours.`,
    waiting: (waiting: number, time: string) =>
      waiting === 1
        ? `1 email has been waiting for ${time}.`
        : `${emails(waiting)} are waiting, the oldest for ${time}.`,
    /** Until it is known which of the two below it is. */
    late: (time: string) => `An email has been waiting for ${time}, which is too long.`,
    stuck: (time: string, since: string) =>
      `Nothing has been sent for ${time}, since ${since}: sending has stopped, or the email provider is refusing our emails. Please tell the people who maintain the site.`,
    why: (time: string, reason: string) => `The last answer, ${time}: ${reason}`,
    called: (time: string) =>
      `The database last called the function that sends emails on ${time}, and has had no report since.`,
    neverCalled: 'The database has never called the function that sends emails.',
    putOff: (time: string) =>
      `Other emails are being sent, but one has been waiting for ${time} because its recipient’s server keeps putting it off. You can find it below if you include emails that are waiting.`,
    unsent: (failed: number) => `${emails(failed)} could not be sent.`,
    limited: (limited: number) =>
      `${emails(limited, 'was', 'were')} held back because too many were due within an hour.`,
  },

  list: {
    title: 'Not sent',
    loading: 'Loading emails that were not sent',
    failed: 'Failed to fetch emails that were not sent',
    all: 'Include emails that are waiting or were skipped on purpose',
    empty: 'No emails have failed and none are held back.',
    emptyAll: 'No emails are waiting, have failed or were skipped.',
    mail: (kind: string, to: string) => `${kind} to ${to}`,
    visitor: 'the visitor',
    /** Until the addresses have come, or where they do not. */
    recipient: 'a recipient',
    about: (record: string) => `about the ${record}`,
    held: 'Held back',
    tries: (tries: number) => (tries === 1 ? 'tried once' : `tried ${counted(tries, 'time')}`),
    notTried: 'not tried',
    due: (time: string) => `due ${time}`,
    retry: 'Retry',
    retryOf: (mail: string) => `Retry: ${mail}`,
    retrying: 'Retrying...',
    retried: 'The email will be sent again',
    notRetried: 'Not retried: this email has been sent, retried or removed in the meantime.',
    retryFailed: 'Failed to retry the email',
    retryAll: 'Retry all',
    allRetried: (retried: number) =>
      retried === 0 ? 'No email was left to retry' : `${emails(retried)} will be sent again`,
    retryAllFailed: 'Failed to retry the emails',
  },

  kinds: {
    alert: 'Alert',
    assignment: 'Assignment',
    reminder: 'Reminder',
    digest: 'Summary',
    withdrawal: 'Withdrawal',
    acknowledgement: 'Acknowledgement',
    news: 'Job news',
    reply: 'Reply',
    invitation: 'Invitation',
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
    address: 'There is no address that we can write to.',
    'limit of this mailbox': 'This mailbox has reached its daily limit.',
    'limit of all mailboxes': 'Too many acknowledgements were due within an hour.',
    role: 'The recipient’s role no longer includes this kind of submission.',
    answered: 'The submission had already been answered.',
    'status changed': 'A colleague had set another status meanwhile.',
    stopped: 'A colleague stopped it.',
    'nothing to tell': 'There was nothing left to report.',
  },
  noReason: 'The server gave no reason.',
  said: (words: string) => `The server said: ${words}`,

  recipients: {
    title: 'Who gets emails about submissions',
    loading: 'Loading recipients',
    failed: 'Failed to fetch the recipients',
    own: 'you',
    shared: 'shared mailbox',
    mode: 'New submissions',
    kinds: 'For these kinds',
    reminders: 'Reminders before a promised reply is due',
    saving: 'Saving...',
    saved: 'Saved',
    notSaved: 'Not saved. The settings shown here are the ones in force.',
    nobody: (kinds: string) => `Nobody gets emails about new ${kinds}.`,
    /** As they are named in that sentence. */
    plural: {
      contact_submissions: 'contact messages',
      quote_requests: 'quote requests',
      career_applications: 'career applications',
      partnership_applications: 'partnership applications',
    } satisfies Record<SubmissionTable, string>,
    staffEnds:
      'Members of the team stay in this list for as long as they have access. They can choose “None”; reminders are set separately. An assignment is emailed to the new owner at once, whatever is chosen here.',
  },

  modes: {
    each: 'One email each, immediately',
    daily: 'One summary a day',
    off: 'None',
  },

  mailbox: {
    label: 'Address of a shared mailbox',
    hint: 'For example sales@your-company.com. It gets emails about every kind until you choose otherwise.',
    submit: 'Add a shared mailbox',
    busy: 'Adding...',
    missing: 'Please enter the address',
    invalid: 'Please enter one plain address, such as sales@your-company.com',
    twice: 'This address is already in the list',
    done: (address: string) => `${address} will get emails from now on`,
    addFailed: 'Failed to add the mailbox',
    remove: 'Remove',
    removeOf: (address: string) => `Remove ${address}`,
    removeTitle: 'Remove this mailbox?',
    removeText: (address: string) =>
      `${address} will no longer get emails, and its emails will disappear from the list above.`,
    cancel: 'Cancel',
    removed: (address: string) => `${address} was removed`,
    removeFailed: 'Failed to remove the mailbox',
  },
};

function emails(number: number, one = '', several = '') {
  const verb = number === 1 ? one : several;
  return `${counted(number, 'email')}${verb && ` ${verb}`}`;
}
