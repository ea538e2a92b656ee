import { sorted } from '@/lib/arrays';
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

/** `id`: of the submission finally sent. `saved`: kept on this device; `full`: the device has no space. */
export type Outcome = SendResult & { id: string; saved: boolean; full?: boolean };

interface OutboxParts {
  store: SubmissionStore;
  transport: Transport;
  lock: Lock;
  now: () => number;
  /** 0 to 1: spreads retries, so that a thousand phones do not return in the same second. */
  random: () => number;
}

/** Deterministic: a repeated "too late" answer does not create a duplicate. */
function idAfter(id: string): string {
  const head = (Number.parseInt(id.slice(0, 8), 16) + 0x9e3779b1) >>> 0;
  return head.toString(16).padStart(8, '0') + id.slice(8);
}

/** A new submission for text that came too late to change the stored one, which the status link goes on to open. */
function asNewOne(late: Submission): Submission {
  const { status_hash: _, ...row } = late.row;
  return {
    ...late,
    id: idAfter(late.id),
    row: { ...row, replaces: late.id },
    form: late.form && { ...late.form, link: undefined },
    tries: 0,
    dueAt: 0,
    retryAfter: 0,
  };
}

interface FlushOptions {
  eager: boolean;
  onProgress?: (id: string, share: number) => void;
}

/** Another tab or the worker is sending it. */
const untried = (id: string): Outcome => ({ result: 'unreachable', id, saved: true });

/** Waits until the visitor acts. */
const isBlocked = ({ refusal, unreadable, expiredAt }: Submission) =>
  refusal !== undefined || unreadable || expiredAt !== undefined;

/**
 * Keeps submissions until they are known to be stored. Nothing is lost: a submission leaves the store only
 * when it is stored or the visitor deletes it. Nothing is duplicated: every attempt uses the id made on the
 * first submit. `stored` is reported only when the server confirmed this very revision.
 */
export function createOutbox({ store, transport, lock, now, random }: OutboxParts) {
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());

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

  function after(
    result: SendResult,
    tried: Submission,
    current?: Submission,
  ): Submission | undefined {
    // Edited during this attempt, whose result no longer counts.
    if (!current || current.revision > tried.revision) return current;
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
    if (result.result === 'stored') await store.markStored(tried).catch(() => undefined);
    let left: Submission | undefined;
    await store.change(tried.id, (current) => (left = after(result, tried, current)));
    return left !== undefined && left.revision >= tried.revision;
  }

  async function tryOnce(
    submission: Submission,
    onProgress?: (share: number) => void,
  ): Promise<Outcome> {
    const result = await transport(submission, onProgress).catch((): SendResult => ({
      result: 'unreachable',
    }));
    if (result.result === 'late') return sendAsNew(submission, onProgress);
    const saved = await record(submission, result).catch(() => false);
    changed();
    return { ...result, id: submission.id, saved };
  }

  async function sendAsNew(
    late: Submission,
    onProgress?: (share: number) => void,
  ): Promise<Outcome> {
    const current = await store.get(late.id).catch(() => undefined);
    // Edited during the attempt: the newer text becomes the new submission.
    if (current && current.revision > late.revision) return untried(late.id);
    const renewed = asNewOne(late);
    await store.put(renewed).then(
      () => store.change(late.id, () => undefined),
      () => undefined,
    );
    const outcome = await lock(renewed.id, 'wait', () => tryOnce(renewed, onProgress));
    return outcome === 'busy' ? untried(renewed.id) : outcome;
  }

  async function waiting(): Promise<Submission[]> {
    const submissions = await store.all().catch(() => []);
    return sorted(submissions, (a, b) => a.writtenAt - b.writtenAt);
  }

  return {
    /** Sends even when storage fails. */
    async send(added: NewSubmission, onProgress?: (share: number) => void): Promise<Outcome> {
      const submission = { ...added, writtenAt: now(), tries: 0, dueAt: 0, retryAfter: 0 };
      const { id, revision } = submission;
      let full = false;
      const saved = await store.put(submission).then(
        () => true,
        (error: unknown) => {
          full = error instanceof Error && error.name === 'QuotaExceededError';
          return false;
        },
      );
      changed();
      const outcome = await lock(id, 'wait', async () => {
        // Another tab may have sent it while this one waited for the lock.
        const stored = saved ? await store.storedRevision(id).catch(() => undefined) : undefined;
        if (stored !== undefined && stored >= revision) {
          return { result: 'stored' as const, id, saved: false };
        }
        return tryOnce(submission, onProgress);
      });
      return outcome === 'busy' ? { ...untried(id), saved } : { ...outcome, full };
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

    /** The result for this or a newer revision; undefined when unknown. */
    async find(id: string, revision: number): Promise<'stored' | Submission | undefined> {
      const stored = await store.storedRevision(id).catch(() => undefined);
      if (stored !== undefined && stored >= revision) return 'stored';
      const submission = await store.get(id).catch(() => undefined);
      return submission && submission.revision >= revision ? submission : undefined;
    },

    /** Puts back what a page shows as waiting, if the site's data on this device were deleted under it. */
    async restore(shown: Submission): Promise<void> {
      if ((await this.find(shown.id, shown.revision)) !== undefined) return;
      await store.put(shown);
      changed();
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

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
