import { expect, test } from 'vitest';
import type { ReplyName } from '@/content/en/admin-replies';
import { mails as enMails } from '@/content/en/mails';
import { mails as frMails } from '@/content/fr/mails';
import { replyMails } from '@/content/reply-mails';
import { locales } from '@/content/facts/languages';
import { replyLimits } from '@/content/facts/replies';
import { site } from '@/content/facts/site';
import { lineEnds } from '@tests/support/invisible';
import { checkReply } from './check-reply';
import { initialBulkTemplate } from './reply-draft';
import {
  fillTemplate,
  localeOf,
  type Author,
  namedTemplates,
  placeholdersOf,
  statusAfter,
  templateOf,
  templatesOf,
} from './reply-text';
import { careerApplications } from '../records/career-applications';
import { contactMessages } from '../records/contact-messages';
import { partnershipApplications } from '../records/partnership-applications';
import { quoteRequests } from '../records/quote-requests';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { tabs } from '../records/tabs';

const kinds = [contactMessages, quoteRequests, careerApplications, partnershipApplications];
const everyTemplate = kinds.flatMap((kind) =>
  locales.flatMap((locale) =>
    templatesOf(kind).map((name) => [kind.table, locale, name, kind] as const),
  ),
);

const record = (more: Record<string, string>): StaffRecord => ({
  id: '5eed0001-0000-4000-8000-000000000001',
  status: 'new',
  created_at: '2026-11-20 09:55:26.747+00',
  email: 'ola@example.com',
  ...more,
});

const nobody = { name: null, jobTitle: null, phone: null, company: site.name };

/** The name fields of every form. */
const namesOf = (person: string) => ({
  first_name: person,
  last_name: 'x',
  contact_name: `${person} x`,
  contact_person: `${person} x`,
});

function mailTo(kind: RecordKind, answered: StaffRecord, name: ReplyName) {
  const template = templateOf(kind, localeOf(answered), name, nobody);
  return fillTemplate(kind, answered, template);
}

test.each([
  [careerApplications, 'fr', { position_applied_for: 'devops-engineer' }, 'Ingénieur DevOps (H/F)'],
  [careerApplications, 'en', { posting_title: 'x'.repeat(200) }, 'x'.repeat(200)],
  [quoteRequests, 'fr', { service_type: 'Custom Solution' }, 'Autre besoin'],
  [contactMessages, 'en', { service_interest: 'Fintech Solutions' }, 'Fintech Solutions'],
] as const)(
  'a reply has the same subject as the confirmation, with its topic (%#)',
  (kind, locale, fields, topic) => {
    const mails = { en: enMails, fr: frMails }[locale];
    const { subject } = mailTo(kind, record({ ...fields, locale }), 'blank');
    const { subject: about } = mails.kinds[kind.table as keyof typeof mails.kinds];
    expect(subject).toBe(mails.subject(about, 'DR-5EED0001', topic));
    expect(subject.length).toBeLessThanOrEqual(replyLimits.subject);
  },
);

test.each(everyTemplate)(
  'a sender gets a complete mail unlike the other replies: %s, %s, %s',
  (_, locale, name, kind) => {
    const bodyOf = (one: ReplyName) =>
      mailTo(kind, record({ ...namesOf('Ada'), locale }), one).body;
    const body = bodyOf(name);
    expect(templatesOf(kind).filter((one) => bodyOf(one) === body)).toEqual([name]);
    const { greeting, closing, closings } = replyMails[locale];
    expect(body.startsWith(`${greeting('Ada x')}\n\n`)).toBe(true);
    expect(body.endsWith(`\n\n${closings[name] ?? closing}\n${site.name}`)).toBe(true);
    expect(body.includes('DR-5EED0001')).toBe(name !== 'blank');
    expect(body).not.toMatch(/undefined|\S [:;?!»]|« |\r/);
  },
);

const linesFor = (kind: RecordKind, person: string) =>
  mailTo(kind, record(namesOf(person)), 'blank').body.split('\n');

const hostileNames: [string, string][] = [
  ['Eve\r\nBcc: all@example.com', 'Eve Bcc: all@example.com'],
  ['\u202eEve\u2066\u200f', 'Eve'],
  ['Eve\ud800', 'Eve'],
  ...lineEnds.map((end): [string, string] => [`Eve${end}Bcc: all`, 'Eve Bcc: all']),
];

test.each(hostileNames)('the name %j adds no line', (person, shown) => {
  for (const kind of kinds) {
    const [greeting, ...lines] = linesFor(kind, person);
    expect(greeting).toBe(replyMails.en.greeting(`${shown} x`));
    expect(lines).toEqual(linesFor(kind, 'Ada').slice(1));
  }
});

test.each([
  [{ posting_title: 'VAS engineer, Lagos' }, ' for the position “VAS engineer, Lagos” ('],
  [{ position_applied_for: 'ai-developer' }, ' for the position “AI Developer” ('],
  [{ position_applied_for: 'ai-developer', locale: 'fr' }, ' au poste « Développeur IA (H/F) » ('],
  [{ position_applied_for: 'other' }, 'your application ('],
])('a reply to an applicant with %o names the job', (values, named) => {
  const { body } = mailTo(careerApplications, record({ ...namesOf('Ada'), ...values }), 'call');
  expect(body).toContain(named);
});

test('a reply ends with its author’s name, job title and phone number, and the company as it is set now', () => {
  const author = {
    name: 'Asha Rao',
    jobTitle: 'Account manager',
    phone: '+91 40 1234 5678',
    company: 'Nile Pay',
  };
  const endOf = (one: Author) =>
    templateOf(quoteRequests, 'en', 'call', one).body.split('\n\n').at(-1);
  const closing = replyMails.en.closing;
  expect(endOf(author)).toBe(`${closing}\nAsha Rao\nAccount manager, Nile Pay\n+91 40 1234 5678`);
  expect(endOf({ ...nobody, name: 'Asha Rao' })).toBe(`${closing}\nAsha Rao\n${site.name}`);
});

test.each([
  [quoteRequests, [...Array<string>(4).fill('contacted'), 'completed', 'contacted']],
  [careerApplications, ['reviewed', 'reviewed', 'reviewed', 'rejected', '']],
  [partnershipApplications, ['under_review', 'under_review', 'under_review', 'rejected', '']],
])('$table: each reply moves a new record to the right status, if to any', (kind, moved) => {
  for (const status of ['new', null]) {
    expect(templatesOf(kind).map((name) => statusAfter(kind, name, status) ?? '')).toEqual(moved);
  }
});

test('a placeholder that nothing is filled in for is named, and a known one is filled in', () => {
  const check = (body: string) =>
    checkReply({ subject: 'x', body }, undefined, placeholdersOf(quoteRequests)).problem;
  expect(check('Dear {first_name},')).toContain('{first_name}');
  expect(check('Dear {name}, about {reference}')).toBeUndefined();
  const text = { subject: 'x', body: 'Dear {name}, about {reference}' };
  const { body } = fillTemplate(quoteRequests, record(namesOf('Ada')), text);
  expect(body).toBe('Dear Ada x, about DR-5EED0001');
});

test.each([
  [['rejected', 'rejected'], 'decline'],
  [['rejected', 'interviewed'], 'blank'],
  [['new', 'reviewed'], 'call'],
])('a reply to several who are %o begins with %s', (statuses, name) => {
  const records = statuses.map((status) => ({ ...record({}), status }));
  expect(initialBulkTemplate(careerApplications, records)).toBe(name);
});

test('staff invite an applicant to an interview', () => {
  const { meeting } = Object.fromEntries(namedTemplates(careerApplications));
  expect(meeting).toBe('Invite to an interview');
});

const finalStatuses = ['completed', 'accepted', 'approved', 'rejected'];

test.each(tabs.flatMap((tab) => tab.kinds))(
  '$table: no reply moves a record back or undoes a decision',
  (kind) => {
    const statuses = kind.statuses.map(({ name }) => name);
    const moves = templatesOf(kind).flatMap((name) =>
      statuses.map((from) => ({ from, to: statusAfter(kind, name, from) })),
    );
    const backwardMoves = moves.filter(
      ({ from, to }) =>
        to && (finalStatuses.includes(from) || statuses.indexOf(to) <= statuses.indexOf(from)),
    );
    expect(backwardMoves).toEqual([]);
  },
);
