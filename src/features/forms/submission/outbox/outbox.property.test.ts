/**
 * The outbox against a world that fails: requests that never arrive, arrive late, or arrive while
 * their answer is lost; storage that refuses; tabs that die; clocks that jump.
 * FC_RUNS sets the number of runs (500 by default), FC_SEED repeats a failure.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createOutbox, type SendOutcome, type Submission } from './outbox';
import type { Delivery, Lock, Parcel, ParcelStore, Transport } from './types';

type Fate = 'answered' | 'lost before' | 'lost after' | 'late' | 'refused' | 'busy' | 'tab dies';

const fate = fc.constantFrom<Fate>(
  'answered',
  'lost before',
  'lost after',
  'late',
  'refused',
  'busy',
  'tab dies',
);

const step = fc.oneof(
  fc.record({ do: fc.constant('submit' as const), fates: fc.array(fate, { maxLength: 3 }) }),
  fc.record({
    do: fc.constant('edit' as const),
    of: fc.nat(5),
    fates: fc.array(fate, { maxLength: 3 }),
  }),
  fc.record({
    do: fc.constant('flush' as const),
    eager: fc.boolean(),
    tabs: fc.integer({ min: 1, max: 3 }),
    fates: fc.array(fate, { maxLength: 6 }),
  }),
  fc.record({ do: fc.constant('late arrivals' as const) }),
  fc.record({
    do: fc.constant('clock' as const),
    by: fc.integer({ min: -86_400_000, max: 86_400_000 }),
  }),
  fc.record({ do: fc.constant('storage' as const), broken: fc.boolean() }),
  fc.record({ do: fc.constant('new tab' as const) }),
);

function world() {
  let clock = 1_700_000_000_000;
  let broken = false;
  let fates: Fate[] = [];
  const database = new Map<string, { revision: number; text: unknown }>();
  const refused = new Set<string>();
  const retriedInVain: string[] = [];
  const late: Parcel[] = [];
  const parcels = new Map<string, Parcel>();
  const settled = new Map<string, number>();
  const held = new Map<string, Promise<unknown>>();
  let bury: () => void = () => undefined;

  /** What the database does: one row an id, the highest revision's text. */
  function arrive({ id, revision, row }: Parcel) {
    const stored = database.get(id);
    if (stored && stored.revision >= revision) return;
    database.set(id, { revision, text: row['text'] });
  }

  const transport: Transport = async (parcel): Promise<Delivery> => {
    await Promise.resolve();
    if (parcel.refusal !== undefined) retriedInVain.push(parcel.id);
    switch (fates.shift() ?? 'answered') {
      case 'answered':
        arrive(parcel);
        return { result: 'stored' };
      case 'lost after':
        arrive(parcel);
        return { result: 'unreachable' };
      case 'late':
        late.push(parcel);
        return { result: 'unreachable' };
      case 'refused':
        refused.add(`${parcel.id} ${parcel.revision}`);
        // A page that refuses gives no reason.
        return { result: 'refused', reason: '' };
      case 'busy':
        return { result: 'unreachable', retryAfter: 60_000 };
      case 'tab dies':
        // The request is on its way; nobody is left to hear the answer, and the lock is free.
        late.push(parcel);
        held.delete(parcel.id);
        bury();
        return new Promise<never>(() => undefined);
      default:
        return { result: 'unreachable' };
    }
  };

  async function touch<T>(task: () => T): Promise<T> {
    await Promise.resolve();
    if (broken) throw new Error('storage is not available');
    return task();
  }

  const store: ParcelStore = {
    put: (parcel) => touch(() => void parcels.set(parcel.id, structuredClone(parcel))),
    get: (id) => touch(() => structuredClone(parcels.get(id))),
    all: () => touch(() => structuredClone([...parcels.values()])),
    change: (id, to) =>
      touch(() => {
        const next = to(structuredClone(parcels.get(id)));
        if (next) parcels.set(id, next);
        else parcels.delete(id);
      }),
    settle: (id, revision) => touch(() => void settled.set(id, revision)),
    settled: (id) => touch(() => settled.get(id)),
  };

  const lock: Lock = async (name, mode, task) => {
    while (held.has(name)) {
      if (mode === 'skip') return 'busy';
      await Promise.race([held.get(name), Promise.resolve()]);
    }
    const running = task().finally(() => held.delete(name));
    held.set(
      name,
      running.catch(() => undefined),
    );
    return running;
  };

  return {
    database,
    refused,
    retriedInVain,
    parcels,
    tab: () => createOutbox({ store, transport, lock, now: () => clock, random: () => 0.5 }),
    next: (coming: Fate[]) => (fates = [...coming]),
    tick: (by: number) => (clock += by),
    breakStorage: (is: boolean) => (broken = is),
    /** Settles with the task, or when the tab that runs it dies. */
    async live<T>(task: () => Promise<T>): Promise<T | 'died'> {
      const death = new Promise<'died'>((resolve) => (bury = () => resolve('died')));
      return Promise.race([task(), death]);
    },
    deliverLate: () => late.splice(0).forEach(arrive),
  };
}

const runs = Number(process.env['FC_RUNS'] ?? 500);
const seed = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);

/** As expect() would, but also in branches. */
function must(holds: boolean | undefined, what: string): void {
  if (!holds) throw new Error(what);
}

test(`nothing lost, nothing doubled, no false success (${runs} runs, seed ${seed})`, async () => {
  let promises = 0;
  const story = fc.asyncProperty(
    fc.array(step, { minLength: 4, maxLength: 40, size: 'max' }),
    async (steps) => {
      const it = world();
      let outbox = it.tab();
      const sent: { submission: Submission; outcome: SendOutcome | 'died'; kept: boolean }[] = [];
      const revisionsOf = (id: string) =>
        sent.filter(({ submission }) => submission.id === id).map((one) => one.submission.revision);

      async function send(submission: Submission) {
        const outcome = await it.live(() => outbox.send(submission));
        const parcel = it.parcels.get(submission.id);
        const kept = parcel?.row['text'] === submission.row['text'];
        sent.push({ submission, outcome, kept });
        if (outcome === 'died') outbox = it.tab();
        else if (outcome.result === 'stored') {
          const stored = it.database.get(submission.id)?.revision ?? 0;
          must(stored >= submission.revision, 'said to be stored, and is not');
        } else if (outcome.saved) must(kept, 'said to be saved, and is not');
      }

      for (const now of steps) {
        if (now.do === 'submit') {
          it.next(now.fates);
          const id = `id-${sent.length}`;
          await send({ id, path: '/quotes', revision: 1, row: { text: `${id} 1` }, files: [] });
        } else if (now.do === 'edit') {
          const earlier = sent[now.of]?.submission;
          if (!earlier) continue;
          const { id } = earlier;
          const revision = Math.max(...revisionsOf(id)) + 1;
          it.next(now.fates);
          await send({ ...earlier, revision, row: { text: `${id} ${revision}` } });
        } else if (now.do === 'flush') {
          it.next(now.fates);
          const tabs = Array.from({ length: now.tabs }, () => it.tab());
          await it.live(() => Promise.all(tabs.map((tab) => tab.flush({ eager: now.eager }))));
        } else if (now.do === 'late arrivals') it.deliverLate();
        else if (now.do === 'clock') it.tick(now.by);
        else if (now.do === 'storage') it.breakStorage(now.broken);
        else outbox = it.tab();
      }

      // The world is well again: whatever was promised arrives.
      it.breakStorage(false);
      it.next([]);
      // Twice, as a tab that outlived its neighbour may still hold a lock the first time.
      for (let round = 0; round < 2; round++) {
        it.tick(2 * 86_400_000);
        await it.tab().flush({ eager: true });
        it.deliverLate();
      }

      for (const { submission, outcome, kept } of sent) {
        const { id, revision } = submission;
        const promised = kept || (outcome !== 'died' && outcome.result === 'stored');
        const told = it.refused.has(`${id} ${revision}`);
        const overtaken = revisionsOf(id).some((other) => other > revision);
        if (!promised || told || overtaken) continue;
        promises++;
        const stored = it.database.get(id);
        must(stored?.text === submission.row['text'], `lost: ${id} ${revision}`);
      }
      for (const parcel of it.parcels.values()) {
        must(parcel.refusal !== undefined, `still waiting: ${parcel.id}`);
      }
      must(it.retriedInVain.length === 0, 'refused for good, and tried again');
    },
  );
  await fc.assert(story, { numRuns: runs, seed, verbose: 1 });
  expect(promises).toBeGreaterThan(runs);
});
