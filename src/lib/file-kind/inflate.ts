/**
 * The beginning of what was deflated (RFC 1951) from `start` on, at least `most` bytes of it if there
 * are; undefined where it is broken. The floor's browsers have nothing for it; the database reads the
 * same with `private.inflate`.
 */
export function inflate(bytes: Uint8Array, start: number, most: number): number[] | undefined {
  const bits: Bits = { bytes, at: start * 8 };
  const out: number[] = [];
  for (let last = 0; last === 0 && out.length < most;) {
    last = take(bits, 1);
    const kind = take(bits, 2);
    const whole = kind === 0 ? copyStored(bits, out) : unpack(bits, out, most, kind);
    if (!whole) return undefined;
  }
  return out;
}

interface Bits {
  bytes: Uint8Array;
  at: number;
}

/** NaN where the file has ended. */
function take(bits: Bits, count: number): number {
  let value = 0;
  for (let place = 0; place < count; place += 1) {
    const byte = bits.bytes[bits.at >> 3] ?? Number.NaN;
    value += (Math.floor(byte / 2 ** (bits.at & 7)) % 2) * 2 ** place;
    bits.at += 1;
  }
  return value;
}

function copyStored(bits: Bits, out: number[]): boolean {
  bits.at = (bits.at + 7) & ~7;
  const length = take(bits, 16);
  const from = bits.at / 8 + 2;
  if (!(from + length <= bits.bytes.length)) return false;
  for (const byte of bits.bytes.subarray(from, from + length)) out.push(byte);
  bits.at = (from + length) * 8;
  return true;
}

/** A Huffman code: how many of its words have each length, and what they stand for, in order. */
interface Code {
  counts: readonly number[];
  symbols: readonly number[];
}

const longest = 15;

function codeOf(lengths: readonly number[]): Code {
  const ofLength = Array.from({ length: longest }, (_, index) =>
    [...lengths.keys()].filter((symbol) => lengths[symbol] === index + 1),
  );
  return { counts: ofLength.map((symbols) => symbols.length), symbols: ofLength.flat() };
}

const repeated = (times: number, length: number) => Array.from({ length: times }, () => length);

/** The codes that no block needs to bring. */
const fixedCodes = () => ({
  literals: codeOf([
    ...repeated(144, 8),
    ...repeated(112, 9),
    ...repeated(24, 7),
    ...repeated(8, 8),
  ]),
  distances: codeOf(repeated(30, 5)),
});

/** NaN for a word that the code does not have. */
function decode(bits: Bits, { counts, symbols }: Code): number {
  let word = 0;
  let first = 0;
  let index = 0;
  for (const count of counts) {
    word += take(bits, 1);
    if (word - first < count) return symbols[index + word - first] ?? Number.NaN;
    index += count;
    first = (first + count) * 2;
    word *= 2;
  }
  return Number.NaN;
}

const orderOfLengths = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** The two codes of a block that brings its own. */
function readCodes(bits: Bits): ReturnType<typeof fixedCodes> | undefined {
  const literals = take(bits, 5) + 257;
  const all = literals + take(bits, 5) + 1;
  const known = take(bits, 4) + 4;
  if (Number.isNaN(known)) return undefined;
  const ofCode = repeated(orderOfLengths.length, 0);
  for (const symbol of orderOfLengths.slice(0, known)) ofCode[symbol] = take(bits, 3);
  const code = codeOf(ofCode);

  const lengths: number[] = [];
  while (lengths.length < all) {
    const symbol = decode(bits, code);
    if (symbol < 16) lengths.push(symbol);
    else if (symbol === 16) {
      const before = lengths.at(-1);
      if (before === undefined) return undefined;
      lengths.push(...repeated(3 + take(bits, 2), before));
    } else if (symbol === 17) lengths.push(...repeated(3 + take(bits, 3), 0));
    else if (symbol === 18) lengths.push(...repeated(11 + take(bits, 7), 0));
    else return undefined;
  }
  if (lengths.length > all) return undefined;
  return {
    literals: codeOf(lengths.slice(0, literals)),
    distances: codeOf(lengths.slice(literals)),
  };
}

function unpack(bits: Bits, out: number[], most: number, kind: number): boolean {
  const codes = kind === 1 ? fixedCodes() : kind === 2 ? readCodes(bits) : undefined;
  if (!codes) return false;
  while (out.length < most) {
    const symbol = decode(bits, codes.literals);
    if (symbol === 256) return true;
    if (symbol < 256) {
      out.push(symbol);
      continue;
    }
    const length = lengthOf(bits, symbol - 257);
    const distance = distanceOf(bits, decode(bits, codes.distances));
    if (!(length > 0 && distance <= out.length)) return false;
    const from = out.length - distance;
    for (let place = 0; place < length; place += 1) out.push(out[from + place] ?? 0);
  }
  return true;
}

function lengthOf(bits: Bits, step: number): number {
  if (step < 8) return step + 3;
  if (step === 28) return 258;
  const more = (step >> 2) - 1;
  return step < 28 ? (4 + (step & 3)) * 2 ** more + 3 + take(bits, more) : Number.NaN;
}

function distanceOf(bits: Bits, step: number): number {
  if (step < 4) return step + 1;
  const more = (step >> 1) - 1;
  return step < 30 ? (2 + (step & 1)) * 2 ** more + 1 + take(bits, more) : Number.NaN;
}
