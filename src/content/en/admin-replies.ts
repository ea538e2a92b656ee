/** Texts about replying, and the names of the emails that a reply begins with. */
export const replyNames = {
  details: 'Ask for details',
  call: 'Invite to a call',
  meeting: 'Invite to a meeting',
  proposal: 'Proposal',
  decline: 'Decline',
  blank: 'Blank email',
} as const;

export type ReplyName = keyof typeof replyNames;

/** How staff reply to a submission. */
export type ContactWay = ReplyName | 'called' | 'whatsapp';

export const adminReplies = {
  reply: 'Reply',
  title: 'Reply by email',
  /** In place of a meeting, for applicants. */
  interview: 'Invite to an interview',

  /** Beginnings of notes about a contact. */
  notes: { called: 'Called.', whatsapp: 'Wrote on WhatsApp.' },

  phone: {
    timeThere: (time: string, city: string) => `now ${time} in ${city}`,
    whatsapp: 'WhatsApp',
    whatsappTo: (phone: string) => `Write to ${phone} on WhatsApp`,
  },

  proposal: {
    label: 'Proposal',
    awaited: 'not sent yet',
    leaving: 'scheduled',
    sent: (time: string) => `sent on ${time}`,
    declined: (time: string) => `declined on ${time}`,
    another: 'Sent outside this site',
    title: 'When did you send the proposal?',
    text: 'A note records it, and the request no longer counts as waiting for one.',
    day: 'On',
    wrongDay: 'Please choose a day from the request until today',
    note: 'Proposal sent outside this site.',
    save: 'Save',
    busy: 'Saving...',
    noted: 'Proposal recorded',
    failed: 'The proposal could not be recorded. Try again.',
  },
};
