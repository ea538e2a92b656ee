/** How staff reply to submissions: what they are offered, and the emails they begin with. */
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

  /** The note that a reply leaves; the database adds who wrote it, and when. */
  notes: {
    details: 'Replied by email: asked for details.',
    call: 'Replied by email: invited to a call.',
    meeting: 'Replied by email: invited to a meeting.',
    proposal: 'Sent the proposal by email.',
    decline: 'Replied by email: declined.',
    blank: 'Replied by email.',
    called: 'Called.',
    whatsapp: 'Wrote on WhatsApp.',
  } satisfies Record<ContactWay, string>,

  phone: {
    noteCall: 'Record a call',
    timeThere: (time: string, city: string) => `now ${time} in ${city}`,
    whatsapp: 'WhatsApp',
    whatsappTo: (phone: string) => `Write to ${phone} on WhatsApp`,
  },

  offer: {
    title: 'Have you sent your reply?',
    moves: (note: string, from: string, to: string) =>
      `Adds the note “${note}” and moves the status from ${from} to ${to}.`,
    stays: (note: string, status: string) =>
      `Adds the note “${note}” and leaves the status at ${status}.`,
    replied: 'I have replied',
    onlyNote: 'Only add the note',
    notSent: 'Not sent',
    busy: 'Saving...',
    noted: 'Reply recorded',
    notNoted: 'The note could not be saved, and the status was not changed.',
    gone: 'Nothing was saved: the sender has withdrawn this, or it was deleted.',
    unanswered:
      'The server did not answer. The note may or may not have been saved, and the status was not changed. Try again: the note will not be added twice.',
  },

  /** Replace texts of the offer. */
  offers: {
    called: { title: 'Have you called?', replied: 'Called', notSent: 'Not called' },
    whatsapp: { title: 'Have you written on WhatsApp?', replied: 'Wrote on WhatsApp' },
  },

  proposal: {
    label: 'Proposal',
    awaited: 'not sent yet',
    leaving: 'scheduled',
    sent: (time: string) => `sent on ${time}`,
    declined: (time: string) => `declined on ${time}`,
    another: 'Sent outside this site',
    title: 'How did you send the proposal?',
    how: 'How',
    ways: {
      email: 'by email from another program',
      whatsapp: 'by WhatsApp',
      portal: 'through their tender portal',
      paper: 'on paper',
      person: 'in person',
    },
    day: 'On',
    note: (way: string) => `Proposal sent ${way}.`,
    save: 'Save',
    busy: 'Saving...',
    cancel: 'Cancel',
    noted: 'Proposal recorded',
    failed: 'The proposal could not be recorded. Try again.',
  },
};
