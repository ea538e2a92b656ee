/** How staff answer submissions: what they are offered, and the mails they begin with. */
import type { Locale } from '@/content/facts/languages';
import { site } from '@/content/facts/site';
import type { adminRecords } from './admin-records';

type Submissions = Exclude<keyof typeof adminRecords.tables, 'job_postings'>;

export const replyNames = {
  acknowledge: 'Acknowledge receipt',
  details: 'Ask for details',
  call: 'Invite to a call',
  decline: 'Decline',
  blank: 'Blank email',
} as const;

export type ReplyName = keyof typeof replyNames;

/** How staff answer a submission. */
export type ContactWay = ReplyName | 'called' | 'whatsapp';

export const adminReplies = {
  reply: 'Reply',
  title: 'Reply by email',

  /** The note that a reply leaves; the database adds who wrote it, and when. */
  notes: {
    acknowledge: 'Replied by email: acknowledged receipt.',
    details: 'Replied by email: asked for details.',
    call: 'Replied by email: invited to a call.',
    decline: 'Replied by email: declined.',
    blank: 'Replied by email.',
    called: 'Called.',
    whatsapp: 'Wrote on WhatsApp.',
  } satisfies Record<ContactWay, string>,

  phone: {
    noteCall: 'Note a call',
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
    noted: 'Reply noted',
    notNoted: 'The note could not be saved, and the status was not changed.',
    unanswered:
      'The server did not answer. The note may or may not have been saved, and the status was not changed. Try again: the note will not be added twice.',
  },

  /** Replace texts of the offer. */
  offers: {
    called: { title: 'Have you called?', replied: 'Called', notSent: 'Not called' },
    whatsapp: { title: 'Have you written on WhatsApp?', replied: 'Wrote on WhatsApp' },
  },
};

interface MailWords {
  subject: string;
  /** Completes the sentence of thanks. */
  sent: string;
  acknowledge: string;
  details: string;
  call: string;
  decline: string;
}

interface MailLanguage {
  greeting: (name: string) => string;
  /** For a name that is longer than a link may be. */
  nameless: string;
  subject: (about: string, reference: string) => string;
  thanks: (sent: string, reference: string) => string;
  /** Further paragraphs, the same for every kind. */
  ends: Partial<Record<ReplyName, readonly string[]>>;
  closing: string;
  /** Begins a message on WhatsApp. */
  whatsapp: (sent: string, reference: string) => string;
  mails: Record<Submissions, MailWords>;
}

export const replyMails: Record<Locale, MailLanguage> = {
  en: {
    greeting: (name) => `Dear ${name},`,
    nameless: 'Hello,',
    subject: (about, reference) => `${about} (reference ${reference})`,
    thanks: (sent, reference) => `Thank you for your ${sent} (reference ${reference}).`,
    ends: {
      details: ['1.\n2.\n3.', 'You can simply reply to this email.'],
      call: [
        'Please reply with two times that suit you, with your time zone, and the number we should call.',
      ],
    },
    closing: 'Kind regards,',
    whatsapp: (sent, reference) =>
      `Hello, this is ${site.name}. We are writing about your ${sent} (reference ${reference}).`,
    mails: {
      contact_submissions: {
        subject: `Your message to ${site.name}`,
        sent: 'message',
        acknowledge: 'We have received it and are preparing our answer.',
        details: 'To answer it well, we need a few details:',
        call: 'We would like to discuss it with you by phone.',
        decline:
          'We have read it carefully, but we cannot help with this at present.\n\nIf your plans change, please write to us again.',
      },
      quote_requests: {
        subject: `Your quote request to ${site.name}`,
        sent: 'quote request',
        acknowledge: 'We have received it and are preparing our answer.',
        details: 'To prepare a quote, we need a few details:',
        call: 'Before we prepare a quote, we would like to discuss your project with you by phone.',
        decline:
          'We have considered it carefully, but we cannot make you an offer at present.\n\nIf your plans change, please write to us again.',
      },
      career_applications: {
        subject: `Your application to ${site.name}`,
        sent: 'application',
        acknowledge: 'We have received it and will write to you once we have reviewed it.',
        details: 'To review it, we need a few details:',
        call: 'We would like to invite you to an introductory call.',
        decline:
          'We have reviewed it carefully and have decided not to take it further.\n\nWe wish you every success in your search. You are welcome to apply for another position.',
      },
      partnership_applications: {
        subject: `Your partnership application to ${site.name}`,
        sent: 'partnership application',
        acknowledge: 'We have received it and are reviewing your proposal.',
        details: 'To review your proposal, we need a few details:',
        call: 'We would like to discuss your proposal with you by phone.',
        decline:
          'We have considered your proposal carefully, but we will not take it further at present.\n\nIf your plans change, please write to us again.',
      },
    },
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    nameless: 'Bonjour,',
    subject: (about, reference) => `${about} (référence ${reference})`,
    thanks: (sent, reference) => `Nous vous remercions de votre ${sent} (référence ${reference}).`,
    ends: {
      details: ['1.\n2.\n3.', 'Il vous suffit de répondre à cet e-mail.'],
      call: [
        'Pouvez-vous nous indiquer deux moments qui vous conviennent, avec votre fuseau horaire, et le numéro à appeler ?',
      ],
    },
    closing: 'Cordialement,',
    whatsapp: (sent, reference) =>
      `Bonjour, ici ${site.name}. Nous vous écrivons au sujet de votre ${sent} (référence ${reference}).`,
    mails: {
      contact_submissions: {
        subject: `Votre message à ${site.name}`,
        sent: 'message',
        acknowledge: 'Nous l’avons bien reçu et préparons notre réponse.',
        details: 'Pour y répondre, il nous faudrait quelques précisions :',
        call: 'Nous aimerions en parler avec vous au téléphone.',
        decline:
          'Nous l’avons lu avec attention, mais nous ne pouvons pas y donner suite pour le moment.\n\nSi vos projets évoluent, n’hésitez pas à nous écrire de nouveau.',
      },
      quote_requests: {
        subject: `Votre demande de devis à ${site.name}`,
        sent: 'demande de devis',
        acknowledge: 'Nous l’avons bien reçue et préparons notre réponse.',
        details: 'Pour établir un devis, il nous faudrait quelques précisions :',
        call: 'Avant d’établir un devis, nous aimerions parler de votre projet au téléphone.',
        decline:
          'Nous l’avons étudiée avec attention, mais nous ne pouvons pas vous faire d’offre pour le moment.\n\nSi vos projets évoluent, n’hésitez pas à nous écrire de nouveau.',
      },
      career_applications: {
        subject: `Votre candidature chez ${site.name}`,
        sent: 'candidature',
        acknowledge: 'Nous l’avons bien reçue et vous écrirons après l’avoir examinée.',
        details: 'Pour l’examiner, il nous faudrait quelques précisions :',
        call: 'Nous aimerions faire votre connaissance lors d’un appel.',
        decline:
          'Nous l’avons examinée avec attention et avons décidé de ne pas y donner suite.\n\nNous vous souhaitons une pleine réussite dans vos recherches. Vous pouvez bien sûr postuler à un autre poste.',
      },
      partnership_applications: {
        subject: `Votre demande de partenariat avec ${site.name}`,
        sent: 'demande de partenariat',
        acknowledge: 'Nous l’avons bien reçue et étudions votre proposition.',
        details: 'Pour étudier votre proposition, il nous faudrait quelques précisions :',
        call: 'Nous aimerions parler de votre proposition au téléphone.',
        decline:
          'Nous avons étudié votre proposition avec attention, mais nous n’y donnerons pas suite pour le moment.\n\nSi vos projets évoluent, n’hésitez pas à nous écrire de nouveau.',
      },
    },
  },
};
