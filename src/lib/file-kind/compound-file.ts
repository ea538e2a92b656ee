import { numberAt, wordsAt } from './file-bytes';

/** A stream or a storage of an OLE compound file. */
export interface CompoundEntry {
  /** In lower case. */
  name: string;
  firstSector: number;
  size: number;
}

const mostDirectorySectors = 1000;

/** What the file's directory lists; undefined where that cannot be read to its end. */
export function compoundEntries(bytes: Uint8Array): CompoundEntry[] | undefined {
  const directory = sectorsFrom(bytes, numberAt(bytes, 48, 4), mostDirectorySectors);
  return directory?.flatMap((sector) => {
    const entries: CompoundEntry[] = [];
    for (let at = sector; at < sector + sectorSize(bytes); at += 128) {
      const length = numberAt(bytes, at + 64, 2);
      if (!(length >= 2 && length <= 64)) continue;
      entries.push({
        name: wordsAt(bytes, at, length),
        firstSector: numberAt(bytes, at + 116, 4),
        size: numberAt(bytes, at + 120, 4),
      });
    }
    return entries;
  });
}

/** Where a stream begins, NaN if it shares a sector with others; undefined where parts are missing. */
export function placeOf(bytes: Uint8Array, { firstSector, size }: CompoundEntry) {
  if (size < 4096) return Number.NaN;
  const most = Math.ceil(size / sectorSize(bytes));
  const sectors = sectorsFrom(bytes, firstSector, most);
  return sectors?.length === most ? sectors[0] : undefined;
}

/** Where the sectors of a chain are. The 109 sectors of the allocation table that the header names reach for 6 MB. */
function sectorsFrom(bytes: Uint8Array, first: number, most: number): number[] | undefined {
  const size = sectorSize(bytes);
  const sectors: number[] = [];
  for (let sector = first; sector !== 0xfffffffe && sectors.length < most;) {
    const at = (sector + 1) * size;
    if (!(at < bytes.length)) return undefined;
    sectors.push(at);
    const share = Math.floor(sector / (size / 4));
    const table = share < 109 ? numberAt(bytes, 76 + 4 * share, 4) : Number.NaN;
    sector = numberAt(bytes, (table + 1) * size + 4 * (sector % (size / 4)), 4);
  }
  return sectors;
}

function sectorSize(bytes: Uint8Array): number {
  const power = numberAt(bytes, 30, 2);
  return power === 9 || power === 12 ? 2 ** power : Number.NaN;
}
