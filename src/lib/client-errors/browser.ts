/** Specific families first: most browsers also claim to be Chrome and Safari. */
const families = [
  ['Edge', /\b(?:Edg|EdgA|EdgiOS)\/(\d+)/],
  ['Opera', /\b(?:OPR|OPX)\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['UC Browser', /\bUCBrowser\/(\d+)/],
  ['Yandex', /\bYaBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)\S* .*\bSafari\//],
] as const;

export function browserOf(userAgent: string): string {
  for (const [family, pattern] of families) {
    const major = pattern.exec(userAgent)?.[1];
    if (major) return `${family} ${major.slice(0, 4)}`;
  }
  return 'other';
}
