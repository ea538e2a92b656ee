import { expect, it } from 'vitest';
import { adminAlerts } from '@/content/en/admin-alerts';
import { site } from '@/content/facts/site';
import { messageFrom } from './message';
import type { FollowUps } from './queue';

const toMessage = messageFrom({
  from: { name: site.name, address: 'noreply@mail.example.com' },
  siteUrl: 'https://site.example/',
  functionUrl: 'https://project.example/functions/v1/mail',
});
const id = '1a2b3c4d-0000-4000-8000-000000000001';
const message = (content: FollowUps) =>
  toMessage({
    id,
    name: id,
    lease: id,
    locale: 'en',
    to: 'to@example.com',
    kind: 'follow_up',
    content,
  });
const facts = {
  tableName: 'quote_requests' as const,
  recordId: id,
  reference: 'DR-1A2B3C4D',
  person: 'Ada Obi',
  company: 'Harmattan Mobile',
};
const day = '2026-12-01';
const { followUp, kinds, digest } = adminAlerts;

it('a mail about a follow-up gives person, company, text and link', () => {
  const note = 'call about the SLA';
  const { subject, text } = message({ day, entries: [{ ...facts, note }] });
  expect(subject).toBe(
    followUp.subject(kinds.quote_requests, 'DR-1A2B3C4D', 'Ada Obi, Harmattan Mobile'),
  );
  expect(text).toContain(followUp.due('Tuesday 1 December 2026'));
  const link = `https://site.example/admin/contacts/quotes/${id}`;
  for (const part of [facts.person, facts.company, note, link]) {
    expect(text).toContain(`${part}\n`);
  }
});

it('a mail about several follow-ups lists fifty and counts the rest', () => {
  const rest = Array.from({ length: 59 }, () => facts);
  const { subject, text } = message({ day, entries: [facts, ...rest] });
  expect(subject).toBe(followUp.several(60, 'Tuesday 1 December 2026'));
  expect(text.match(/\/admin\/contacts\/quotes\//g)).toHaveLength(50);
  expect(text).toContain(digest.more(10));
});
