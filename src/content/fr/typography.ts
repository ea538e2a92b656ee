/** For tests: how French is set. */
const THIN = '\\u202f';
export const typographyRules: Record<string, RegExp> = {
  'a narrow no-break space stands before high punctuation': new RegExp(
    `(?<!${THIN})[;!?%»]|(?<![${THIN}\\d]):|(?<=\\d):(?!\\d)`,
    'u',
  ),
  'a narrow no-break space follows an opening quotation mark': new RegExp(`«(?!${THIN})`, 'u'),
  'a narrow no-break space groups digits and precedes units': new RegExp(
    String.raw`\d[^\S${THIN}](?:\d{3}(?!\d)|(?:h|j|s|kHz|GHz|[kKMG]o|M|%|€|\$|USD|heures?|millions?)(?![\p{L}\d]))`,
    'u',
  ),
  'a number stays on the line of what it counts':
    /(?<![\p{L}\d.,‑-])\d{1,3} (?!(?:à|aux?|de|dans|des|du|en|et|là|ou|par|pour|si|sous|sur) )\p{Ll}/u,
  'a short word is not torn from its hyphen':
    /e-mail|Wi-Fi|ci-dess|au-de|mots?-clé|\p{L}-(?:moi|t|nous|vous|lui|les?|la|ils?|elles?|on|en|ce|ci)(?!\p{L})/iu,
  'apostrophes and quotation marks are printed ones': /['"“”`´]/u,
  'an ellipsis is one sign': /\.{2}/u,
  'capitals carry their accents':
    /(?:^|[.!?]\s)A\s\p{Ll}|(?<!\p{L})E(?:change|col|conom|cou|cri|dit|gal|lectri|met|mis|nerg|quip|ta[pt]|tud|valu|v[ée]n)/u,
  'no text is empty': /^\s*$/u,
  'no space is doubled, leads or trails': /[^\S\n]{2}|^\s|\s$/u,
};
