// Invisible characters that programs and keyboards add to copied text.
const charactersMatching = (pattern: RegExp) =>
  Array.from({ length: 0x11_00_00 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter(
    (character) => pattern.test(character),
  );

/** Joiners shape letters, so they are kept between two of them. */
export const joiners = ['\u200c', '\u200d'];

/** Unicode's format characters, variation selectors and fillers, without the joiners. */
export const invisible = charactersMatching(
  /[\p{Cf}\p{Variation_Selector}\u034f\u115f\u1160\u3164\uffa0]/u,
).filter((character) => !joiners.includes(character));

export const lineEnds = ['\r\n', '\r', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
