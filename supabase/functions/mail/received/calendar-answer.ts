import type { Attachment } from 'postal-mime';
import { normalizeText } from '../../../../src/lib/normalize-text.ts';
import { shorten } from '../line.ts';
import { contentBytes } from './mail-files.ts';

/** A calendar program's answer to an invitation (RFC 5546). */
export interface CalendarAnswer {
  method: string;
  uid: string;
  sequence: number | null;
  /** `ACCEPTED`, `DECLINED` or `TENTATIVE`. */
  status: string;
  comment: string;
}

const methods = ['REPLY', 'COUNTER', 'CANCEL'];
const maxBytes = 50_000;

export const isCalendar = ({ mimeType }: Attachment) =>
  mimeType === 'text/calendar' || mimeType === 'application/ics';

/** Finds the answer among attachments; invitations stay files. */
export function calendarAnswerIn(attachments: Attachment[]): CalendarAnswer | null {
  for (const attachment of attachments.filter(isCalendar).slice(0, 3)) {
    const answer = answerOf(attachment);
    if (answer.uid && methods.includes(answer.method)) return answer;
  }
  return null;
}

function answerOf({ content, method }: Attachment): CalendarAnswer {
  const text = new TextDecoder().decode(contentBytes(content).subarray(0, maxBytes));
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const valueOf = (name: string) => {
    const line = lines.find((one) => one.startsWith(`${name}:`) || one.startsWith(`${name};`));
    return line?.slice(line.indexOf(':') + 1).slice(0, 1000) ?? '';
  };
  const attendee = lines.find((line) => /^ATTENDEE[:;]/i.test(line))?.slice(0, 2000) ?? '';
  const sequence = valueOf('SEQUENCE').trim();
  const responseComment = /;X-RESPONSE-COMMENT="([^"]*)"/i.exec(attendee)?.[1];
  return {
    method: method ?? valueOf('METHOD').trim().toUpperCase(),
    uid: shorten(valueOf('UID').trim(), 255),
    sequence: /^\d{1,9}$/.test(sequence) ? Number(sequence) : null,
    status: /;PARTSTAT=([A-Z-]{1,20})/i.exec(attendee)?.[1]?.toUpperCase() ?? '',
    comment: normalizeText(unescapeText(valueOf('COMMENT') || (responseComment ?? ''))),
  };
}

const unescapeText = (text: string) =>
  text.replaceAll(/\\(.)/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter));
