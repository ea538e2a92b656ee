import type { FormPartsTexts } from '@/content/texts';
import { dateAndTime, timeOfDay } from '@/lib/format';
import { ownValue } from '@/lib/own-value';
import { textOfferedUntil } from './expiry';
import { maxRetryAfterMs } from './outbox';
import { withdrawnReason } from './send-result';
import type { RetryReason, Submission } from './types';

export interface Conditions {
  /** Milliseconds since 1970. */
  now: number;
  isOnline: boolean;
  /** The browser has accepted to send in the background, so that the page need not stay open. */
  isSyncAccepted: boolean;
}

const minuteMs = 60_000;
/** `now` may be a minute behind. */
const maxShownDelayMs = maxRetryAfterMs + minuteMs;

export function retryReasonText(
  retryReason: RetryReason | undefined,
  { submission: texts }: FormPartsTexts,
): string {
  if (retryReason?.reason === 'limit') {
    const { limit, max, periodSeconds } = retryReason.limit;
    return texts.limits[limit](max, Math.round(periodSeconds / 60));
  }
  return texts.stops[retryReason?.reason ?? 'no answer'];
}

/** Says in sentences what became of a submission that was not sent: first what counts most. */
export function waitingMessage(
  submission: Submission,
  { now, isOnline, isSyncAccepted }: Conditions,
  parts: FormPartsTexts,
  language: string,
): string[] {
  const { retryReason, retryAfter, writtenAt, expiredAt, files, refusal, unreadable } = submission;
  const { submission: texts } = parts;
  if (expiredAt !== undefined) {
    const since = dateAndTime(writtenAt, language);
    const until = dateAndTime(textOfferedUntil(expiredAt), language);
    const deletionOf = files.length > 0 ? texts.ended.withFiles : texts.ended.text;
    return [texts.notSent, texts.ended.since(since), deletionOf(until)];
  }
  if (refusal === withdrawnReason) return [texts.withdrawn];
  if (refusal !== undefined)
    return [parts.pending.refused, ownValue<string>(texts.reasons, refusal) ?? ''];
  if (unreadable) return [parts.pending.unreadable];
  const { next } = texts;
  if (!isOnline) return [texts.waiting, isSyncAccepted ? next.offlinePromised : next.offline];

  const sentences = [texts.waiting];
  // While offline, or before the first attempt, the server is not to blame.
  if (retryReason && retryReason.reason !== 'offline')
    sentences.push(retryReasonText(retryReason, parts));
  if (isDelayShown(retryAfter, now)) {
    const opensAt = Math.ceil(retryAfter / minuteMs) * minuteMs;
    // The time is our estimate: storage may still be full by then.
    const sentenceOf = retryReason?.reason.startsWith('storage') ? next.tryFrom : next.from;
    sentences.push(sentenceOf(timeOfDay(opensAt, language)));
  } else sentences.push(isSyncAccepted ? next.promised : next.open);
  return sentences;
}

/** Zero means no delay, and a clock may be in 1969. */
const isDelayShown = (retryAfter: number, now: number) =>
  retryAfter > 0 && retryAfter > now && retryAfter - now <= maxShownDelayMs;
