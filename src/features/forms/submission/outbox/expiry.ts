import { outboxRules } from '@/content/facts/device';

const dayMs = 86_400_000;
export const maxWaitMs = outboxRules.retryDays * dayMs;
const textOfferedMs = outboxRules.offeredDays * dayMs;
/** More comes from a wrong clock. */
const maxCredibleAgeMs = 365 * dayMs;

type Entry = Partial<Record<'writtenAt' | 'expiredAt' | 'files', unknown>>;

/** Returns the entry itself when nothing changes, and undefined when it is to be deleted. */
export function expireEntry(value: unknown, now: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entry: Entry = value;
  const { writtenAt, expiredAt, files } = entry;
  if (expiredAt === undefined) {
    const ageMs = ageMsOf(writtenAt, now);
    if (ageMs === undefined) return { ...entry, writtenAt: now };
    if (ageMs <= maxWaitMs) return value;
    return { ...entry, expiredAt: now, ...(isFilled(files) && withoutContent(files)) };
  }
  const ageMs = ageMsOf(expiredAt, now);
  if (ageMs === undefined) return { ...entry, expiredAt: now };
  return ageMs <= textOfferedMs ? value : undefined;
}

export const textOfferedUntil = (expiredAt: number) => expiredAt + textOfferedMs;

function ageMsOf(moment: unknown, now: number): number | undefined {
  const ageMs = typeof moment === 'number' ? now - moment : Number.NaN;
  return ageMs > -dayMs && ageMs < maxCredibleAgeMs ? ageMs : undefined;
}

const isFilled = (files: unknown): files is unknown[] => Array.isArray(files) && files.length > 0;

/** File names stay, so that the visitor can attach the files to an email. */
const withoutContent = (files: unknown[]) => ({
  files: files.map((file) => ({ ...(file as object), content: new ArrayBuffer(0) })),
  unreadable: true,
});
