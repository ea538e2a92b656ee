/**
 * The ways to leave out one condition of `((a) AND (b) …)`, an expression as PostgreSQL prints it:
 * none where there is only one.
 */
export function conjuncts(expression: string): string[] {
  const parts = split(unwrap(expression));
  if (parts.length < 2) return [];
  return parts.map((_, without) => parts.filter((__, i) => i !== without).join(' AND '));
}

/** Without the parentheses that enclose the whole. */
function unwrap(text: string): string {
  if (!text.startsWith('(')) return text;
  for (const { depth, index } of scan(text)) {
    if (depth === 0) return index === text.length - 1 ? unwrap(text.slice(1, -1)) : text;
  }
  return text;
}

function split(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { depth, index } of scan(text)) {
    if (depth === 0 && text.startsWith(' AND ', index) && !isBetween(text, start, index)) {
      parts.push(text.slice(start, index));
      start = index + ' AND '.length;
    }
  }
  return [...parts, text.slice(start)];
}

const isBetween = (text: string, start: number, end: number) =>
  text.slice(start, end).includes(' BETWEEN ');

/** Every character outside of quotes, and how deep in parentheses one is after it. */
function* scan(text: string): Generator<{ depth: number; index: number }> {
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === "'") quoted = !quoted;
    else if (!quoted) {
      if (character === '(') depth += 1;
      if (character === ')') depth -= 1;
      yield { depth, index };
    }
  }
}
