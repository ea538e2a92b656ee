import { useState } from 'react';
import { languages } from '@/content/en/admin-records';
import { adminSending } from '@/content/en/admin-sending';
import type { ReceivedMail } from './message-queries';
import { localeOf } from './reply-text';
import type { StaffRecord } from '../records/record-kind';
import { Choice } from '../ui/choice';

const { editor: texts } = adminSending;

/** Another address for a reply, alone or with the record's own. */
export interface OtherRecipient {
  sent_to?: string;
  with_record?: boolean;
}

/** Returns the possible recipients of a reply; preselects the only writer of what it answers. */
export function useReplyRecipient(record: StaffRecord, received: readonly ReceivedMail[]) {
  const own = String(record['email'] ?? '');
  const mails = received.filter(({ automatic }) => !automatic);
  const others = [...new Set(mails.map(otherAddressOf))].filter(
    (address): address is string => Boolean(address) && address !== own,
  );
  const openMails = mails.filter(({ open, sender_proof }) => open && sender_proof !== 'failed');
  const [suggested, ...otherSuggestions] = new Set(openMails.map(trustedAddressOf));
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? (otherSuggestions.length === 0 ? suggested : undefined) ?? '';
  const [sent_to = '', isToBoth] = value.split(' ');
  const to: OtherRecipient = others.includes(sent_to)
    ? { sent_to, ...(isToBoth && { with_record: true }) }
    : {};
  return { own, others, value: to.sent_to ? value : '', choose: setChosen, to };
}

const otherAddressOf = ({ reply_to, other_sender, from_address }: ReceivedMail) =>
  reply_to ?? (other_sender ? from_address : null);

/** Returns a mail's Reply-To address only if its sender is proved. */
const trustedAddressOf = (mail: ReceivedMail) =>
  otherAddressOf(mail.sender_proof === 'passed' ? mail : { ...mail, reply_to: null });

interface ReplyRecipientProps {
  record: StaffRecord;
  recipient: ReturnType<typeof useReplyRecipient>;
}

/** The recipient of a reply; a choice if somebody else wrote as well. */
export function ReplyRecipient({ record, recipient }: ReplyRecipientProps) {
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
