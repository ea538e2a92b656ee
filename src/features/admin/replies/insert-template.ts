import type { ReplyText } from './reply-text';

/** Where somebody writes in a text: the cursor, or a word that asks for a template. */
export interface Place {
  from: number;
  to: number;
}

/** What stands above and below what a reply says. */
export interface Frame {
  greeting: string;
  closing: string;
}

interface Insertion {
  text: ReplyText;
  place: Place;
  /** The template that the text began with. */
  present: ReplyText & Frame;
  chosen: ReplyText & Frame;
}

/**
 * Puts what a template says into a text, as paragraphs where somebody writes, or takes it whole if the text is still the
 * template before. The text keeps its greeting, and its closing and subject become the template's unless they were
 * changed. Returns also where to write on.
 */
export function withTemplate({ text: { subject, body }, place, present, chosen }: Insertion) {
  const rest = body.slice(0, place.from) + body.slice(place.to);
  const isSameSubject = subject === present.subject;
  const isWhole = isSameSubject && tidied(rest) === tidied(present.body);
  if (isWhole) {
    const { subject: own, body: whole } = chosen;
    return { isWhole, text: { subject: own, body: whole }, at: startOf(whole) };
  }
  const start = body.startsWith(present.greeting) ? present.greeting.length : 0;
  const written = body.trimEnd();
  const isClosed = written.endsWith(present.closing);
  const end = isClosed ? written.length - present.closing.length : body.length;
  const within = (at: number) => Math.max(start, Math.min(at, end));
  const above = [body.slice(0, within(place.from)).trim(), saidIn(chosen)].filter(Boolean);
  const below = [body.slice(within(place.to), end).trim(), isClosed ? chosen.closing : ''];
  return {
    isWhole,
    text: {
      subject: isSameSubject ? chosen.subject : subject,
      body: [...above, ...below].filter(Boolean).join('\n\n'),
    },
    at: above.join('\n\n').length,
  };
}

/** Returns where to write in a template: below its greeting. */
export const startOf = (body: string) => body.indexOf('\n\n') + 2;

export function cursorOf(field: HTMLTextAreaElement | null): Place {
  const at = field?.selectionEnd ?? 0;
  return { from: at, to: at };
}

function saidIn({ body, greeting, closing }: ReplyText & Frame): string {
  const end = body.endsWith(closing) ? body.length - closing.length : body.length;
  return body.slice(body.startsWith(greeting) ? greeting.length : 0, end).trim();
}

const tidied = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
