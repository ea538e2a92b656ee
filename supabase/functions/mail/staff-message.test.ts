import { expect, it } from 'vitest';
import { adminAlerts } from '@/content/en/admin-alerts';
import { figures } from '@/content/facts/site';
import { id, submission, writeMail } from '@tests/support/written-mail';

const { kinds, assignment, digest, followUp, reminder, withdrawal } = adminAlerts;
const subjectParts = [kinds.quote_requests, 'DR-1A2B3C4D', 'Ada Obi, Harmattan Mobile'] as const;
const link = `https://site.example/admin/contacts/quotes/${id}`;
const { replyTo, ...facts } = submission;
const entry = { kind: 'alert' as const, ...facts };
const sixty: [typeof entry, ...(typeof entry)[]] = [
  entry,
  ...Array.from({ length: 59 }, () => entry),
];
const day = '2026-12-01';

it.each([
  ['alert', replyTo],
  ['reminder', replyTo],
  ['answer', undefined],
] as const)('the %s names the submission and links to it; staff answer to %s', (kind, answered) => {
  const mail = writeMail({ kind, content: submission }, 'reply.example');
  const { answer, alert, reminder: late } = adminAlerts;
  const subjects = {
    alert: alert.subject(...subjectParts),
    reminder: late.subject(...subjectParts),
    answer: answer.subject(answer.title, ...subjectParts),
  };
  expect(mail.subject).toBe(subjects[kind]);
  expect(mail.replyTo).toBe(answered);
  expect(mail.text).toContain(link);
  expect(mail.headers['Auto-Submitted']).toBe('auto-generated');
});

it('a reminder says what waits: the promised proposal, or a later message of its sender', () => {
  const { quote_requests: promise } = reminder.promise(figures);
  const first = writeMail({ kind: 'reminder', content: submission }).text;
  expect(first).toContain(promise);
  const later = writeMail({ kind: 'reminder', content: { ...submission, isLater: true } }).text;
  expect(later).toContain(reminder.later);
  expect(later).not.toContain(promise);
});

it('an invitation has one link, whose secret no server sees', () => {
  const { text } = writeMail({
    kind: 'invitation',
    content: {
      email: 'new@example.com',
      role: 'hr',
      invitedBy: { name: 'Asha\nRao', address: 'asha@team.example' },
      expiresAt: '2026-12-11T09:00:00+00:00',
      secret: 'a-secret_1',
    },
  });
  expect(text).toContain('Asha Rao (asha@team.example) invited you to the staff area');
  expect(text).toContain('Your role will be: HR.');
  expect(text).toContain('You will then sign in as new@example.com.');
  expect(text).toContain('The link works once and expires on 11 December 2026.');
  expect(text.match(/https?:\S+/g)).toEqual(['https://site.example/admin#invitation=a-secret_1']);
});

it.each([
  ['recovery_used', 'somebody signed in to your account with a recovery code'],
  ['factor_reset', 'you or an administrator removed your second factor'],
] as const)('a colleague who lost a second factor (%s) reads when and how', (event, how) => {
  const at = '2026-11-29T09:30:12+00:00';
  const { text } = writeMail({ kind: 'security', content: { event, at } });
  expect(text).toContain(`On 2026-11-29 09:30 UTC, ${how}`);
  expect(text).toContain('https://site.example/admin\n');
});

it('a mail about an assignment names who assigned what, of whom, and links to it', () => {
  const by = { name: 'Ben', address: 'ben@team.example' };
  const one = writeMail({ kind: 'assignment', content: { entries: [{ ...facts, by }] } });
  expect(one.subject).toBe(assignment.subject(...subjectParts));
  expect(one.text).toContain(assignment.by('Ben (ben@team.example)'));
  expect(one.text).toContain(link);
  const several = writeMail({ kind: 'assignment', content: { entries: sixty } });
  expect(several.subject).toBe(assignment.several(60));
  expect(several.text.match(/\/admin\/contacts\/quotes\//g)).toHaveLength(10);
  const [kind, reference, who] = subjectParts;
  expect(several.text).toContain(`- ${kind} ${reference}, ${who}: https://`);
  expect(several.text).toContain('and 50 more.');
});

it('a mail about a withdrawal names the submission and nobody', () => {
  const { tableName, reference } = submission;
  const mail = writeMail({ kind: 'withdrawal', content: { tableName, reference } });
  expect(mail.subject).toBe(withdrawal.subject(kinds.quote_requests, reference));
  expect(mail.text).toContain(reference);
  expect(mail.text).not.toContain(submission.person);
  expect(mail).not.toHaveProperty('replyTo');
});

it('a mail about a follow-up gives person, company, text and link', () => {
  const note = 'call about the SLA';
  const mail = writeMail({ kind: 'follow_up', content: { day, entries: [{ ...facts, note }] } });
  expect(mail.subject).toBe(followUp.subject(...subjectParts));
  expect(mail.text).toContain(followUp.due('Tuesday 1 December 2026'));
  for (const part of [facts.person, facts.company, note, link]) {
    expect(mail.text).toContain(`${part}\n`);
  }
});

it.each([
  ['a summary', writeMail({ kind: 'digest', content: { entries: sixty } }), digest.subject(60)],
  [
    'a mail about follow-ups',
    writeMail({ kind: 'follow_up', content: { day, entries: sixty } }),
    followUp.several(60, 'Tuesday 1 December 2026'),
  ],
])('%s lists fifty submissions and counts the rest', (_, mail, subject) => {
  expect(mail.subject).toBe(subject);
  expect(mail.text.match(/\/admin\/contacts\/quotes\//g)).toHaveLength(50);
  expect(mail.text).toContain(digest.more(10));
});

it('the names in an email cannot form a sentence with a link', () => {
  const lure = {
    ...facts,
    person: 'Your session has expired. Sign in at https://evil.example/admin',
    company: 'J.P. Morgan, http:\\\\evil。example, www．evil\u200b.example',
  };
  const by = { name: 'Visit https://evil.example', address: 'ben@team.example' };
  for (const mail of [
    writeMail({ kind: 'alert', content: lure }),
    writeMail({ kind: 'reminder', content: lure }),
    writeMail({ kind: 'assignment', content: { entries: [{ ...lure, by }, lure] } }),
    writeMail({ kind: 'follow_up', content: { day, entries: [lure] } }),
  ]) {
    const typed = `${mail.subject}\n${mail.text}`
      .replaceAll('https://site.example', '')
      .replaceAll('ben@team.example', '');
    expect(typed).not.toMatch(/:[/\\]|\p{L}[.。．]\p{L}/u);
    expect(typed).toContain('J. P. Morgan');
  }
});

it('a mail about an answer says whether a proposal was accepted', () => {
  const { subject } = writeMail({
    kind: 'answer',
    content: { ...facts, proposalAnswer: 'accepted' },
  });
  expect(subject).toMatch(/^Proposal accepted: /);
});

it('a mail about an answer quotes it to those who chose so', () => {
  const text = 'Yes.\nhttps://evil.example';
  expect(writeMail({ kind: 'answer', content: { ...facts, text } }).text).toContain(
    '\n> Yes.\n> https://evil.example\n',
  );
  expect(writeMail({ kind: 'answer', content: facts }).text).not.toContain('> ');
});
