import { sorted } from '@/lib/arrays';
import { createListeners } from '@/lib/listeners';
import type {
  Lock,
  NewSubmission,
  SendResult,
  Submission,
  SubmissionStore,
  Transport,
} from './types';

/** Each megabyte again costs the visitor's data. */
function firstDelayMs({ files }: Submission): number {
  const sizes = files.map(({ content }) =>
    content instanceof Blob ? content.size : content.byteLength,
  );
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1024 / 1024;
  return 5_000 * Math.max(1, megabytes);
}
const maxDelayMs = 15 * 60_000;

const maxRetryAfterMs = 60 * 60_000;

/** `saved`: kept on this device; `full`: the device has no space. */
export type Outcome = SendResult & { saved: boolean; full?: boolean };

interface OutboxParts {
  store: SubmissionStore;
  transport: Transport;
  lock: Lock;
  now: () => number;
  /** 0 to 1: spreads retries, so that a thousand phones do not return in the same second. */
  random: () => number;
}

type OnProgress = (share: number) => void;

interface FlushOptions {
  eager: boolean;
  onProgress?: (id: string, share: number) => void;
}

const isBlocked = ({ refusal, unreadable, expiredAt }: Submission) =>
  refusal !== undefined || unreadable || expiredAt !== undefined;

/**
 * Keeps submissions until they are known to be stored. Nothing is lost: a submission leaves the store only
 * when it is stored, or the visitor deletes or changes it. Nothing is duplicated: every attempt uses the id made on the
 * first submit of this content. `stored` is reported only when the server confirmed this very id.
 */
export function createOutbox({ store, transport, lock, now, random }: OutboxParts) {
  const { subscribe, tell: changed } = createListeners();

  function postponed(submission: Submission, result: SendResult): Submission {
    const { tries } = submission;
    const { retryReason, retryAfterMs = 0 } = result.result === 'unreachable' ? result : {};
    const delayMs =
      Math.min(maxDelayMs, firstDelayMs(submission) * 2 ** tries) * (0.5 + random() / 2);
    const retryAfter = retryAfterMs > 0 ? now() + Math.min(retryAfterMs, maxRetryAfterMs) : 0;
    return {
      ...submission,
      retryReason,
      tries: tries + 1,
      dueAt: Math.max(now() + delayMs, retryAfter),
      retryAfter,
    };
  }

  function isDue({ dueAt, retryAfter }: Submission, eager: boolean): boolean {
    const waitMs = (eager ? retryAfter : dueAt) - now();
    // Longer than any delay we set: the device's clock was put back.
    return waitMs <= 0 || waitMs > maxRetryAfterMs;
  }

  function after(result: SendResult, current?: Submission): Submission | undefined {
    if (!current) return undefined;
    switch (result.result) {
      case 'stored':
        return undefined;
      case 'refused':
        return { ...current, refusal: result.reason };
      case 'unreadable':
        return { ...current, unreadable: true };
      default:
        return postponed(current, result);
    }
  }

  async function record(tried: Submission, result: SendResult): Promise<boolean> {
    // Without a note of it, the server still recognises the id.
    if (result.result === 'stored') await store.markStored(tried.id).catch(() => undefined);
    let left: Submission | undefined;
    await store.change(tried.id, (current) => (left = after(result, current)));
    return left !== undefined;
  }

  async function tryOnce(submission: Submission, onProgress?: OnProgress): Promise<Outcome> {
    const result = await transport(submission, onProgress).catch((): SendResult => ({
      result: 'unreachable',
    }));
    const saved = await record(submission, result).catch(() => false);
    changed();
    return { ...result, saved };
  }

  const isStored = async (id: string) => store.isStored(id).catch(() => false);

  async function waiting(): Promise<Submission[]> {
    const submissions = await store.all().catch(() => []);
    return sorted(submissions, (a, b) => a.writtenAt - b.writtenAt);
  }

  return {
    /** Sends even when storage fails. `replaced`: a waiting submission that the visitor has changed into this one. */
    async send(
      added: NewSubmission,
      { replaced, onProgress }: { replaced?: string | undefined; onProgress?: OnProgress } = {},
    ): Promise<Outcome> {
      const submission = { ...added, writtenAt: now(), tries: 0, dueAt: 0, retryAfter: 0 };
      const { id } = submission;
      let full = false;
      const saved = await store.put(submission).then(
        () => true,
        (error: unknown) => {
          full = error instanceof Error && error.name === 'QuotaExceededError';
          return false;
        },
      );
      if (replaced) await store.change(replaced, () => undefined).catch(() => undefined);
      changed();
      const outcome = await lock(id, 'wait', async (): Promise<Outcome> => {
        // Another tab may have sent it while this one waited for the lock.
        if (saved && (await isStored(id))) return { result: 'stored', saved: false };
        return tryOnce(submission, onProgress);
      });
      return outcome === 'busy' ? { result: 'unreachable', saved } : { ...outcome, full };
    },

    /** `eager` (online again, focus, a click) ignores our delays, not the server's. */
    async flush({ eager, onProgress }: FlushOptions): Promise<void> {
      for (const { id } of await waiting()) {
        // A failure of one submission must not stop the next.
        await lock(id, 'skip', async () => {
          const submission = await store.get(id);
          if (!submission || isBlocked(submission) || !isDue(submission, eager)) return;
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
      changed();
    },

    /** Milliseconds since 1970; undefined when nothing waits. */
    async nextDue(): Promise<number | undefined> {
      const due = (await waiting())
        .filter((submission) => !isBlocked(submission))
        .map(({ dueAt }) => dueAt);
      return due.length > 0 ? Math.min(...due) : undefined;
    },

    noticeChange: changed,

    subscribe,
  };
}
