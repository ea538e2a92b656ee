/** Reads a little-endian number. Returns NaN, which equals nothing, past the end. */
export function numberAt(bytes: Uint8Array, offset: number, byteCount: 2 | 4): number {
  let value = 0;
  for (let place = byteCount - 1; place >= 0; place -= 1) {
    value = value * 256 + (bytes[offset + place] ?? Number.NaN);
  }
  return value;
}

/** Reads Latin-1, or UTF-16 of the same characters, in lower case: zero bytes are left out. */
export function textAt(bytes: Uint8Array, offset: number, length: number): string {
  let words = '';
  for (const byte of bytes.subarray(offset, offset + length)) {
    if (byte !== 0) words += String.fromCharCode(byte);
  }
  return words.toLowerCase();
}

export const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
