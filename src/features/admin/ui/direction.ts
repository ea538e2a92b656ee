const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Removes marks that would change the direction of the text or of its neighbours. */
export const stripBidiControls = (text: string): string => text.replace(bidiControls, '');

/** Of Hebrew, Arabic and other scripts; those beyond U+FFFF by the first half of their surrogate pairs. */
const rightToLeftLetters = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;

/** Strips the same marks and isolates right-to-left text, so that it does not turn the sentence around it. */
export function isolate(text: string): string {
  const plain = stripBidiControls(text);
  return rightToLeftLetters.test(plain) ? `\u2068${plain}\u2069` : plain;
}
