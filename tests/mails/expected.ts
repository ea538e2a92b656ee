import type { DeliveryReport } from '../../supabase/functions/mail/received/delivery-report.ts';

/** What becomes of a mail. */
export interface Expected {
  /** The new text, or how it begins. */
  newText: string;
  /** Somebody is mailed about it. */
  isAlerting: boolean;
  /** By the record's address, or by a mail of ours that it names; the record if this is not given. */
  foundBy?: ('record' | 'mail')[];
  /** A calendar's method, the attendee's answer and comment. */
  calendar?: [method: string, status: string, comment: string];
  /** Which address gets no mail, and whether it never will. */
  report?: [kind: DeliveryReport['kind'], recipient: string, permanent: boolean];
  subject?: string;
  sender?: string;
  replyTo?: string;
  files?: string[];
  leftOut?: [file: string, problem: string][];
}

const answer = (shown: string, more: Partial<Expected> = {}): Expected => ({
  newText: shown,
  isAlerting: true,
  ...more,
});
const notice = (shown: string, more: Partial<Expected> = {}) =>
  answer(shown, { isAlerting: false, ...more });
const amina = 'amina@example.com';

type Report = NonNullable<Expected['report']>;
/** A program's report about a mail of ours, by which it is found. */
const report = (shown: string, says: Report, more: Partial<Expected> = {}) =>
  notice(shown, { foundBy: ['mail'], report: says, ...more });
/** It went to the record's address, too. */
const toRecord: Partial<Expected> = { foundBy: ['record', 'mail'] };

export const expected: Record<string, Expected> = {
  // answers
  'gmail-english': answer('Tuesday works. What does the SLA say?'),
  'gmail-french': answer('D’accord pour jeudi.', { subject: 'Re: Votre demande de devis' }),
  'gmail-portuguese': answer('Pode ser na quinta-feira.', { sender: 'João Mendes' }),
  'gmail-arabic': answer('نعم، يوم الخميس مناسب.', { sender: 'مريم' }),
  'outlook-english': answer('Please call me at 3pm.'),
  'outlook-arabic': answer('نرجو إرسال العقد.'),
  'yahoo-english': answer('We can start in March.'),
  'exchange-html': answer('Please send the contract.'),
  'every-line-quoted': answer('> Which countries?\n> >> Nigeria and Ghana, 1,000,000 subscribers.'),
  'latin1-without-charset': answer("Nous avons décidé : c'est oui."),
  'charset-in-meta': answer('مرحبا'),
  'subject-split-within-character': answer('Yes.', { subject: 'Décision', sender: 'مريم' }),
  'colleague-takes-over': answer('I take over from Amina, who has left.', {
    sender: 'Yaw Boateng',
    replyTo: 'buying@example.com',
  }),
  'sender-without-address': answer('The fax arrived.', { sender: 'MAILER-DAEMON' }),
  forwarded: answer(
    'Our lawyer says this.\n\n---------- Forwarded message ---------\nFrom: Legal Desk <legal@example.org>\nDate: Mon, 23 Nov 2026 at 10:00\nSubject: Terms\nTo: <ama@example.com>\n\nClause 7 must go.',
  ),
  'forwarded-as-attachment': answer('See attached.', { files: ['file.eml'] }),

  // persons whose mails programs pass on
  'mailing-list': answer('Procurement accepts, please send the contract.'),
  'google-group': answer('Please send two copies.', { replyTo: 'ama@example.com' }),
  'ticket-system': answer('Procurement accepts, please send the contract.'),
  'ticket-system-bulk': answer('We need the SLA before Friday. - Kwame'),
  'ticket-closed-without-text': notice('', { subject: '[Ticket 4711] closed' }),

  // programs
  'away-exchange': notice('I am out of the office until Monday.'),
  'away-exchange-arabic': notice('أنا في إجازة.'),
  'away-gmail': notice('I am on leave.'),
  'away-auto-reply-precedence': notice('I will read your mail when I am back.'),
  'read-receipt-outlook': notice('Your message was read on Monday, November 23, 2026 9:30:00 AM.'),

  // calendars
  'calendar-outlook-declined': answer('I have another offer, sorry.', {
    calendar: ['REPLY', 'DECLINED', 'I have another offer, sorry.'],
  }),
  'calendar-outlook-accepted': answer('', {
    subject: 'Accepted: Interview',
    calendar: ['REPLY', 'ACCEPTED', ''],
  }),
  'calendar-gmail-declined': answer('Amina Bello has declined this invitation.\n\nNot free: exam', {
    calendar: ['REPLY', 'DECLINED', 'Not free: exam'],
  }),
  'calendar-outlook-counter': answer('Could we make it Thursday?', {
    calendar: ['COUNTER', 'TENTATIVE', 'Could we make it Thursday?'],
    files: ['file.ics'],
  }),
  'calendar-exchange-cancel': answer('We must postpone the visit.', {
    calendar: ['CANCEL', '', ''],
    files: ['file.ics'],
  }),

  // what cannot be read
  'winmail-with-text': answer('Signed copy attached.', { leftOut: [['WINMAIL.DAT', 'winmail']] }),
  'smime-encrypted': answer('', {
    subject: 'Re: Our bank account',
    leftOut: [['smime.p7m', 'sealed']],
  }),
  'smime-signed': answer('We accept.'),
  'pgp-encrypted': answer('', { subject: 'Re: Offer', leftOut: [['encrypted.asc', 'sealed']] }),

  // files
  'scanner-monday': answer('This mail was sent by the scanner.', { files: ['0001.pdf'] }),
  'scanner-tuesday': answer('This mail was sent by the scanner.', { files: ['0001.pdf'] }),
  'eight-photographed-pages': answer('All eight pages.', {
    files: [1, 2, 3, 4, 5, 6, 7, 8].map((page) => `IMG_${page}.jpeg`),
  }),
  uuencoded: answer('The contract is below.', { files: ['contract.txt'] }),

  // reports
  'report-postfix': report("I'm sorry to have to inform you", ['failed', amina, true], toRecord),
  'report-postfix-full': report('Mailbox is full.', ['failed', amina, false]),
  'report-postfix-delayed': report('Delivery is delayed.', ['delayed', amina, false]),
  'report-exim-text': report('This message was created', ['failed', amina, true], toRecord),
  'report-exim-two-blocks': report('One of two failed.', ['failed', amina, false]),
  'report-qmail': report('Hi. This is the qmail-send program', ['failed', amina, true], toRecord),
  'report-exchange': report('Your message to amina@example.com', ['failed', amina, true]),
  'report-gmail': report('** Address not found **', ['failed', amina, true]),
  'report-failed-forward': report('Could not forward.', ['failed', 'amina.old@example.net', true]),
  'report-forged': notice('You have won.', { files: ['file.eml'] }),
  'report-without-sender-address': notice('Not delivered.', {
    sender: 'MAILER-DAEMON',
    report: ['failed', amina, false],
  }),
  complaint: report('This is an email abuse report.', ['complaint', amina, false]),
};
