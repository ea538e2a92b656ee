import { useState } from 'react';
import { languages } from '@/content/en/admin-records';
import { adminSending } from '@/content/en/admin-sending';
import type { ReceivedMail } from './message-queries';
import { localeOf } from './reply-text';
import type { StaffRecord } from '../records/record-kind';
import { Choice } from '../ui/choice';

const { editor: texts } = adminSending;

export interface OtherRecipient {
  sent_to?: string;
  with_record?: boolean;
}

/** The choice of another address together with the record's own. */
const withRecord = (address: string) => `${address} both`;

/** Returns the possible recipients of a reply, the chosen one (`value`; empty for the record's own) and how it is sent. */
export function useReplyRecipient(record: StaffRecord, received: readonly ReceivedMail[]) {
  const own = String(record['email'] ?? '');
  const mails = received.filter(({ automatic }) => !automatic);
  const others = [...new Set(mails.map(otherAddressOf))].filter(
    (address): address is string => Boolean(address) && address !== own,
  );
  const openMails = mails.filter(({ open, sender_proof }) => open && sender_proof !== 'failed');
  const [suggested, ...otherSuggestions] = new Set(openMails.map(trustedAddressOf));
  const [chosen, setChosen] = useState<string>();
  // The only writer of what a reply answers is preselected.
  const value = chosen ?? (otherSuggestions.length === 0 ? suggested : undefined) ?? '';
  const sent_to = others.find((address) => value === address || value === withRecord(address));
  const to: OtherRecipient = sent_to
    ? { sent_to, ...(value === withRecord(sent_to) && { with_record: true }) }
    : {};
  return { own, others, value: sent_to ? value : '', choose: setChosen, to };
}

/** Returns the address that an answer to a mail goes to; null for the record's own. */
const otherAddressOf = ({ reply_to, other_sender, from_address }: ReceivedMail) =>
  reply_to ?? (other_sender ? from_address : null);

/** Returns a mail's Reply-To address only if its sender is proved. */
const trustedAddressOf = (mail: ReceivedMail) =>
  otherAddressOf(mail.sender_proof === 'passed' ? mail : { ...mail, reply_to: null });

interface ReplyRecipientProps {
  record: StaffRecord;
  recipient: ReturnType<typeof useReplyRecipient>;
}

export function ReplyRecipient({ record, recipient }: ReplyRecipientProps) {
  const { own, others, value, choose } = recipient;
  if (others.length === 0) {
    const recipientText = texts.to(own, languages[localeOf(record)]);
    return (
      <p
        title={recipientText}
        className="line-clamp-2 min-w-0 leading-tight wrap-anywhere text-quiet"
      >
        {recipientText}
      </p>
    );
  }
  return (
    <Choice
      label={texts.goesTo}
      value={value}
      options={[
        ['', texts.onlyTo(own)],
        ...others.flatMap((address) => [
          [address, texts.onlyTo(address)] as const,
          [withRecord(address), texts.onlyTo(`${address}, ${own}`)] as const,
        ]),
      ]}
      onChoose={choose}
    />
  );
}
