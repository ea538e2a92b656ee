import { sorted } from '@/lib/arrays';
import { createListeners } from '@/lib/listeners';
import type {
  Lock,
  NewSubmission,
  SendResult,
  Submission,
  SubmissionFile,
  SubmissionStore,
  Transport,
} from './types';

const firstDelayMs = 5_000;
const maxDelayMs = 15 * 60_000;
/** The longest delay that the server can set. */
export const maxRetryAfterMs = 60 * 60_000;

/** `isDeviceFull`: it could not be kept for another attempt. */
export type SendOutcome = SendResult & { isDeviceFull?: boolean };

interface OutboxParts {
  store: SubmissionStore;
  transport: Transport;
  lock: Lock;
  now: () => number;
  /** 0 to 1: makes delays up to half shorter, so that a thousand phones do not return in the same second. */
  random: () => number;
}

type OnProgress = (share: number) => void;

interface SendOptions {
  /** The id of a waiting submission that the visitor has changed into this one. */
  replacedId?: string | undefined;
  onProgress?: OnProgress;
}

interface FlushOptions {
  /** Online again, focus, a click: ignores our delays, not the server's. */
  isEager: boolean;
  onProgress?: (id: string, share: number) => void;
}

/**
 * Keeps submissions until they are known to be stored. Nothing is lost: a submission leaves the store only
 * when it is stored, or the visitor deletes or changes it. Nothing is duplicated: every attempt uses the id made on the
 * first submit of this content. `stored` is reported only when the server confirmed this very id.
 */
export function createOutbox(parts: OutboxParts) {
  const { store, transport, lock, now } = parts;
  const { subscribe, notify: notifyListeners } = createListeners();

  async function tryOnce(submission: Submission, onProgress?: OnProgress): Promise<SendResult> {
    const result = await transport(submission, onProgress).catch((): SendResult => ({
      result: 'unreachable',
    }));
    await noteResult(parts, submission.id, result).catch(() => undefined);
    notifyListeners();
    return result;
  }

  const isStored = async (id: string) => store.isStored(id).catch(() => false);

  async function waiting(): Promise<Submission[]> {
    const submissions = await store.all().catch(() => []);
    return sorted(submissions, (a, b) => a.writtenAt - b.writtenAt);
  }

  return {
    /** Sends even when storage fails. */
    async send(
      newSubmission: NewSubmission,
      { replacedId, onProgress }: SendOptions = {},
    ): Promise<SendOutcome> {
      const submission = { ...newSubmission, writtenAt: now(), tries: 0, dueAt: 0, retryAfter: 0 };
      const { id } = submission;
      const { isSaved, isDeviceFull } = await trySaving(store, submission);
      if (replacedId) await store.change(replacedId, () => undefined).catch(() => undefined);
      notifyListeners();
      const outcome = await lock(id, 'wait', async (): Promise<SendResult> => {
        // Another tab may have sent it while this one waited for the lock.
        if (isSaved && (await isStored(id))) return { result: 'stored' };
        return tryOnce(submission, onProgress);
      });
      return outcome === 'busy' ? { result: 'unreachable' } : { ...outcome, isDeviceFull };
    },

    async flush({ isEager, onProgress }: FlushOptions): Promise<void> {
      for (const { id } of await waiting()) {
        // A failure of one submission must not stop the next.
        await lock(id, 'skip', async () => {
          const submission = await store.get(id);
          if (!submission || isBlocked(submission) || !isDue(submission, isEager, now())) return;
          await tryOnce(submission, (share) => onProgress?.(id, share));
        }).catch(() => undefined);
      }
    },

    waiting,

    async find(id: string): Promise<'stored' | Submission | undefined> {
      return (await isStored(id)) ? 'stored' : store.get(id).catch(() => undefined);
    },

    /** A request in progress may still arrive. */
    async discard(id: string): Promise<void> {
      await store.change(id, () => undefined);
      notifyListeners();
    },

    /** Milliseconds since 1970; undefined when nothing waits. */
    async nextDueAt(): Promise<number | undefined> {
      const retried = (await waiting()).filter((submission) => !isBlocked(submission));
      return retried.length > 0 ? Math.min(...retried.map(({ dueAt }) => dueAt)) : undefined;
    },

    noticeChange: notifyListeners,

    subscribe,
  };
}

async function trySaving(store: SubmissionStore, submission: Submission) {
  try {
    await store.put(submission);
    return { isSaved: true, isDeviceFull: false };
  } catch (error) {
    const isDeviceFull = error instanceof Error && error.name === 'QuotaExceededError';
    return { isSaved: false, isDeviceFull };
  }
}

async function noteResult({ store, now, random }: OutboxParts, id: string, result: SendResult) {
  // Without a note of it, the server still recognises the id.
  if (result.result === 'stored') await store.markStored(id).catch(() => undefined);
  await store.change(id, (kept) => kept && afterAttempt(kept, result, now(), random()));
}

const isBlocked = ({ refusal, unreadable, expiredAt }: Submission) =>
  refusal !== undefined || unreadable || expiredAt !== undefined;

function isDue({ dueAt, retryAfter }: Submission, isEager: boolean, now: number) {
  const waitMs = (isEager ? retryAfter : dueAt) - now;
  // Longer than any delay we set: the device's clock was put back.
  return waitMs <= 0 || waitMs > maxRetryAfterMs;
}

function afterAttempt(tried: Submission, result: SendResult, now: number, random: number) {
  switch (result.result) {
    case 'stored':
      return undefined;
    case 'refused':
      return { ...tried, refusal: result.reason };
    case 'unreadable':
      return { ...tried, unreadable: true as const };
    default:
      return postponed(tried, result, now, random);
  }
}

function postponed(
  submission: Submission,
  { retryReason, retryAfterMs = 0 }: Extract<SendResult, { result: 'unreachable' }>,
  now: number,
  random: number,
): Submission {
  const { tries, files } = submission;
  const fullDelayMs = Math.min(maxDelayMs, firstDelayMs * weightOf(files) * 2 ** tries);
  const delayMs = fullDelayMs * (1 - random / 2);
  const retryAfter = retryAfterMs > 0 ? now + Math.min(retryAfterMs, maxRetryAfterMs) : 0;
  const dueAt = Math.max(now + delayMs, retryAfter);
  return { ...submission, retryReason, tries: tries + 1, dueAt, retryAfter };
}

/** In megabytes, at least one: each of them again costs the visitor's data. */
function weightOf(files: readonly SubmissionFile[]): number {
  let bytes = 0;
  for (const { content } of files)
    bytes += content instanceof Blob ? content.size : content.byteLength;
  return Math.max(1, bytes / 1024 / 1024);
}
