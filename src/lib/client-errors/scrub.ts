const quotes = [
  [/[\u2018-\u201b\u2039\u203a\uff07]/g, "'"],
  [/[\u201c-\u201f\u00ab\u00bb\u300c-\u300f\u301d-\u301f\uff02]/g, '"'],
] as const;

const rules = [
  // Names that engines quote in fixed phrases come from code.
  [/execute ["'`]([\w$.]{1,60})["'`] on ["'`]([\w$.]{1,60})["'`]/g, 'execute $1 on $2'],
  [/(^|[ (])(reading|setting|evaluating|property|construct) ["'`]([\w$.]{1,60})["'`]/g, '$1$2 $3'],
  // The end of a quotation is unknown, as it may contain quotation marks.
  [/(["`]|(^|[^A-Za-z0-9"'`])').*$/s, '$2[text]'],
  [/[^ ]*\/assets\/([a-z-]+)-[A-Za-z0-9_-]{7}\.(js|css)[^ ]*/g, 'assets/$1.$2'],
  [/[A-Za-z][\w+.-]*:[^ :][^ ]*/g, '[address]'],
  [/[^ ]* ?@ ?[^ ]*/g, '[mail]'],
  [/[^ ]*=[^ ]*/g, '[text]'],
  [/[^ ]*[0-9][^ ]*/g, '[number]'],
  [/[^ ]*[^ -~][^ ]*/g, '[text]'],
  [/[^ ]{40,}/g, '[text]'],
  [/(\[[a-z]+\])( \1)+/g, '$1'],
] as const;

/** A longer start of a message is not looked at. */
const maxReadLength = 1000;
/** The database takes no longer message of an error. */
const maxMessageLength = 300;

/** Returns the start of a message, without what a visitor may have typed. */
export function scrub(message: string): string {
  const start = message.slice(0, maxReadLength);
  const reactError = /^(?:Error: )?(?:Minified )?React error #([0-9]{1,3})(?:;|$)/.exec(start)?.[1];
  if (reactError) return `React error #${reactError}`;
  let text = start.replace(/[^!-~\u0080-\u{10ffff}]+/gu, ' ');
  for (const [pattern, replacement] of [...quotes, ...rules]) {
    text = text.replace(pattern, replacement);
  }
  return trim(trim(text).slice(0, maxMessageLength)) || '(no message)';
}

const trim = (text: string) => text.replace(/^ +| +$/g, '');
