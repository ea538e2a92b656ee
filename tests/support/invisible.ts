// Invisible characters that programs and keyboards add to copied text.
const charactersWith = (property: RegExp) =>
  Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => property.test(character));

/** Joiners shape letters, so they are kept between two of them. */
export const joiners = ['\u200c', '\u200d'];

/** Unicode's format characters, variation selectors and fillers. */
export const invisible = charactersWith(
  /[\p{Cf}\p{Variation_Selector}\u034f\u115f\u1160\u3164\uffa0]/u,
).filter((character) => !joiners.includes(character));

export const lineEnds = ['\r\n', '\r', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
