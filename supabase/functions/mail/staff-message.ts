import { adminAlerts as texts } from '../../../src/content/en/admin-alerts.ts';
import type { Facts } from '../../../src/content/facts/merge.ts';
import { listPaths } from '../../../src/content/facts/staff-paths.ts';
import { healthMessage } from './health-message.ts';
import { invitationMessage } from './invitation-message.ts';
import { colleagueLine, toPlainName } from './line.ts';
import type { DigestEntry, MailContent, StaffMail, SubmissionFacts } from './mail-content.ts';
import { reportMessage } from './report-message.ts';
import type { WordedFacts, Wording } from './wording.ts';

type ContentOf<Kind> = Extract<MailContent, { kind: Kind }>['content'];

const maxListed = 50;
const maxAssigned = 10;

/** Writes a mail to staff. It names the sender and links to the rest, as an erasure cannot reach mailboxes. */
export function staffMessage(
  mail: StaffMail,
  origin: string,
  { site, figures }: WordedFacts,
): Wording {
  switch (mail.kind) {
    case 'week':
      return reportMessage(mail.content, origin);
    case 'health':
      return healthMessage(mail.content, origin, site.name);
    case 'invitation':
      return invitationMessage(mail.content, origin, site.name);
    case 'security':
      return {
        subject: texts.security.subject(site.name),
        paragraphs: [
          texts.security[mail.content.event](timeText(mail.content.at)),
          `${texts.security.next}\n${origin}/admin`,
          texts.security.unexpected,
        ],
      };
    case 'alert':
      return alertMessage(mail.content, origin);
    case 'assignment':
      return assignmentMessage(mail.content, origin);
    case 'follow_up':
      return followUpMessage(mail.content, origin);
    case 'reminder':
      return reminderMessage(mail.content, origin, figures);
    case 'answer':
      return answerMessage(mail.content, origin);
    case 'meeting':
      return meetingMessage(mail.content, origin);
    case 'unsent':
      return {
        subject: texts.unsent.subject(...subjectPartsOf(mail.content)),
        paragraphs: [texts.unsent.text, factsOf(mail.content), linkTo(mail.content, origin)],
      };
    case 'withdrawal': {
      const { tableName, reference } = mail.content;
      return {
        subject: texts.withdrawal.subject(texts.kinds[tableName], reference),
        paragraphs: [texts.withdrawal.text(texts.kinds[tableName], reference)],
      };
    }
    case 'digest':
      return digestMessage(mail.content, origin);
  }
}

function alertMessage(submission: SubmissionFacts, origin: string): Wording {
  return {
    subject: texts.alert.subject(...subjectPartsOf(submission)),
    replyTo: submission.replyTo,
    paragraphs: [
      [factsOf(submission), ...originLines(submission)].join('\n'),
      linkTo(submission, origin),
      texts.alert.reply,
      settingsLine(origin),
    ],
  };
}

function assignmentMessage({ entries }: ContentOf<'assignment'>, origin: string): Wording {
  const { assignment } = texts;
  const [first, ...others] = entries;
  const colleagues = entries.flatMap(({ by }) => (by ? [colleagueLine(by)] : []));
  const assigner = assignment.by([...new Set(colleagues)].join(', ') || assignment.someone);
  if (others.length === 0) {
    return {
      subject: assignment.subject(...subjectPartsOf(first)),
      paragraphs: [assigner, factsOf(first), linkTo(first, origin)],
    };
  }
  return {
    subject: assignment.several(entries.length),
    paragraphs: [assigner, listOf(assignment.list, entries, maxAssigned, origin)],
  };
}

function followUpMessage({ day, entries }: ContentOf<'follow_up'>, origin: string): Wording {
  const { followUp } = texts;
  const [first, ...others] = entries;
  const date = dayText(day);
  const unlistedCount = entries.length - maxListed;
  return {
    subject:
      others.length === 0
        ? followUp.subject(...subjectPartsOf(first))
        : followUp.several(entries.length, date),
    paragraphs: [
      followUp.due(date),
      ...entries
        .slice(0, maxListed)
        .map((entry) =>
          [factsOf(entry), ...(entry.note ? [entry.note] : []), urlOf(entry, origin)].join('\n'),
        ),
      ...(unlistedCount > 0 ? [texts.digest.more(unlistedCount)] : []),
      `${followUp.openWork}\n${origin}/admin`,
    ],
  };
}

function reminderMessage(
  submission: SubmissionFacts,
  origin: string,
  figures: Facts['figures'],
): Wording {
  const { isLater, tableName } = submission;
  const reason = isLater ? texts.reminder.later : texts.reminder.promise(figures)[tableName];
  return {
    subject: texts.reminder.subject(...subjectPartsOf(submission)),
    replyTo: submission.replyTo,
    paragraphs: [
      ...(reason ? [reason] : []),
      factsOf(submission),
      linkTo(submission, origin),
      settingsLine(origin),
    ],
  };
}

function answerMessage(submission: SubmissionFacts, origin: string): Wording {
  const { proposalAnswer, text } = submission;
  const title = proposalAnswer ? texts.answer.proposal[proposalAnswer] : texts.answer.title;
  return {
    subject: texts.answer.subject(title, ...subjectPartsOf(submission)),
    paragraphs: [
      texts.answer.text,
      factsOf(submission),
      ...(text ? [quote(text)] : []),
      linkTo(submission, origin),
      settingsLine(origin),
    ],
  };
}

function meetingMessage(content: ContentOf<'meeting'>, origin: string): Wording {
  const { declined, set, cancelled } = texts.meeting;
  const change = content.meeting.cancelled ? cancelled : set;
  const { title, text } = content.declined ? declined : change;
  return {
    subject: texts.meeting.subject(title, ...subjectPartsOf(content)),
    replyToken: content.replyToken,
    paragraphs: [text, factsOf(content), linkTo(content, origin)],
  };
}

function digestMessage({ entries }: ContentOf<'digest'>, origin: string): Wording {
  const { digest } = texts;
  const section = (title: string, kind: DigestEntry['kind']) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    return ofKind.length > 0 ? [listOf(title, ofKind, maxListed, origin)] : [];
  };
  return {
    subject: digest.subject(entries.length),
    paragraphs: [
      ...section(digest.unanswered, 'reminder'),
      ...section(digest.answered, 'answer'),
      ...section(digest.arrived, 'alert'),
      settingsLine(origin),
    ],
  };
}

const settingsLine = (origin: string) => `${texts.settings} ${origin}/admin/mail`;

const subjectPartsOf = ({ tableName, reference, ...sender }: SubmissionFacts) =>
  [texts.kinds[tableName], reference, senderOf(sender)] as const;

const senderOf = ({ person = '', company = '' }: Pick<SubmissionFacts, 'person' | 'company'>) =>
  [person, company].filter(Boolean).map(toPlainName).join(', ');

function factsOf({ tableName, reference, person, company }: SubmissionFacts): string {
  return [
    `${texts.kinds[tableName]} ${reference}`,
    ...(person ? [texts.alert.person(toPlainName(person))] : []),
    ...(company ? [texts.alert.company(toPlainName(company))] : []),
  ].join('\n');
}

const originLines = ({ country, language }: SubmissionFacts) => [
  ...(country ? [texts.alert.country(toPlainName(country))] : []),
  ...(language ? [texts.alert.language(texts.alert.languages[language])] : []),
];

const quote = (text: string) => text.replaceAll(/^/gm, '> ');

const urlOf = (
  { tableName, recordId }: Pick<SubmissionFacts, 'tableName' | 'recordId'>,
  origin: string,
) => `${origin}${listPaths[tableName]}/${recordId}`;

const linkTo = (submission: SubmissionFacts, origin: string) =>
  `${texts.alert.open}\n${urlOf(submission, origin)}`;

type ListEntry = Omit<DigestEntry, 'kind'> & Pick<SubmissionFacts, 'person' | 'company'>;

function listOf(
  title: string,
  entries: readonly ListEntry[],
  maxEntries: number,
  origin: string,
): string {
  const unlistedCount = entries.length - maxEntries;
  const lines = entries.slice(0, maxEntries).map((entry) => {
    const parts = [`${texts.kinds[entry.tableName]} ${entry.reference}`, senderOf(entry)];
    return `- ${parts.filter(Boolean).join(', ')}: ${urlOf(entry, origin)}`;
  });
  const more = unlistedCount > 0 ? [texts.digest.more(unlistedCount)] : [];
  return [title, ...lines, ...more].join('\n');
}

const timeText = (moment: string) => `${moment.slice(0, 16).replace('T', ' ')} UTC`;

const weekdayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function dayText(day: string): string {
  const date = new Date(day);
  return `${weekdayFormat.format(date)} ${dateFormat.format(date)}`;
}
