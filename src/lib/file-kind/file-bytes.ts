/** Reads a little-endian number. Returns NaN, which equals nothing, past the end. */
export function numberAt(bytes: Uint8Array, at: number, size: 2 | 4): number {
  let value = 0;
  for (let place = size - 1; place >= 0; place -= 1) {
    value = value * 256 + (bytes[at + place] ?? Number.NaN);
  }
  return value;
}

export function wordsAt(bytes: Uint8Array, at: number, length: number): string {
  let words = '';
  for (const byte of bytes.subarray(at, at + length)) {
    if (byte !== 0) words += String.fromCharCode(byte);
  }
  return words.toLowerCase();
}

export const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
