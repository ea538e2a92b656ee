/** Texts of the staff area's replies that our mailer sends. */
import { replyLimits } from '@/content/facts/replies';
import { counted, tryAgain } from './admin-counts';

const megabytes = replyLimits.fileBytes / 1024 ** 2;

export const adminSending = {
  /** At the foot of a record. */
  composer: {
    title: 'Write',
    reply: 'Reply',
    note: 'Note',
    call: 'Call',
    close: 'Close (Escape)',
    templates: 'Templates',
    otherWays: 'Send or save in another way',
    noteLabels: { called: 'What was said', whatsapp: 'What was written' },
    save: 'Save',
    saveAndSet: (status: string) => `Save and set to ${status}`,
  },

  editor: {
    to: (address: string, language: string) => `To ${address}, in ${language}.`,
    goesTo: 'Reply to',
    onlyTo: (addresses: string) => `To ${addresses}`,
    noAddress: 'There is no email address to reply to.',
    template: 'Template',
    subject: 'Subject',
    more: 'Subject…',
    body: 'Text',
    isProposal: 'This is the proposal',
    onPaper: 'Accept on paper only, not on the status page',
    toAuthor: (address: string) => `The sender’s reply goes to me, ${address}`,
    send: 'Send',
    sendAndSet: (status: string) => `Send and set to ${status}`,
    busy: 'Sending...',
    close: 'Close',
    kept: 'Your draft is kept on this device for a day.',
    queued: 'Your reply will be sent in a moment',
    stop: 'Stop',
    unknown: (placeholder: string, known: readonly string[]) =>
      `${placeholder} is not a placeholder. Only ${listOf(known)} are filled in.`,
    problems: {
      subject: `Please enter a subject of at most ${counted(replyLimits.subject, 'character')}`,
      body: 'Please write something',
      tooLong: `Please shorten the text to ${counted(replyLimits.body, 'character')}`,
      lines: 'Please fill in or remove the numbered lines',
    },
    refused: {
      gone: 'Not sent: the sender has withdrawn this, or it was deleted.',
      address: 'Not sent: we cannot send email to this address.',
      changed:
        'Not sent: while you were writing, another status was set. Check the record, then send again.',
      answered:
        'Not sent: while you were writing, another reply was written. See the conversation, then decide whether to send yours.',
      'new answer':
        'Not sent: while you were writing, the sender wrote. Read the new message above, then send again.',
      files:
        'Not sent: one of the files is no longer stored, as unsent files are kept for a day. Add it again, then send.',
      text: 'Not sent: the subject or the text is too long or has characters that cannot be sent. Change it, then send again.',
    },
    limit:
      'Not sent: you have reached the hourly limit for replies. Your text is kept; try again in an hour.',
    failed: 'The reply was not sent. Your text is kept; try again.',
    unanswered: 'The server did not answer. Try again: nothing will be sent twice.',
  },

  /** Files of a reply to one person. */
  files: {
    title: 'Attached files',
    attach: 'Attach files',
    hint: `Up to ${counted(replyLimits.files, 'file')}, ${megabytes} MB together. You can also drop them here.`,
    uploading: 'Uploading…',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    notRemoved: (name: string) => `“${name}” could not be removed. Try again.`,
    empty: (name: string) => `“${name}” was not added because it is empty.`,
    tooMuch: `Not added: a reply has at most ${counted(replyLimits.files, 'file')} of ${megabytes} MB together.`,
    problems: {
      failed: 'The file could not be uploaded. Remove it, then add it again.',
      full: 'The file could not be stored: the space for files is used up. Delete some that are no longer needed.',
      program: 'Files of this kind cannot be sent, programs least of all. A .zip can.',
      unreadable: 'Your device could not read the file.',
    },
    wait: 'Not sent yet: a file is still being uploaded. Send once it is there.',
    unfinished: 'Not sent yet: a file was not uploaded. Remove it, then send.',
  },

  /** Changing a template for the whole team. */
  template: {
    edit: 'Edit templates…',
    title: 'Templates',
    template: 'Template',
    text: 'Used by everyone who replies to these records. The closing and the author’s name are added below.',
    language: 'Language',
    unsaved: 'Save or cancel before you choose another one.',
    reset: 'Restore the original',
    save: 'Save for everyone',
    busy: 'Saving...',
    saved: 'Template saved',
    wasReset: 'Original template restored',
    failed: 'The template was not saved. Your text is still here; try again.',
  },

  bulk: {
    open: (count: number) => `Reply to ${count.toLocaleString('en')}`,
    openShort: 'Reply',
    title: (count: number) => `Reply to ${peopleCount(count)}`,
    text: 'The emails are sent in ten minutes; until then you or a colleague can stop them. Statuses change when the emails are sent.',
    loading: 'Loading the addresses',
    loadFailed: tryAgain('The addresses could not be loaded'),
    noAddress: (names: readonly string[]) => `No email address, so no reply: ${firstThree(names)}.`,
    answered: (names: readonly string[]) =>
      `Replied to since you selected them, so left out: ${firstThree(names)}.`,
    language: (language: string, count: number) => `${language}, ${peopleCount(count)}`,
    placeholders: (known: readonly string[]) => `${listOf(known)} are filled in for each person.`,
    setTo: (status: string) => `Set to ${status}, unless already further on`,
    send: (count: number) => `Send ${replyCount(count)}`,
    queued: (count: number) => `${replyCount(count)} will be sent in ten minutes`,
    refused: (names: readonly string[]) =>
      `${peopleCount(names.length)} will not get an email. They are still selected. ${firstThree(names)}`,
    reasons: {
      gone: 'withdrawn or deleted',
      address: 'no valid email address',
      changed: 'another status has been set',
      answered: 'another reply is scheduled',
      'new answer': 'the sender has written',
      files: 'its files are no longer stored',
      text: 'the text for this person is too long',
    },
  },

  /** Replies that have not been sent yet. */
  waiting: {
    leaves: (time: string) => `will be sent at ${time}`,
    leave: (count: number, author: string | null, time: string) =>
      `${replyCount(count)}${author ? ` by ${author}` : ''} will be sent at ${time}`,
    stop: 'Stop',
    stopOf: (count: number, time: string) => `Stop ${replyCount(count)} due at ${time}`,
    stopping: 'Stopping...',
    stopped: (count: number) =>
      count === 0 ? 'Nothing was stopped' : `${replyCount(count)} stopped`,
    missed: (count: number) => `${replyCount(count)} had already been sent.`,
    left: 'It had already been sent',
    otherDraft:
      'You have begun another text for this record, which is kept. The stopped one is in the history.',
    failed: 'Nothing was stopped. Try again.',
  },

  /** Replies that nobody got, until somebody sends them again or discards them. */
  unsent: {
    title: 'Replies not sent',
    about: (what: string, reference: string) => `Reply to the ${what} ${reference}`,
    named: (subject: string) => `“${subject}”`,
    drop: 'Discard',
    dropOf: (subject: string) => `Discard: “${subject}”`,
    dropped: 'The reply was discarded',
    notDropped: 'Not discarded: this reply has been sent, retried or discarded in the meantime.',
    dropFailed: tryAgain('The reply could not be discarded'),
  },

  /** In a record's history. */
  history: {
    other: (address: string) => `to ${address}`,
    replied: 'replied',
    proposed: 'replied with the proposal',
    states: {
      sent: 'sent',
      failed: 'could not be sent',
      skipped: 'not sent',
    } as Record<string, string>,
  },
};

const listOf = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

const firstThree = (names: readonly string[]) =>
  names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '');

function peopleCount(count: number) {
  return counted(count, 'person', 'people');
}

function replyCount(count: number) {
  return counted(count, 'reply', 'replies');
}
