/** What browsers say of errors, and what may be kept of it; hostile ones, too. */
export const errorMessages: Record<string, string> = {
  'TypeError: x is not a function': 'TypeError: x is not a function',
  "TypeError: Cannot read properties of undefined (reading 'given')":
    'TypeError: Cannot read properties of undefined (reading given)',
  'TypeError: can\'t access property "items", list is undefined':
    "TypeError: can't access property items, list is undefined",
  "TypeError: undefined is not an object (evaluating 'a.b')":
    'TypeError: undefined is not an object (evaluating a.b)',
  "NotFoundError: Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.":
    'NotFoundError: Failed to execute removeChild on Node: The node to be removed is not a child of this node.',
  'Error: Minified React error #418; visit https://react.dev/errors/418?args[]=Ada for the full message':
    'React error #418',
  'React error #418; and Ada Okafor': 'React error #418',
  'TypeError: Failed to fetch dynamically imported module: https://deccan.example/assets/about-page-A1b2_-c3.js':
    'TypeError: Failed to fetch dynamically imported module: assets/about-page.js',
  'error loading dynamically imported module: http://localhost:4173/assets/africa-map-AbCdEfGh.js?v=1#x':
    'error loading dynamically imported module: assets/africa-map.js',
  'script-src-elem refuses evil.example': 'script-src-elem refuses evil.example',
  'SyntaxError: Unexpected token \'A\', "Adaeze Okafor" is not valid JSON':
    'SyntaxError: Unexpected token [text]',
  'SyntaxError: Unexpected token A in "Adaeze "the boss" Okafor':
    'SyntaxError: Unexpected token A in [text]',
  "'N'Dour' is not a valid name": '[text]',
  'no « Jean Dupont » here': 'no [text]',
  'no “Jean “le grand” Dupont” here': 'no [text]',
  'no ‹Jean Dupont› here': 'no [text]',
  'no ‘Jean Dupont': 'no [text]',
  'no `Jean Dupont` here': 'no [text]',
  "it's Ada": "it's Ada",
  'wrong: ada.okafor+news@example.com, again': 'wrong: [mail] again',
  'wrong: ada @ example.com': 'wrong: [mail]',
  'wrong: <ada@exämple.com>': 'wrong: [mail]',
  'mailto:ada@example.com failed': '[address] failed',
  'call +234 800 000 0301 now': 'call [number] now',
  'id 5eed0004-0000-4000-8000-000000001001 is gone': 'id [number] is gone',
  'at https://deccan.example/status?x=1#secret-of-Ada': 'at [address]',
  'at blob:https://deccan.example/5eed0004 and data:text/html,Ada': 'at [address] and [address]',
  'at chrome-extension://abcdefgh/content.js': 'at [address]',
  'Key (email)=(ada) exists': 'Key [text] exists',
  'q=Ada&company=Volta': '[text]',
  'La connexion réseau a été perdue.': 'La connexion [text] a [text] perdue.',
  'Ошибка сети: Акосуа': '[text]',
  'name \u202eadA\u202c and \u200bAda\ufeff': 'name [text] and [text]',
  'a\u0007b\tc\r\n  d\u007fe': 'a b c d e',
  'number ٠١٢٣ and ４２': 'number [text] and [text]',
  [`token ${'abcdefghij'.repeat(6)} end`]: 'token [text] end',
  [`long ${'word '.repeat(100)}`]: `long ${'word '.repeat(100)}`.slice(0, 299),
  '': '(no message)',
  ' \n ': '(no message)',
};

/** A megabyte of anything. */
export const endlessMessages = ['x', '"', "' ", '/assets/a-', '@ ', '\u202e', 'a:b ', '(a '].map(
  (part) => part.repeat(1_000_000 / part.length),
);
