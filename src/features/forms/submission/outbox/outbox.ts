import type { Delivery, Lock, Parcel, ParcelStore, Transport } from './types';

/** First pause after a try without an answer, and the longest, in milliseconds. */
const firstPause = 5_000;
const longestPause = 15 * 60_000;

/** However long the server asks us to stay away, we look again after an hour. */
const longestHold = 60 * 60_000;

interface OutboxParts {
  store: ParcelStore;
  transport: Transport;
  lock: Lock;
  now: () => number;
  /** 0 to 1: spreads tries, so that a thousand phones do not come back in the same second. */
  random: () => number;
}

export type Submission = Pick<Parcel, 'id' | 'path' | 'rowAs' | 'revision' | 'row' | 'files'>;

interface FlushOptions {
  eager: boolean;
  /** Told how much of which parcel is on its way, 0 to 1. */
  onProgress?: (id: string, share: number) => void;
}

export type ParcelState = 'waiting' | 'refused' | 'stored';

/** `saved`: the parcel waits on this device. Only then may the page claim so. */
export type SendOutcome = Delivery & { saved: boolean };

/**
 * Keeps what visitors send until it is known to be stored.
 * Nothing lost: a parcel leaves the store only when it is stored, or when the visitor deletes it.
 * Nothing doubled: every try carries the id made on the first submit.
 * Nothing claimed: `stored` is said only after the server said so for this very revision.
 */
export function createOutbox({ store, transport, lock, now, random }: OutboxParts) {
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());

  function postponed(parcel: Parcel, retryAfter = 0): Parcel {
    const pause = Math.min(longestPause, firstPause * 2 ** parcel.tries) * (0.5 + random() / 2);
    const heldUntil = retryAfter > 0 ? now() + Math.min(retryAfter, longestHold) : 0;
    return {
      ...parcel,
      tries: parcel.tries + 1,
      dueAt: Math.max(now() + pause, heldUntil),
      heldUntil,
    };
  }

  function isDue(parcel: Parcel, eager: boolean): boolean {
    const wait = (eager ? parcel.heldUntil : parcel.dueAt) - now();
    // Longer than we ever ask for: the device's clock was put back.
    return wait <= 0 || wait > longestHold;
  }

  /** What is left of a parcel after a try: nothing once it is stored. */
  function after(delivery: Delivery, parcel: Parcel, current?: Parcel): Parcel | undefined {
    // Edited while this try was under way: whatever came of that does not count any more.
    if (!current || current.revision > parcel.revision) return current;
    switch (delivery.result) {
      case 'stored':
        return undefined;
      case 'refused':
        return { ...current, refusal: delivery.reason };
      default:
        return postponed(current, delivery.retryAfter);
    }
  }

  /** Writes down what a try came to, and says whether this text still waits here. */
  async function record(parcel: Parcel, delivery: Delivery): Promise<boolean> {
    if (delivery.result === 'stored') await store.settle(parcel.id, parcel.revision);
    let left: Parcel | undefined;
    await store.change(parcel.id, (current) => (left = after(delivery, parcel, current)));
    return left !== undefined && left.revision >= parcel.revision;
  }

  async function deliver(parcel: Parcel, onProgress?: (share: number) => void) {
    const delivery = await transport(parcel, onProgress);
    const saved = await record(parcel, delivery).catch(() => false);
    changed();
    return { ...delivery, saved };
  }

  return {
    /**
     * Saves a submission, tries to deliver it and says what came of it. When storage fails it is
     * sent all the same, and `saved` is false.
     */
    async send(submission: Submission, onProgress?: (share: number) => void): Promise<SendOutcome> {
      const parcel: Parcel = { ...submission, writtenAt: now(), tries: 0, dueAt: 0, heldUntil: 0 };
      const saved = await store.put(parcel).then(
        () => true,
        () => false,
      );
      changed();
      const outcome = await lock(parcel.id, 'wait', async (): Promise<SendOutcome> => {
        // Another tab may have delivered it while this one waited for its turn.
        const settled = saved ? await store.settled(parcel.id).catch(() => undefined) : undefined;
        if (settled !== undefined && settled >= parcel.revision) {
          return { result: 'stored', saved: false };
        }
        return deliver(parcel, onProgress);
      });
      return outcome === 'busy' ? { result: 'unreachable', saved } : outcome;
    },

    /**
     * Tries what waits and is due, oldest first, leaving out what another tab is sending.
     * `eager`: the world changed (online again, focus, the visitor asked), so pauses do not count;
     * what the server said about when to come back does.
     */
    async flush({ eager, onProgress }: FlushOptions): Promise<void> {
      const waiting = await store.all().catch(() => []);
      for (const { id } of waiting.toSorted((a, b) => a.writtenAt - b.writtenAt)) {
        await lock(id, 'skip', async () => {
          const parcel = await store.get(id).catch(() => undefined);
          if (!parcel || parcel.refusal !== undefined || !isDue(parcel, eager)) return;
          await deliver(parcel, (share) => onProgress?.(id, share));
        });
      }
    },

    /** What waits on this device, oldest first; empty when storage cannot be read. */
    async waiting(): Promise<Parcel[]> {
      const parcels = await store.all().catch(() => []);
      return parcels.toSorted((a, b) => a.writtenAt - b.writtenAt);
    },

    /**
     * What is known here about a submission: `waiting` to be sent, `refused` for good, or `stored`
     * since, by this tab or another; undefined when this device knows nothing of it.
     */
    async stateOf(id: string, revision: number): Promise<ParcelState | undefined> {
      const settled = await store.settled(id).catch(() => undefined);
      if (settled !== undefined && settled >= revision) return 'stored';
      const parcel = await store.get(id).catch(() => undefined);
      return parcel && (parcel.refusal === undefined ? 'waiting' : 'refused');
    },

    /** The visitor's own decision: it is not sent any more. What is under way may still arrive. */
    async discard(id: string): Promise<void> {
      await store.change(id, () => undefined);
      changed();
    },

    /** When the next parcel is due, in milliseconds since 1970; undefined when none waits. */
    async nextDue(): Promise<number | undefined> {
      const parcels = await store.all().catch(() => []);
      const due = parcels
        .filter(({ refusal }) => refusal === undefined)
        .map((parcel) => parcel.dueAt);
      return due.length > 0 ? Math.min(...due) : undefined;
    },

    /** Another tab changed something. */
    noticeChange: changed,

    /** Calls back after every change. Returns how to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
