import { adminAlerts } from '../../../src/content/en/admin-alerts.ts';
import { listPaths } from '../../../src/content/facts/staff-paths.ts';
import { colleagueLine, plainName } from './line.ts';
import type { WordedFacts, Wording } from './wording.ts';
import { healthMessage } from './health-message.ts';
import { invitationMessage } from './invitation-message.ts';
import type { DigestEntry, StaffMail, SubmissionFacts } from './queue.ts';
import { reportMessage } from './report-message.ts';

const {
  kinds,
  alert,
  answer,
  assignment,
  followUp,
  meeting,
  reminder,
  security,
  unsent,
  digest,
  withdrawal,
} = adminAlerts;

const maxListed = 50;
const maxAssigned = 10;

/** Writes a mail to staff. It names the sender and links to the rest, as an erasure cannot reach mailboxes. */
export function staffMessage(
  mail: StaffMail,
  origin: string,
  { site, figures }: WordedFacts,
): Wording {
  const settings = `${adminAlerts.settings} ${origin}/admin/mail`;
  switch (mail.kind) {
    case 'week':
      return reportMessage(mail.content, origin);
    case 'health':
      return healthMessage(mail.content, origin, site.name);
    case 'invitation':
      return invitationMessage(mail.content, origin, site.name);
    case 'security': {
      const { event, at } = mail.content;
      return {
        subject: security.subject(site.name),
        paragraphs: [
          security[event](`${at.slice(0, 16).replace('T', ' ')} UTC`),
          `${security.next}\n${origin}/admin`,
          security.unexpected,
        ],
      };
    }
    case 'alert':
      return {
        subject: alert.subject(...named(mail.content)),
        replyTo: mail.content.replyTo,
        paragraphs: [
          [facts(mail.content), ...fromWhere(mail.content)].join('\n'),
          opened(mail.content, origin),
          alert.reply,
          settings,
        ],
      };
    case 'assignment': {
      const { entries } = mail.content;
      const [first, ...others] = entries;
      const isOne = others.length === 0;
      const by = new Set(entries.flatMap((entry) => (entry.by ? [colleagueLine(entry.by)] : [])));
      return {
        subject: isOne ? assignment.subject(...named(first)) : assignment.several(entries.length),
        paragraphs: [
          assignment.by([...by].join(', ') || assignment.someone),
          ...(isOne
            ? [facts(first), opened(first, origin)]
            : [listed(assignment.list, entries, maxAssigned, origin)]),
        ],
      };
    }
    case 'follow_up': {
      const { day: date, entries } = mail.content;
      const [first] = entries;
      const day = dayText(date);
      const rest = entries.length - maxListed;
      return {
        subject:
          entries.length === 1
            ? followUp.subject(...named(first))
            : followUp.several(entries.length, day),
        paragraphs: [
          followUp.due(day),
          ...entries
            .slice(0, maxListed)
            .map((one) =>
              [facts(one), ...(one.note ? [one.note] : []), `${origin}${addressOf(one)}`].join(
                '\n',
              ),
            ),
          ...(rest > 0 ? [digest.more(rest)] : []),
          `${followUp.openWork}\n${origin}/admin`,
        ],
      };
    }
    case 'reminder': {
      const { isLater, tableName } = mail.content;
      const why = isLater ? reminder.later : reminder.promise(figures)[tableName];
      return {
        subject: reminder.subject(...named(mail.content)),
        replyTo: mail.content.replyTo,
        paragraphs: [
          ...(why ? [why] : []),
          facts(mail.content),
          opened(mail.content, origin),
          settings,
        ],
      };
    }
    case 'answer': {
      const { proposalAnswer } = mail.content;
      const news = proposalAnswer ? answer.proposal[proposalAnswer] : answer.title;
      return {
        subject: answer.subject(news, ...named(mail.content)),
        paragraphs: [
          answer.text,
          facts(mail.content),
          ...(mail.content.text ? [quoted(mail.content.text)] : []),
          opened(mail.content, origin),
          settings,
        ],
      };
    }
    case 'meeting': {
      const { declined, meeting: entry } = mail.content;
      const news = declined ? meeting.declined : entry.cancelled ? meeting.cancelled : meeting.set;
      return {
        subject: meeting.subject(news.title, ...named(mail.content)),
        replyToken: mail.content.replyToken,
        paragraphs: [news.text, facts(mail.content), opened(mail.content, origin)],
      };
    }
    case 'unsent':
      return {
        subject: unsent.subject(...named(mail.content)),
        paragraphs: [unsent.text, facts(mail.content), opened(mail.content, origin)],
      };
    case 'withdrawal': {
      const { tableName, reference } = mail.content;
      return {
        subject: withdrawal.subject(kinds[tableName], reference),
        paragraphs: [withdrawal.text(kinds[tableName], reference)],
      };
    }
    case 'digest': {
      const { entries } = mail.content;
      const part = (title: string, kind: DigestEntry['kind']) => {
        const those = entries.filter((entry) => entry.kind === kind);
        return those.length > 0 ? [listed(title, those, maxListed, origin)] : [];
      };
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

function named({ tableName, reference, ...who }: SubmissionFacts) {
  return [kinds[tableName], reference, whoOf(who)] as const;
}

const whoOf = ({ person = '', company = '' }: Pick<SubmissionFacts, 'person' | 'company'>) =>
  [person, company].filter(Boolean).map(plainName).join(', ');

function facts({ tableName, reference, person, company }: SubmissionFacts): string {
  return [
    `${kinds[tableName]} ${reference}`,
    ...(person ? [alert.person(plainName(person))] : []),
    ...(company ? [alert.company(plainName(company))] : []),
  ].join('\n');
}

const fromWhere = ({ country, language }: SubmissionFacts) => [
  ...(country ? [alert.country(plainName(country))] : []),
  ...(language ? [alert.language(alert.languages[language])] : []),
];

const quoted = (text: string) => text.replaceAll(/^/gm, '> ');

const addressOf = ({ tableName, recordId }: { tableName: keyof typeof kinds; recordId: string }) =>
  `${listPaths[tableName]}/${recordId}`;

const opened = (submission: SubmissionFacts, origin: string) =>
  `${alert.open}\n${origin}${addressOf(submission)}`;

type Listed = Omit<DigestEntry, 'kind'> & Pick<SubmissionFacts, 'person' | 'company'>;

function listed(title: string, entries: readonly Listed[], most: number, origin: string): string {
  const more = entries.length - most;
  const lines = entries.slice(0, most).map((entry) => {
    const what = [`${kinds[entry.tableName]} ${entry.reference}`, whoOf(entry)];
    return `- ${what.filter(Boolean).join(', ')}: ${origin}${addressOf(entry)}`;
  });
  return [title, ...lines, ...(more > 0 ? [digest.more(more)] : [])].join('\n');
}

const weekdayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function dayText(day: string): string {
  const date = new Date(day);
  return `${weekdayFormat.format(date)} ${dateFormat.format(date)}`;
}
