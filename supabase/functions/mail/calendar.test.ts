import { expect, it } from 'vitest';
import { mails as french } from '@/content/fr/mails';
import { adminAlerts } from '@/content/en/admin-alerts';
import { id, submission, writeMail } from '@tests/support/written-mail';

const meeting = {
  id,
  sequence: 1,
  cancelled: false,
  startsAt: '2026-12-08T09:00:00+00:00',
  minutes: 45,
  place: 'https://meet.example/ada',
  writtenAt: '2026-12-01T09:00:00+00:00',
  attendee: 'Ada "the\\ one"\r\nMETHOD:CANCEL',
  organizer: { name: 'Ravi, HR', address: 'ravi@example.com' },
};
const message = (changes: Partial<typeof meeting> = {}) =>
  writeMail({
    locale: 'fr',
    kind: 'reply',
    content: {
      tableName: 'career_applications',
      reference: 'DR-1A2B3C4D',
      subject: 'Votre candidature',
      body: 'Bonjour Ada,',
      meeting: { ...meeting, ...changes },
    },
  });

const linesOf = ({ files }: ReturnType<typeof message>) =>
  Buffer.from(files?.[0]?.base64 ?? '', 'base64')
    .toString()
    .replaceAll('\r\n ', '')
    .split('\r\n');

it('a reply with a meeting has its calendar entry, the same at every attempt and safe from names', () => {
  const mail = message();
  expect(message()).toEqual(mail);
  const [file, ...others] = mail.files ?? [];
  expect(others).toEqual([]);
  expect(file?.type).toBe('text/calendar; method=REQUEST; charset=utf-8');
  const lines = linesOf(mail);
  expect(lines.filter((one) => one.startsWith('METHOD'))).toEqual(['METHOD:REQUEST']);
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:${id}`,
      'SEQUENCE:1',
      'DTSTAMP:20261201T090000Z',
      'DTSTART:20261208T090000Z',
      'DTEND:20261208T094500Z',
      `SUMMARY:${french.meeting.interview}`,
      'ORGANIZER;CN="Ravi, HR":mailto:ravi@example.com',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN="Ada the one METHOD:CANCEL":MAILTO:to@example.com',
    ]),
  );
});

it('a cancelled meeting’s mail cancels the entry by its id', () => {
  const mail = message({ sequence: 2, cancelled: true });
  expect(mail.files?.[0]?.type).toBe('text/calendar; method=CANCEL; charset=utf-8');
  expect(linesOf(mail)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', `UID:${id}`, 'SEQUENCE:2', 'STATUS:CANCELLED']),
  );
});

const { replyTo: _, ...facts } = submission;
it.each([
  ['is told of the date', false, false, adminAlerts.meeting.set],
  ['loses what was cancelled', true, false, adminAlerts.meeting.cancelled],
  ['loses what was declined', true, true, adminAlerts.meeting.declined],
])('the calendar of whoever invited %s, without an answer', (_name, cancelled, declined, news) => {
  const entry = { ...meeting, cancelled };
  const content = { ...facts, replyToken: 'abc', meeting: entry, declined };
  const mail = writeMail({ kind: 'meeting', content }, 'reply.example.com');
  expect(mail.text).toContain(news.text);
  expect(mail).toMatchObject({ replyTo: 'r.abc@reply.example.com' });
  expect(linesOf(mail).join('\n')).toMatch(cancelled ? /METHOD:CANCEL/ : /METHOD:REQUEST/);
  expect(linesOf(mail).join('\n')).toMatch(/ORGANIZER.*r\.abc@reply\.example\.com/);
  expect(linesOf(mail).join('\n')).not.toContain('RSVP=TRUE');
});
