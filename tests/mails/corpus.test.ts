// Mails as programs send them, written by hand; every person in them is invented.
import { expect, it } from 'vitest';
import { expected, type Expected } from './expected';
import { mailNames, readMailNamed } from './mails';

const recordAddress = 'r.0a1b2c3d4e5f60718293a4b5c6d7e8f9@reply.example.com';
const ourMessageId = '5d0c1f7e-3b2a-4c19-8e77-2f6a90b1c3d4@example.com';
const meetingUid = '7b1e4c02-9a6d-4f35-8c11-d0e2f3a4b5c6';

async function outcomeOf(name: string, { newText, subject, sender }: Expected) {
  const mail = await readMailNamed(name);
  const { report, calendar } = mail;
  const hasRecord = mail.recipients.includes(recordAddress);
  const namesMail = report?.messageIds.includes(ourMessageId);
  return {
    newText: report ? mail.newText.slice(0, newText.length) : mail.newText,
    isAlerting: !mail.automatic,
    foundBy: [...(hasRecord ? ['record'] : []), ...(namesMail ? ['mail'] : [])],
    calendar: calendar && [calendar.method, calendar.status, calendar.comment],
    report: report && [report.kind, report.recipient, report.permanent],
    ...(subject !== undefined && { subject: mail.subject }),
    ...(sender !== undefined && { sender: mail.from.name }),
    replyTo: mail.replyTo,
    files: mail.files.map(({ file_name }) => file_name),
    leftOut: mail.leftOut.map(({ file_name, problem }) => [file_name, problem]),
  };
}

it.each(Object.entries(expected))('staff get what the mail %s says', async (name, expectation) => {
  const usual = {
    foundBy: ['record'],
    calendar: null,
    report: null,
    replyTo: '',
    files: [],
    leftOut: [],
  };
  expect(await outcomeOf(name, expectation)).toEqual({ ...usual, ...expectation });
});

it('every mail in the folder has an expectation', () => {
  expect(Object.keys(expected).toSorted()).toEqual(mailNames.toSorted());
});

it('staff get both pages of a scanner that gives all its mails one Message-ID', async () => {
  const [monday, tuesday] = await Promise.all(
    ['scanner-monday', 'scanner-tuesday'].map(readMailNamed),
  );
  expect(monday?.messageId).toBe(tuesday?.messageId);
  expect(monday?.key).not.toBe(tuesday?.key);
});

it('staff see which meeting a calendar’s answer is about', async () => {
  const { calendar } = await readMailNamed('calendar-outlook-declined');
  expect(calendar?.uid).toBe(meetingUid);
});

it('staff get the file that an old program wrote into the text', async () => {
  const { files } = await readMailNamed('uuencoded');
  expect(files).toEqual([{ file_name: 'contract.txt', content: btoa('Cat') }]);
});
