import { closingOf, type ReplyText } from './reply-text';

/** Where somebody writes in a text: the cursor, or a word that asks for a template. */
export interface Place {
  from: number;
  to: number;
}

interface Insertion {
  text: ReplyText;
  place: Place;
  /** The template that the text began with. */
  present: ReplyText;
  chosen: ReplyText;
  /** The template that is a greeting and a closing. */
  blank: ReplyText;
}

/**
 * Puts what a template says into a text, as paragraphs where somebody writes, or takes it whole if the text is still the
 * template before. The text keeps its greeting, and its closing and subject become the template's unless they were
 * changed. Returns also where to write on.
 */
export function withTemplate(insertion: Insertion) {
  const { place, present, chosen } = insertion;
  const { subject, body } = insertion.text;
  const isSameSubject = subject === present.subject;
  const rest = body.slice(0, place.from) + body.slice(place.to);
  if (isSameSubject && tidied(rest) === tidied(present.body)) {
    return { isWhole: true, text: chosen, at: startOf(chosen.body) };
  }
  const [greeting = ''] = insertion.blank.body.split('\n\n');
  const start = body.startsWith(greeting) ? greeting.length : 0;
  const written = body.trimEnd();
  const isClosed = written.endsWith(closingOf(present));
  const end = isClosed ? written.length - closingOf(present).length : body.length;
  const within = (at: number) => Math.max(start, Math.min(at, end));
  const said = chosen.body.slice(0, -closingOf(chosen).length);
  const inserted = said.startsWith(greeting) ? said.slice(greeting.length) : said;
  const above = [body.slice(0, within(place.from)).trim(), inserted.trim()].filter(Boolean);
  const below = [body.slice(within(place.to), end).trim(), isClosed ? closingOf(chosen) : ''];
  return {
    isWhole: false,
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

const tidied = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
