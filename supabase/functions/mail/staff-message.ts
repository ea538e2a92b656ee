import { adminAlerts } from '../../../src/content/en/admin-alerts.ts';
import { listPaths } from '../../../src/content/facts/staff-paths.ts';
import { colleagueLine, plainName } from './line.ts';
import type { Wording } from './wording.ts';
import type { DigestEntry, Mail, SubmissionFacts } from './queue.ts';

type StaffMail = Extract<
  Mail,
  { kind: 'alert' | 'answer' | 'assignment' | 'reminder' | 'unsent' | 'digest' | 'withdrawal' }
>;

const { kinds, alert, answer, assignment, reminder, unsent, digest, withdrawal } = adminAlerts;

const maxListed = 50;

export function staffMessage(mail: StaffMail, origin: string): Wording {
  const settings = `${adminAlerts.settings} ${origin}/admin/mail`;
  switch (mail.kind) {
    case 'alert':
      return {
        subject: alert.subject(...named(mail.content)),
        replyTo: mail.content.replyTo,
        paragraphs: [facts(mail.content), opened(mail.content, origin), alert.reply, settings],
      };
    case 'assignment': {
      const { by, entries, ...who } = mail.content;
      const [first] = entries;
      const one = { ...first, ...who };
      const isOne = entries.length === 1;
      return {
        subject: isOne ? assignment.subject(...named(one)) : assignment.several(entries.length),
        paragraphs: [
          assignment.by(by?.map(colleagueLine).join(', ') || assignment.someone),
          ...(isOne ? [facts(one), opened(one, origin)] : list(assignment.list, entries, origin)),
          settings,
        ],
      };
    }
    case 'reminder': {
      const promise = reminder.promise[mail.content.tableName];
      return {
        subject: reminder.subject(...named(mail.content)),
        replyTo: mail.content.replyTo,
        paragraphs: [
          ...(promise ? [promise] : []),
          facts(mail.content),
          opened(mail.content, origin),
          settings,
        ],
      };
    }
    case 'answer':
      return {
        subject: answer.subject(...named(mail.content)),
        paragraphs: [answer.text, facts(mail.content), opened(mail.content, origin), settings],
      };
    case 'unsent':
      return {
        subject: unsent.subject(...named(mail.content)),
        paragraphs: [unsent.text, facts(mail.content), opened(mail.content, origin), settings],
      };
    case 'withdrawal': {
      const { tableName, reference } = mail.content;
      return {
        subject: withdrawal.subject(kinds[tableName], reference),
        paragraphs: [withdrawal.text(kinds[tableName], reference), settings],
      };
    }
    case 'digest': {
      const { entries } = mail.content;
      const part = (title: string, kind: DigestEntry['kind']) =>
        list(
          title,
          entries.filter((entry) => entry.kind === kind),
          origin,
        );
      return {
        subject: digest.subject(entries.length),
        paragraphs: [
          ...part(digest.unanswered, 'reminder'),
          ...part(digest.answered, 'answer'),
          ...part(digest.arrived, 'alert'),
          settings,
        ],
      };
    }
  }
}

function named({ tableName, reference, person = '', company }: SubmissionFacts) {
  const who = [person, company].filter(Boolean).map((name) => plainName(name ?? ''));
  return [kinds[tableName], reference, who.join(', ')] as const;
}

function facts({ tableName, reference, person, company }: SubmissionFacts): string {
  return [
    `${kinds[tableName]} ${reference}`,
    ...(person ? [alert.person(plainName(person))] : []),
    ...(company ? [alert.company(plainName(company))] : []),
  ].join('\n');
}

const addressOf = ({ tableName, recordId }: { tableName: keyof typeof kinds; recordId: string }) =>
  `${listPaths[tableName]}/${recordId}`;

const opened = (submission: SubmissionFacts, origin: string) =>
  `${alert.open}\n${origin}${addressOf(submission)}`;

function list(title: string, entries: Omit<DigestEntry, 'kind'>[], origin: string): string[] {
  if (entries.length === 0) return [];
  const lines = entries
    .slice(0, maxListed)
    .map((entry) => `- ${kinds[entry.tableName]} ${entry.reference}: ${origin}${addressOf(entry)}`);
  const rest = entries.length - lines.length;
  return [[title, ...lines, ...(rest > 0 ? [digest.more(rest)] : [])].join('\n')];
}
