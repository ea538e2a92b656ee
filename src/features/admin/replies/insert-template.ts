import { closingOf, type ReplyText } from './reply-text';

/** A place in a text: the cursor, or a word that is replaced. */
export interface TextRange {
  from: number;
  to: number;
}

interface Insertion {
  text: ReplyText;
  /** Where to insert; by default above the closing. */
  place?: TextRange;
  present: ReplyText;
  chosen: ReplyText;
  blank: ReplyText;
}

/**
 * Inserts what a template says into a text, or replaces the text if it is still the previous template. The subject
 * becomes the template's unless it was changed. `isWhole` says that the text was replaced.
 */
export function insertTemplate(insertion: Insertion) {
  const { text, present, chosen, blank } = insertion;
  const { subject, body } = text;
  const { from, to } = insertion.place ?? placeAboveClosing(body.trimEnd(), closingOf(present));
  const isSameSubject = subject === present.subject;
  const bodyAround = body.slice(0, from) + body.slice(to);
  if (isSameSubject && collapseSpaces(bodyAround) === collapseSpaces(present.body)) {
    return { isWhole: true, text: chosen, cursorAt: placeBelowGreeting(chosen.body) };
  }
  const [greeting = ''] = blank.body.split('\n\n');
  const content = chosen.body.slice(0, -closingOf(chosen).length).replace(greeting, '').trim();
  const above = [body.slice(0, from).trim(), content].filter(Boolean).join('\n\n');
  const below = body.slice(to).trim();
  return {
    isWhole: false,
    text: {
      subject: isSameSubject ? chosen.subject : subject,
      body: [above, below].filter(Boolean).join('\n\n'),
    },
    cursorAt: above.length,
  };
}

function placeAboveClosing(body: string, closing: string): TextRange {
  const at = body.endsWith(closing) ? body.length - closing.length : body.length;
  return { from: at, to: at };
}

export const placeBelowGreeting = (body: string) => body.indexOf('\n\n') + 2;

export function cursorIn(field: HTMLTextAreaElement | null): TextRange {
  const at = field?.selectionEnd ?? 0;
  return { from: at, to: at };
}

const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
