import { waitingRules } from '@/content/facts/device';

const dayMs = 86_400_000;
/** How long a submission is tried before its files leave the device. */
export const maxWaitMs = waitingRules.days * dayMs;
/** How long its text is offered from then on. */
const offeredMs = waitingRules.daysOffered * dayMs;
/** An age of a year or more, or one that lies ahead, is a clock's fault. */
const maxAgeMs = 365 * dayMs;

type Entry = Partial<Record<'writtenAt' | 'expiredAt' | 'files', unknown>>;

/**
 * What time makes of an entry of the device's store, as any version may have left it: itself, one that has
 * ended and lost its files, or nothing. A clock that is wrong costs nothing: the time is counted anew.
 * @param now milliseconds since 1970
 */
export function expireEntry(value: unknown, now: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entry = value as Entry;
  const { writtenAt, expiredAt, files } = entry;
  if (expiredAt === undefined) {
    const age = ageOf(writtenAt, now);
    if (age === undefined) return { ...entry, writtenAt: now };
    if (age <= maxWaitMs) return value;
    return { ...entry, expiredAt: now, ...(isFilled(files) && withoutContent(files)) };
  }
  const age = ageOf(expiredAt, now);
  if (age === undefined) return { ...entry, expiredAt: now };
  return age <= offeredMs ? value : undefined;
}

/** Until when the text of a submission that has ended is offered. */
export const textOfferedUntil = (expiredAt: number) => expiredAt + offeredMs;

function ageOf(moment: unknown, now: number): number | undefined {
  const age = typeof moment === 'number' ? now - moment : Number.NaN;
  return age > -dayMs && age < maxAgeMs ? age : undefined;
}

const isFilled = (files: unknown): files is unknown[] => Array.isArray(files) && files.length > 0;

/** Their names stay, for the visitor to attach them to an e-mail; whatever reads it takes them for lost. */
const withoutContent = (files: unknown[]) => ({
  files: files.map((file) => ({ ...(file as object), content: new ArrayBuffer(0) })),
  unreadable: true,
});
