/**
 * The outbox against a world that fails: requests that never arrive, arrive late, or arrive while
 * their answer is lost; storage that refuses; tabs that die; clocks that jump.
 * FC_RUNS sets the number of runs (500 by default), FC_SEED repeats a failure.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createOutbox, type SendOutcome, type Submission } from './outbox';
import type { Delivery, Lock, Parcel, ParcelStore, Transport } from './types';

type Fate = 'answered' | 'lost before' | 'lost after' | 'late' | 'refused' | 'busy' | 'portal';

const fate = fc.constantFrom<Fate>(
  'answered',
  'lost before',
  'lost after',
  'late',
  'refused',
  'busy',
  'portal',
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
  const database = new Map<string, { revision: number; text: unknown; rows: number }>();
  const refused = new Set<string>();
  const late: Parcel[] = [];
  const parcels = new Map<string, Parcel>();
  const settled = new Map<string, number>();
  const held = new Map<string, Promise<unknown>>();

  /** What the database does: one row an id, the highest revision's text. */
  function arrive({ id, revision, row }: Parcel) {
    const stored = database.get(id);
    if (stored && stored.revision >= revision) return;
    database.set(id, { revision, text: row['text'], rows: 1 });
  }

  const transport: Transport = async (parcel): Promise<Delivery> => {
    await null;
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
        return { result: 'refused', reason: 'no' };
      case 'busy':
        return { result: 'unreachable', retryAfter: 60_000 };
      default:
        return { result: 'unreachable' };
    }
  };

  async function use<T>(task: () => T): Promise<T> {
    await null;
    if (broken) throw new Error('storage is not available');
    return task();
  }

  const store: ParcelStore = {
    put: (parcel) => use(() => void parcels.set(parcel.id, structuredClone(parcel))),
    get: (id) => use(() => structuredClone(parcels.get(id))),
    all: () => use(() => structuredClone([...parcels.values()])),
    remove: (id) => use(() => void parcels.delete(id)),
    settle: (id, revision) => use(() => void settled.set(id, revision)),
    settled: (id) => use(() => settled.get(id)),
  };

  const lock: Lock = async (name, mode, task) => {
    while (held.has(name)) {
      if (mode === 'skip') return 'busy';
      await held.get(name);
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
    parcels,
    tab: () => createOutbox({ store, transport, lock, now: () => clock, random: () => 0.5 }),
    next: (coming: Fate[]) => (fates = [...coming]),
    tick: (by: number) => (clock += by),
    breakStorage: (is: boolean) => (broken = is),
    deliverLate: () => late.splice(0).forEach(arrive),
  };
}

const runs = Number(process.env['FC_RUNS'] ?? 500);
const seed = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);

test(`nothing lost, nothing doubled, no false success (${runs} runs, seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const it = world();
      let outbox = it.tab();
      const sent: { submission: Submission; outcome: SendOutcome }[] = [];

      async function send(submission: Submission) {
        const outcome = await outbox.send(submission);
        sent.push({ submission, outcome });
        if (outcome.result === 'stored') {
          // No false success: this text, or a newer one, is in the database at this moment.
          const stored = it.database.get(submission.id);
          expect(stored?.revision).toBeGreaterThanOrEqual(submission.revision);
        }
        if (outcome.saved) {
          // No false promise: it really waits on the device.
          expect(it.parcels.get(submission.id)?.row).toEqual(submission.row);
        }
      }

      for (const now of steps) {
        if (now.do === 'submit') {
          it.next(now.fates);
          const id = `id-${sent.length}`;
          await send({
            id,
            path: '/quote_requests',
            revision: 1,
            row: { text: `${id} 1` },
            files: [],
          });
        } else if (now.do === 'edit') {
          const earlier = sent[now.of]?.submission;
          if (!earlier) continue;
          const { id } = earlier;
          const revision =
            Math.max(
              ...sent
                .filter((one) => one.submission.id === id)
                .map((one) => one.submission.revision),
            ) + 1;
          it.next(now.fates);
          await send({ ...earlier, revision, row: { text: `${id} ${revision}` } });
        } else if (now.do === 'flush') {
          it.next(now.fates);
          await Promise.all(
            Array.from({ length: now.tabs }, () => it.tab().flush({ eager: now.eager })),
          );
        } else if (now.do === 'late arrivals') it.deliverLate();
        else if (now.do === 'clock') it.tick(now.by);
        else if (now.do === 'storage') it.breakStorage(now.broken);
        else outbox = it.tab();
      }

      // The world is well again: whatever was promised arrives.
      it.breakStorage(false);
      it.next([]);
      it.tick(2 * 86_400_000);
      await it.tab().flush({ eager: true });
      it.deliverLate();

      for (const { submission, outcome } of sent) {
        const { id, revision } = submission;
        const promised = outcome.saved || outcome.result === 'stored';
        const told = it.refused.has(`${id} ${revision}`);
        const overtaken = sent.some(
          (one) => one.submission.id === id && one.submission.revision > revision,
        );
        if (promised && !told && !overtaken) {
          expect(it.database.get(id)).toMatchObject({ revision, text: `${id} ${revision}` });
        }
      }
      for (const parcel of it.parcels.values()) expect(parcel.refusal).toBeDefined();
    }),
    { numRuns: runs, seed, verbose: 1 },
  );
});
