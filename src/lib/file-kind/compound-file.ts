import { numberAt, wordsAt } from './file-bytes';

/** A stream or a storage of an OLE compound file. */
export interface CompoundEntry {
  /** In lower case. */
  name: string;
  /** Where its content begins. */
  start: number;
}

/** The entries of the file's directory, wherever its parts stand: each is 128 bytes, none begins elsewhere. */
export function compoundEntries(bytes: Uint8Array): CompoundEntry[] {
  const sectorSize = 2 ** numberAt(bytes, 30, 2);
  const entries: CompoundEntry[] = [];
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    const length = numberAt(bytes, at + 64, 2);
    const type = bytes[at + 66] ?? 0;
    const isEntry = length >= 4 && length <= 64 && length % 2 === 0 && [1, 2, 5].includes(type);
    // Names end with a zero of two bytes, and nothing stands behind it.
    if (!isEntry || bytes.subarray(at + length - 2, at + 64).some((byte) => byte !== 0)) continue;
    entries.push({
      name: wordsAt(bytes, at, length),
      start: (numberAt(bytes, at + 116, 4) + 1) * sectorSize,
    });
  }
  return entries;
}
