import type { DeliveryReport } from '../../supabase/functions/mail/received/delivery-report.ts';

/** What becomes of a mail. */
export interface Expected {
  /** The new text, or how it begins. */
  shown: string;
  /** Somebody is mailed about it. */
  wakes: boolean;
  /** By the record's address, or by a mail of ours that it names; the record if this is not given. */
  finds?: 'record' | 'mail' | 'both' | 'none';
  /** A calendar's method, the attendee's answer and comment. */
  calendar?: [method: string, status: string, comment: string];
  /** Which address gets no mail, and whether it never will. */
  report?: [kind: DeliveryReport['kind'], recipient: string, permanent: boolean];
  subject?: string;
  sender?: string;
  answerTo?: string;
  files?: string[];
  missing?: [file: string, problem: string][];
}

const says = (shown: string, more: Partial<Expected> = {}): Expected => ({
  shown,
  wakes: true,
  ...more,
});
const silent = (shown: string, more: Partial<Expected> = {}) =>
  says(shown, { wakes: false, ...more });
const amina = 'amina@example.com';

export const expected: Record<string, Expected> = {
  // answers
  'gmail-english': says('Tuesday works. What does the SLA say?'),
  'gmail-french': says('D’accord pour jeudi.', { subject: 'Re: Votre demande de devis' }),
  'gmail-portuguese': says('Pode ser na quinta-feira.', { sender: 'João Mendes' }),
  'gmail-arabic': says('نعم، يوم الخميس مناسب.', { sender: 'مريم' }),
  'outlook-english': says('Please call me at 3pm.'),
  'outlook-arabic': says('نرجو إرسال العقد.'),
  'yahoo-english': says('We can start in March.'),
  'exchange-html': says('Please send the contract.'),
  'every-line-quoted': says('> Which countries?\n> >> Nigeria and Ghana, 1,000,000 subscribers.'),
  'latin1-without-charset': says("Nous avons décidé : c'est oui."),
  'latin1-in-meta': says('مرحبا'),
  'subject-cut-within-a-letter': says('Yes.', { subject: 'Décision', sender: 'مريم' }),
  'another-takes-over': says('I take over from Amina, who has left.', {
    sender: 'Yaw Boateng',
    answerTo: 'buying@example.com',
  }),
  'no-address': says('The fax arrived.', { sender: 'MAILER-DAEMON' }),
  forwarded: says(
    'Our lawyer says this.\n\n---------- Forwarded message ---------\nFrom: Legal Desk <legal@example.org>\nDate: Mon, 23 Nov 2026 at 10:00\nSubject: Terms\nTo: <ama@example.com>\n\nClause 7 must go.',
  ),
  'forwarded-as-a-file': says('See attached.', { files: ['file.eml'] }),

  // persons whose mails programs pass on
  'mailing-list': says('Procurement accepts, please send the contract.'),
  'google-group': says('Please send two copies.', { answerTo: 'ama@example.com' }),
  'ticket-system': says('Procurement accepts, please send the contract.'),
  'ticket-system-bulk': says('We need the SLA before Friday. - Kwame'),
  'ticket-closed-without-words': silent('', { subject: '[Ticket 4711] closed' }),

  // programs
  'away-exchange': silent('I am out of the office until Monday.'),
  'away-exchange-arabic': silent('أنا في إجازة.'),
  'away-gmail': silent('I am on leave.'),
  'away-old-program': silent('I will read your mail when I am back.'),
  'receipt-outlook': silent('Your message was read on Monday, November 23, 2026 9:30:00 AM.'),

  // calendars
  'calendar-outlook-declined': says('I have another offer, sorry.', {
    calendar: ['REPLY', 'DECLINED', 'I have another offer, sorry.'],
  }),
  'calendar-outlook-accepted': says('', {
    subject: 'Accepted: Interview',
    calendar: ['REPLY', 'ACCEPTED', ''],
  }),
  'calendar-gmail-declined': says('Amina Bello has declined this invitation.\n\nNot free: exam', {
    calendar: ['REPLY', 'DECLINED', 'Not free: exam'],
  }),
  'calendar-outlook-counter': says('Could we make it Thursday?', {
    calendar: ['COUNTER', 'TENTATIVE', 'Could we make it Thursday?'],
    files: ['file.ics'],
  }),
  'calendar-exchange-cancel': says('We must postpone the visit.', {
    calendar: ['CANCEL', '', ''],
    files: ['file.ics'],
  }),

  // what cannot be read
  'winmail-with-text': says('Signed copy attached.', { missing: [['WINMAIL.DAT', 'winmail']] }),
  'smime-encrypted': says('', {
    subject: 'Re: Our bank account',
    missing: [['smime.p7m', 'sealed']],
  }),
  'smime-signed': says('We accept.'),
  'pgp-encrypted': says('', { subject: 'Re: Offer', missing: [['encrypted.asc', 'sealed']] }),

  // files
  'scanner-monday': says('This mail was sent by the scanner.', { files: ['0001.pdf'] }),
  'scanner-tuesday': says('This mail was sent by the scanner.', { files: ['0001.pdf'] }),
  'eight-photographed-pages': says('All eight pages.', {
    files: [1, 2, 3, 4, 5, 6, 7, 8].map((page) => `IMG_${page}.jpeg`),
  }),
  uuencoded: says('The contract is below.', { files: ['contract.txt'] }),

  // reports
  'report-postfix': silent("I'm sorry to have to inform you", {
    finds: 'both',
    report: ['failed', amina, true],
  }),
  'report-postfix-full': silent('Mailbox is full.', {
    finds: 'mail',
    report: ['failed', amina, false],
  }),
  'report-postfix-delayed': silent('Delivery is delayed.', {
    finds: 'mail',
    report: ['delayed', amina, false],
  }),
  'report-exim-text': silent('This message was created automatically', {
    finds: 'both',
    report: ['failed', amina, true],
  }),
  'report-exim-two-blocks': silent('One of two failed.', {
    finds: 'mail',
    report: ['failed', amina, false],
  }),
  'report-qmail': silent('Hi. This is the qmail-send program', {
    finds: 'both',
    report: ['failed', amina, true],
  }),
  'report-exchange': silent("Your message to amina@example.com couldn't be delivered.", {
    finds: 'mail',
    report: ['failed', amina, true],
  }),
  'report-gmail': silent('** Address not found **', {
    finds: 'mail',
    report: ['failed', amina, true],
  }),
  'report-dead-forward': silent('Could not forward.', {
    finds: 'mail',
    report: ['failed', 'amina.old@example.net', true],
  }),
  'report-forged': silent('You have won.', { files: ['file.eml'] }),
  'report-from-nowhere': silent('Not delivered.', {
    sender: 'MAILER-DAEMON',
    report: ['failed', amina, false],
  }),
  complaint: silent('This is an email abuse report.', {
    finds: 'mail',
    report: ['complaint', amina, false],
  }),
};
