/** Texts of the staff area's screen "Mail"; the keys of kinds, states, modes and reasons are stored values. */
import type { SubmissionTable } from '@/content/facts/staff-paths';

export const adminMail = {
  title: 'Mail',
  /** Behind the title, for whoever does not see the sign. */
  attention: 'needs attention',

  state: {
    title: 'How mail is doing',
    loading: 'Asking how mail is doing',
    failed: 'Failed to ask how mail is doing',
    quiet: 'All is quiet: no mail waits, and none has failed.',
    sent: (sent: number) =>
      sent === 0
        ? 'None was sent in the last 24 hours.'
        : `${mails(sent, 'was', 'were')} sent in the last 24 hours.`,
    waiting: (waiting: number, time: string) =>
      waiting === 1
        ? `1 mail waits, for ${time}.`
        : `${mails(waiting)} wait, the oldest for ${time}.`,
    /** Until it is known which of the two below it is. */
    late: (time: string) => `A mail has waited for ${time}, which is too long.`,
    stuck: (time: string) =>
      `Nothing has been sent for ${time}: the mailer does not run, or its provider refuses. See docs/mail.md.`,
    putOff: (time: string) =>
      `Other mails are sent, but one has waited for ${time}: the server it is for puts it off. It is in the list of all that was not sent.`,
    unsent: (failed: number) => `${mails(failed)} could not be sent.`,
    limited: (limited: number) =>
      `${mails(limited, 'was', 'were')} held back, as too many were due within an hour.`,
  },

  list: {
    title: 'Not sent',
    loading: 'Loading mails that were not sent',
    failed: 'Failed to fetch mails that were not sent',
    all: 'Also those that wait or were skipped on purpose',
    empty: 'No mail has failed, and none is held back.',
    emptyAll: 'No mail waits, has failed or was skipped.',
    mail: (kind: string, to: string) => `${kind} to ${to}`,
    visitor: 'the visitor',
    /** Until the addresses have come, or where they do not. */
    recipient: 'a recipient',
    about: (record: string) => `about the ${record}`,
    held: 'Held back',
    tries: (tries: number) => (tries === 1 ? 'tried once' : `tried ${count(tries)} times`),
    notTried: 'not tried',
    due: (time: string) => `due ${time}`,
    retry: 'Retry',
    retryOf: (mail: string) => `Retry: ${mail}`,
    retrying: 'Retrying...',
    retried: 'The mail waits to be sent again',
    notRetried: 'Not retried: this mail has been sent, retried or removed meanwhile.',
    retryFailed: 'Failed to retry the mail',
  },

  kinds: {
    alert: 'Alert',
    reminder: 'Reminder',
    digest: 'Summary',
    acknowledgement: 'Acknowledgement',
    news: 'Job news',
  },

  states: {
    waiting: 'Waiting',
    batched: 'In a summary',
    sent: 'Sent',
    failed: 'Failed',
    skipped: 'Skipped',
  },

  reasons: {
    suspect: 'The submission looks like spam.',
    address: 'There is no address that can be written to.',
    'limit of this mailbox': 'This mailbox has had as many as one gets in a day.',
    'limit of all mailboxes': 'Too many acknowledgements were due within an hour.',
    answered: 'The submission was answered before.',
    'nothing to tell': 'There was nothing left to tell.',
  },
  noReason: 'The server gave no reason.',
  said: (words: string) => `The server said: ${words}`,

  recipients: {
    title: 'Who is told of new submissions',
    loading: 'Loading who is told',
    failed: 'Failed to fetch who is told',
    own: 'you',
    shared: 'shared mailbox',
    staff: 'administrator',
    mode: 'New submissions',
    kinds: 'Of these kinds',
    reminders: 'Reminders, before a promise to a visitor runs out',
    saving: 'Saving...',
    saved: 'Saved',
    notSaved: 'Not saved. What is shown here is what is stored.',
    nobody: (kinds: string) => `Nobody is told of new ${kinds}.`,
    /** As they are named in that sentence. */
    plural: {
      contact_submissions: 'contact messages',
      quote_requests: 'quote requests',
      career_applications: 'career applications',
      partnership_applications: 'partnership applications',
    } satisfies Record<SubmissionTable, string>,
    staffEnds:
      'Administrators are in this list for as long as they have access. They can choose “None”; reminders are a choice of their own.',
  },

  modes: {
    each: 'Each at once',
    daily: 'One summary a day',
    off: 'None',
  },

  mailbox: {
    label: 'Address of a shared mailbox',
    hint: 'Such as sales@your-company.com. It is told of every kind until you choose otherwise.',
    add: 'Add a shared mailbox',
    busy: 'Adding...',
    missing: 'Please enter the address',
    invalid: 'Please enter one plain address, such as sales@your-company.com',
    twice: 'This address is in the list already',
    added: (address: string) => `${address} is told from now on`,
    addFailed: 'Failed to add the mailbox',
    remove: 'Remove',
    removeOf: (address: string) => `Remove ${address}`,
    removeTitle: 'Remove this mailbox?',
    removeText: (address: string) =>
      `${address} gets no mail any more, and its mails leave the list above.`,
    cancel: 'Cancel',
    removed: (address: string) => `${address} was removed`,
    removeFailed: 'Failed to remove the mailbox',
  },
};

function count(number: number) {
  return number.toLocaleString('en');
}

function mails(number: number, one = '', several = '') {
  const verb = number === 1 ? one : several;
  return `${count(number)} ${number === 1 ? 'mail' : 'mails'}${verb && ` ${verb}`}`;
}
