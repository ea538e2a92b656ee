/** Texts of the staff area's replies that our mailer sends. */
import { counted } from './admin-counts';

export const adminSending = {
  editor: {
    to: (address: string, language: string) => `To ${address}, in ${language}.`,
    template: 'Template',
    replaced: 'The template has replaced your text.',
    bringBack: 'Bring it back',
    subject: 'Subject',
    body: 'Text',
    answersTo: 'Answers go to',
    author: (address: string) => `me, ${address}`,
    send: 'Send',
    sendAndSet: (status: string) => `Send and set to ${status}`,
    busy: 'Sending...',
    mailProgram: 'Open in my email program',
    close: 'Close',
    kept: 'Your draft is kept on this device for a day.',
    queued: 'Your reply is on its way',
    moved: (status: string) => `The status is now ${status}.`,
    undo: 'Undo the status',
    changed: (status: string) =>
      `Since you began this reply, the status has been set to ${status}.`,
    answered: 'Since you began this reply, somebody has replied. See the history below.',
    problems: {
      subject: 'Please enter a subject of at most 100 characters',
      body: 'Please write something',
      tooLong: 'Please shorten the text to 10,000 characters',
      lines: 'Please fill in or remove the numbered lines',
    },
    refused: {
      gone: 'Not sent: the sender has withdrawn this, or it was deleted.',
      address: 'Not sent: this is not an address that we can write to.',
      changed: 'Not sent: somebody has set another status meanwhile.',
      answered: 'Not sent: somebody else has replied meanwhile.',
    },
    limit: 'Not sent: you have reached the limit of replies within an hour. Try again later.',
    failed: 'The reply was not sent.',
    unanswered: 'The server did not answer. Try again: nothing will be sent twice.',
  },

  bulk: {
    open: (count: number) => `Reply to ${count.toLocaleString('en')}`,
    openShort: 'Reply',
    tooMany: (most: number) => `Reply to at most ${most} at once`,
    title: (count: number) => `Reply to ${people(count)}`,
    text: 'The emails leave in ten minutes. Until then, you and your colleagues can stop them. Only then are the statuses set and shown to the senders.',
    loading: 'Loading the addresses',
    loadFailed: 'Failed to fetch the addresses',
    gone: (count: number) => `${people(count)} withdrew meanwhile.`,
    language: (language: string, count: number) => `${language}, ${people(count)}`,
    placeholders: '{name} and {reference} stand for those of each person.',
    unknown: (placeholder: string) =>
      `${placeholder} stands for nothing. Only {name} and {reference} are filled in.`,
    status: 'Status afterwards',
    keepStatus: 'Leave it as it is',
    kept: (count: number) =>
      `${people(count)} ${count === 1 ? 'is' : 'are'} further than that and will stay there.`,
    preview: 'Preview',
    of: (index: number, count: number) => `${index} of ${count}`,
    previous: 'Previous person',
    next: 'Next person',
    cancel: 'Cancel',
    send: (count: number) => `Send ${replies(count)}`,
    queued: (count: number) => `${replies(count)} will leave in ten minutes`,
    refused: (count: number) => `${people(count)} will get none. They are still selected.`,
    reasons: {
      gone: 'withdrawn or deleted',
      address: 'not an address that we can write to',
      changed: 'somebody has set another status',
      answered: 'another reply is on its way',
    },
  },

  /** Above a list, while replies to several people wait. */
  waiting: {
    leave: (count: number, author: string | null, time: string) =>
      `${replies(count)}${author ? ` by ${author}` : ''} will leave at ${time}`,
    leaving: (count: number) => `${replies(count)} ${count === 1 ? 'is' : 'are'} leaving now`,
    stop: 'Stop',
    stopOf: (count: number, time: string) => `Stop ${replies(count)} due at ${time}`,
    stopping: 'Stopping...',
    stopped: (count: number) => (count === 0 ? 'Nothing was stopped' : `${replies(count)} stopped`),
    missed: (count: number) => `${replies(count)} had left already.`,
    failed: 'The replies could not be stopped. Try again.',
  },

  /** In a record's history. */
  history: {
    replied: 'replied',
    states: {
      waiting: 'on its way',
      sent: 'sent',
      failed: 'could not be sent',
      skipped: 'not sent',
    } as Record<string, string>,
    due: (time: string) => `leaves at ${time}`,
  },
};

function people(count: number) {
  return counted(count, 'person', 'people');
}

function replies(count: number) {
  return counted(count, 'reply', 'replies');
}
