// For the outbox's property test: a server, a device and tabs that fail on command.
import { createOutbox } from '@/features/forms/submission/outbox/outbox';
import type {
  Lock,
  NewSubmission,
  SendResult,
  Submission,
  SubmissionStore,
  Transport,
} from '@/features/forms/submission/outbox/types';

export const allOutcomes = [
  'answered',
  'lost before',
  'lost after',
  'late',
  'refused',
  'busy',
  'file gone',
  'breaks',
  'tab dies',
] as const;
export type ServerOutcome = (typeof allOutcomes)[number];

type StorageFault = 'none' | 'all' | 'writes';

/** A page or the service worker: when it dies, only the tasks inside it end. */
export interface BrowserTab {
  outbox: ReturnType<typeof createOutbox>;
  live: <Value>(task: () => Promise<Value>) => Promise<Value | 'died'>;
}

/** A server that answers in turn as told, a device whose storage fails on command, and its tabs. */
export function createWorld() {
  let nowMs = 1_700_000_000_000;
  const server = createServer();
  const device = createDevice();
  const locks = createLocks();

  function openTab(): BrowserTab {
    const tab = {};
    let die: () => void = () => undefined;
    const death = new Promise<'died'>((resolve) => (die = () => resolve('died')));
    const transport = server.transportOf(() => {
      locks.releaseAllOf(tab);
      die();
    });
    const parts = { store: device.store, transport, lock: locks.lockOf(tab), now: () => nowMs };
    const outbox = createOutbox({ ...parts, random: () => 0.5 });
    return { outbox, live: (task) => Promise.race([task(), death]) };
  }

  return {
    ...server,
    ...device,
    openTab,
    setLocksAvailable: locks.setAvailable,
    hasStored: ({ id, row }: NewSubmission) => server.database.get(id) === row['text'],
    wasSent: ({ id }: NewSubmission) => server.database.has(id) || server.isLate(id),
    keeps: ({ id }: NewSubmission) => device.waiting.has(id),
    tick: (byMs: number) => void (nowMs += byMs),
  };
}

function createServer() {
  let isOnline = true;
  let outcomes: ServerOutcome[] = [];
  const database = new Map<string, unknown>();
  const refused = new Set<string>();
  const retriedInVain: string[] = [];
  const late: Submission[] = [];

  /** Behaves like the database: one row per id, which nothing changes. */
  function arrive({ id, row }: Submission) {
    if (!database.has(id)) database.set(id, row['text']);
  }

  const transportOf =
    (killTab: () => void): Transport =>
    async (submission): Promise<SendResult> => {
      await Promise.resolve();
      if (!isOnline) return { result: 'unreachable', retryReason: { reason: 'offline' } };
      if (submission.refusal !== undefined || submission.unreadable) {
        retriedInVain.push(submission.id);
      }
      switch (outcomes.shift() ?? 'answered') {
        case 'answered':
          arrive(submission);
          return { result: 'stored' };
        case 'lost after':
          arrive(submission);
          return { result: 'unreachable' };
        case 'late':
          late.push(submission);
          return { result: 'unreachable' };
        case 'refused':
          refused.add(String(submission.row['text']));
          return { result: 'refused', reason: '' };
        case 'file gone':
          return { result: 'unreadable' };
        case 'breaks':
          throw new Error('a programming error');
        case 'busy':
          return { result: 'unreachable', retryReason: { reason: 'busy' }, retryAfterMs: 60_000 };
        case 'tab dies':
          // The request was sent, but nobody receives the response and the tab's locks are released.
          late.push(submission);
          killTab();
          return new Promise<never>(() => undefined);
        default:
          return { result: 'unreachable' };
      }
    };

  return {
    database,
    refused,
    retriedInVain,
    transportOf,
    setOnline: (next: boolean) => void (isOnline = next),
    setOutcomes: (next: ServerOutcome[]) => void (outcomes = [...next]),
    isLate: (id: string) => late.some((submission) => submission.id === id),
    deliverLate: () => late.splice(0).forEach(arrive),
  };
}

function createDevice() {
  let storageFault: StorageFault = 'none';
  const waiting = new Map<string, Submission>();
  const stored = new Set<string>();

  async function read<Value>(task: () => Value): Promise<Value> {
    await Promise.resolve();
    if (storageFault === 'all') throw new Error('storage is not available');
    return task();
  }
  const write = (task: () => void) =>
    read(() => {
      if (storageFault === 'writes') throw new Error('storage is full');
      task();
    });

  const store: SubmissionStore = {
    put: (submission) => write(() => waiting.set(submission.id, structuredClone(submission))),
    get: (id) => read(() => structuredClone(waiting.get(id))),
    all: () => read(() => structuredClone([...waiting.values()])),
    change: (id, update) =>
      write(() => {
        const changed = update(structuredClone(waiting.get(id)));
        if (changed) waiting.set(id, changed);
        else waiting.delete(id);
      }),
    markStored: (id) => write(() => stored.add(id)),
    isStored: (id) => read(() => stored.has(id)),
  };
  return { waiting, store, breakStorage: (fault: StorageFault) => void (storageFault = fault) };
}

function createLocks() {
  let isAvailable = true;
  const heldByName = new Map<string, { tab: object; end: Promise<unknown> }>();

  const lockOf =
    (tab: object): Lock =>
    async (name, mode, task) => {
      if (!isAvailable) return task();
      for (let held = heldByName.get(name); held; held = heldByName.get(name)) {
        if (mode === 'skip') return 'busy';
        // looks again soon, as a lock may also be released by the death of its tab
        await Promise.race([held.end, Promise.resolve()]);
      }
      const running = task().finally(() => heldByName.delete(name));
      heldByName.set(name, { tab, end: running.catch(() => undefined) });
      return running;
    };

  return {
    lockOf,
    setAvailable: (next: boolean) => void (isAvailable = next),
    releaseAllOf(deadTab: object) {
      for (const [name, { tab }] of heldByName) if (tab === deadTab) heldByName.delete(name);
    },
  };
}
