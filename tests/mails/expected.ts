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
  'outlook-french': says("Nous acceptons, l'avenant est signé.", { sender: 'Hélène Kaboré' }),
  'outlook-arabic': says('نرجو إرسال العقد.'),
  'apple-english': says('Yes please go ahead'),
  'apple-french': says('Oui, allez-y pour la Côte d’Ivoire.'),
  'apple-portuguese': says('Sim, podem avançar.'),
  'apple-arabic': says('موافقة.'),
  'yahoo-english': says('We can start in March.'),
  'yahoo-french': says('Rappelez-moi demain.'),
  'exchange-html': says('Please send the contract.'),
  'exchange-portuguese': says('A direcção aprovou.'),
  'every-line-quoted': says('> Which countries?\n> >> Nigeria and Ghana, 1,000,000 subscribers.'),
  'latin1-without-charset': says("Nous avons décidé : c'est oui."),
  'latin1-in-meta': says('مرحبا'),
  'utf8-called-ascii': says('Nous avons décidé.'),
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
  'away-exchange-french': silent('Je suis absente jusqu’au 30.'),
  'away-exchange-portuguese': silent('Estou ausente.'),
  'away-exchange-arabic': silent('أنا في إجازة.'),
  'away-gmail': silent('I am on leave.'),
  'away-old-program': silent('I will read your mail when I am back.'),
  'receipt-outlook': silent('Your message was read on Monday, November 23, 2026 9:30:00 AM.'),
  'receipt-thunderbird': silent('Le message a été affiché.'),

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
  'calendar-apple-maybe': says('Bisi Ade has tentatively accepted your invitation.', {
    calendar: ['REPLY', 'TENTATIVE', ''],
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
  winmail: says('', { subject: 'RE: Contract signed', missing: [['winmail.dat', 'winmail']] }),
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
  'scanner-without-text': says('', { subject: 'Scan from MFP-07', files: ['scan.pdf'] }),
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
  'report-exchange-refused': silent('Refused by DMARC.', {
    finds: 'mail',
    report: ['failed', amina, false],
  }),
  'report-gmail': silent('** Address not found **', {
    finds: 'mail',
    report: ['failed', amina, true],
  }),
  'report-ses-given-up': silent('An error occurred', { report: ['failed', amina, false] }),
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
