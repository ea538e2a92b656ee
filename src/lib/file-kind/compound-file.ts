import { numberAt, wordsAt } from './file-bytes';

export interface CompoundEntry {
  name: string;
  start: number;
}

/** The directory's entries of 128 bytes, found by their alignment rather than by following sectors. */
export function compoundEntries(bytes: Uint8Array): CompoundEntry[] {
  const sectorSize = 2 ** numberAt(bytes, 30, 2);
  const entries: CompoundEntry[] = [];
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    const length = numberAt(bytes, at + 64, 2);
    const type = bytes[at + 66] ?? 0;
    const isEntry = length >= 4 && length <= 64 && length % 2 === 0 && [1, 2, 5].includes(type);
    // A name ends with two zero bytes, and only zeros follow.
    if (!isEntry || bytes.subarray(at + length - 2, at + 64).some((byte) => byte !== 0)) continue;
    entries.push({
      name: wordsAt(bytes, at, length),
      start: (numberAt(bytes, at + 116, 4) + 1) * sectorSize,
    });
  }
  return entries;
}
