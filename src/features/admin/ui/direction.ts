const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Returns a text for display: without the controls by which it could turn around itself or its neighbours. */
export const stripBidiControls = (text: string): string => text.replace(bidiControls, '');

/** Of Hebrew, Arabic and other scripts; those beyond U+FFFF by the first half of their surrogate pairs. */
const rightToLeftLetters = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;

/** Returns a text for use inside a sentence: without those controls, and isolated if it is right-to-left. */
export function isolate(text: string): string {
  const plain = stripBidiControls(text);
  return rightToLeftLetters.test(plain) ? `\u2068${plain}\u2069` : plain;
}
