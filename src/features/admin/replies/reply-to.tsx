import { useState } from 'react';
import { adminAnswers } from '@/content/en/admin-answers';
import { languages } from '@/content/en/admin-records';
import { adminSending } from '@/content/en/admin-sending';
import { mailboxFor } from '@/content/facts/mail';
import { site } from '@/content/facts/site';
import type { ReceivedMail } from './received-queries';
import { localeOf } from './reply-text';
import type { RecordTable, StaffRecord } from '../records/record-list';
import { Choice } from '../ui/choice';
import { replyDomainQuery } from '../ui/mail-state';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';

const { editor: texts } = adminSending;

/** Somebody else who wrote about the record gets the reply, alone or with the record's own address. */
export interface SentTo {
  sent_to?: string;
  with_record?: boolean;
}

const writerOf = ({ reply_to, other_sender, from_address }: ReceivedMail) =>
  reply_to ?? (other_sender ? from_address : null);

/** Another address for replies is proposed only for a sender who is proved. */
const believedOf = (mail: ReceivedMail) =>
  writerOf(mail.sender_proof === 'passed' ? mail : { ...mail, reply_to: null });

/** Whom a reply can go to; at first whoever wrote what it answers, if that is one. */
export function useReplyTo(record: StaffRecord, received: readonly ReceivedMail[]) {
  const own = String(record['email'] ?? '');
  const mails = received.filter(({ automatic }) => !automatic);
  const others = [...new Set(mails.map(writerOf))].filter(
    (address): address is string => Boolean(address) && address !== own,
  );
  const answered = mails.filter(({ open, sender_proof }) => open && sender_proof !== 'failed');
  const [proposed, ...unlike] = new Set(answered.map(believedOf));
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? (unlike.length === 0 ? proposed : undefined) ?? '';
  const [sent_to = '', both] = value.split(' ');
  const to: SentTo = others.includes(sent_to)
    ? { sent_to, ...(both && { with_record: true }) }
    : {};
  return { own, others, value: to.sent_to ? value : '', choose: setChosen, to };
}

interface ReplyToProps {
  record: StaffRecord;
  recipient: ReturnType<typeof useReplyTo>;
}

/** Whom the reply goes to; a choice if somebody else wrote as well. */
export function ReplyTo({ record, recipient }: ReplyToProps) {
  const { own, others, value, choose } = recipient;
  if (others.length === 0) {
    const to = texts.to(own, languages[localeOf(record)]);
    return (
      <p title={to} className="line-clamp-2 min-w-0 leading-tight wrap-anywhere text-quiet">
        {to}
      </p>
    );
  }
  return (
    <Choice
      label={texts.goesTo}
      value={value}
      options={[
        ['', texts.onlyTo(own)],
        ...others.flatMap((one) => [
          [one, texts.onlyTo(one)] as const,
          [`${one} both`, texts.onlyTo(`${one}, ${own}`)] as const,
        ]),
      ]}
      onChoose={choose}
    />
  );
}

interface AnswersToProps {
  table: RecordTable;
  toAuthor: boolean;
  onChoose: (toAuthor: boolean) => void;
}

/** Where the sender's answer goes: into the record, or else to a mailbox that the author chooses. */
export function AnswersTo({ table, toAuthor, onChoose }: AnswersToProps) {
  const user = useStaffUser();
  const { data: domain } = useStaffQuery(replyDomainQuery);
  if (domain === undefined) return null;
  if (domain) return <p className="text-quiet">{adminAnswers.notHere.here}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p className="basis-full text-quiet">{adminAnswers.notHere.editor}</p>
      <span aria-hidden>{texts.answersTo}</span>
      <Choice
        label={texts.answersTo}
        value={toAuthor ? 'author' : 'shared'}
        options={[
          ['shared', mailboxFor(table, site)],
          ['author', texts.author(user.email)],
        ]}
        onChoose={(chosen) => onChoose(chosen === 'author')}
      />
    </div>
  );
}
