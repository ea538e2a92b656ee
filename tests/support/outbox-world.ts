/** For the outbox's property test: a server, a device and tabs that fail on command. */
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
export interface Tab {
  outbox: ReturnType<typeof createOutbox>;
  live: <T>(task: () => Promise<T>) => Promise<T | 'died'>;
}

export function createWorld() {
  let clock = 1_700_000_000_000;
  let broken: StorageFault = 'none';
  let online = true;
  let locksAnswer = true;
  let outcomes: ServerOutcome[] = [];
  const database = new Map<string, unknown>();
  const refused = new Set<string>();
  const retriedInVain: string[] = [];
  const late: Submission[] = [];
  const waiting = new Map<string, Submission>();
  const stored = new Set<string>();
  const held = new Map<string, { by: object; running: Promise<unknown> }>();

  /** Behaves like the database: one row per id, which nothing changes. */
  function arrive({ id, row }: Submission) {
    if (!database.has(id)) database.set(id, row['text']);
  }

  const transportOf =
    (tab: object, die: () => void): Transport =>
    async (submission): Promise<SendResult> => {
      await Promise.resolve();
      if (!online) return { result: 'unreachable', retryReason: { reason: 'offline' } };
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
          for (const [name, { by }] of held) if (by === tab) held.delete(name);
          die();
          return new Promise<never>(() => undefined);
        default:
          return { result: 'unreachable' };
      }
    };

  async function touch<T>(task: () => T, how: 'reads' | 'writes' = 'writes'): Promise<T> {
    await Promise.resolve();
    if (broken === 'all' || (broken === 'writes' && how === 'writes'))
      throw new Error('storage is not available');
    return task();
  }

  const store: SubmissionStore = {
    put: (submission) => touch(() => void waiting.set(submission.id, structuredClone(submission))),
    get: (id) => touch(() => structuredClone(waiting.get(id)), 'reads'),
    all: () => touch(() => structuredClone([...waiting.values()]), 'reads'),
    change: (id, to) =>
      touch(() => {
        const next = to(structuredClone(waiting.get(id)));
        if (next) waiting.set(id, next);
        else waiting.delete(id);
      }),
    markStored: (id) => touch(() => void stored.add(id)),
    isStored: (id) => touch(() => stored.has(id), 'reads'),
  };

  const lockOf =
    (tab: object): Lock =>
    async (name, mode, task) => {
      if (!locksAnswer) return task();
      for (let other = held.get(name); other; other = held.get(name)) {
        if (mode === 'skip') return 'busy';
        await Promise.race([other.running, Promise.resolve()]);
      }
      const running = task().finally(() => held.delete(name));
      held.set(name, { by: tab, running: running.catch(() => undefined) });
      return running;
    };

  function openTab(): Tab {
    const tab = {};
    let die: () => void = () => undefined;
    const death = new Promise<'died'>((resolve) => (die = () => resolve('died')));
    return {
      outbox: createOutbox({
        store,
        transport: transportOf(tab, () => die()),
        lock: lockOf(tab),
        now: () => clock,
        random: () => 0.5,
      }),
      live: async (task) => Promise.race([task(), death]),
    };
  }

  return {
    database,
    refused,
    retriedInVain,
    waiting,
    openTab,
    setOnline: (is: boolean) => (online = is),
    setLocksAnswer: (they: boolean) => (locksAnswer = they),
    next: (coming: ServerOutcome[]) => (outcomes = [...coming]),
    has: ({ id, row }: NewSubmission) => database.get(id) === row['text'],
    wasSent: ({ id }: NewSubmission) =>
      database.has(id) || late.some((underWay) => underWay.id === id),
    keeps: ({ id }: NewSubmission) => waiting.has(id),
    tick: (by: number) => (clock += by),
    breakStorage: (fault: StorageFault) => (broken = fault),
    deliverLate: () => late.splice(0).forEach(arrive),
  };
}
