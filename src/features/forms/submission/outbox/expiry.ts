import { waitingRules } from '@/content/facts/device';

const dayMs = 86_400_000;
export const maxWaitMs = waitingRules.days * dayMs;
const offeredMs = waitingRules.daysOffered * dayMs;
const maxAgeMs = 365 * dayMs;

type Entry = Partial<Record<'writtenAt' | 'expiredAt' | 'files', unknown>>;

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

export const textOfferedUntil = (expiredAt: number) => expiredAt + offeredMs;

function ageOf(moment: unknown, now: number): number | undefined {
  const age = typeof moment === 'number' ? now - moment : Number.NaN;
  return age > -dayMs && age < maxAgeMs ? age : undefined;
}

const isFilled = (files: unknown): files is unknown[] => Array.isArray(files) && files.length > 0;

/** File names stay, so that the visitor can attach the files to an email. */
const withoutContent = (files: unknown[]) => ({
  files: files.map((file) => ({ ...(file as object), content: new ArrayBuffer(0) })),
  unreadable: true,
});
