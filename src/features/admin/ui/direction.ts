const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text in the order in which it was typed, without marks that turn it or what stands beside it. */
export function unturned(text: string): string {
  return text.replace(turns, '');
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;

/** As `unturned`, inside a sentence of ours: its own direction ends with it. */
export function isolated(text: string): string {
  const plain = unturned(text);
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}
