import { useState } from 'react';
import { adminAnswers } from '@/content/en/admin-answers';
import { languages } from '@/content/en/admin-records';
import { adminReplies } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { BounceNotice } from './bounce';
import { receivedQuery, type ReceivedMail } from './received-queries';
import { localeOf } from './reply-text';
import type { RecordList, StaffRecord } from '../records/record-list';
import { Choice } from '../ui/choice';
import { useStaffQuery } from '../ui/staff-query';

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
export function useReplyTo(list: RecordList, record: StaffRecord) {
  const own = String(record['email'] ?? '');
  const { data = [] } = useStaffQuery(receivedQuery({ table: list.table, recordId: record.id }));
  const mails = data.filter(({ automatic }) => !automatic);
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

interface ReplyHeadProps {
  id: string;
  list: RecordList;
  record: StaffRecord;
  recipient: ReturnType<typeof useReplyTo>;
}

export function ReplyHead({ id, list, record, recipient }: ReplyHeadProps) {
  const { own, others, value, choose } = recipient;
  return (
    <div>
      <h3 id={id} className="font-bold">
        {adminReplies.title}
      </h3>
      {others.length > 0 ? (
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
      ) : (
        <p className="wrap-anywhere text-quiet">{texts.to(own, languages[localeOf(record)])}</p>
      )}
      <BounceNotice
        table={list.table}
        record={record}
        effect={<p>{adminAnswers.bounce.notSent}</p>}
      />
    </div>
  );
}
