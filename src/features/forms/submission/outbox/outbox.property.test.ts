/** FC_RUNS sets the number of runs (200 by default), FC_SEED repeats a failure. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOutcomes, createWorld, type ServerOutcome } from '@tests/support/outbox-world';
import { maxWaitMs } from './expiry';
import type { NewSubmission, SendResult } from './types';

const anyOutcome = fc.constantFrom<ServerOutcome>(...allOutcomes);

const anyStep = fc.oneof(
  fc.record({
    do: fc.constant('submit' as const),
    outcomes: fc.array(anyOutcome, { maxLength: 3 }),
    // The browser wakes the service worker at the same moment.
    isSynced: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('edit' as const),
    index: fc.nat(5),
    outcomes: fc.array(anyOutcome, { maxLength: 3 }),
    isSynced: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('flush' as const),
    eager: fc.boolean(),
    tabs: fc.integer({ min: 1, max: 3 }),
    outcomes: fc.array(anyOutcome, { maxLength: 6 }),
  }),
  fc.record({ do: fc.constant('late arrivals' as const) }),
  fc.record({
    do: fc.constant('clock' as const),
    byMs: fc.oneof(
      fc.integer({ min: -86_400_000, max: 86_400_000 }),
      fc.constantFrom(-1_700_000_000_000, 2_600_000_000_000, maxWaitMs + 1),
    ),
  }),
  fc.record({
    do: fc.constant('storage' as const),
    broken: fc.constantFrom('none' as const, 'all' as const, 'writes' as const),
  }),
  fc.record({ do: fc.constant('network' as const), online: fc.boolean() }),
  fc.record({ do: fc.constant('locks' as const), answer: fc.boolean() }),
  fc.record({ do: fc.constant('new tab' as const) }),
);

const runs = Number(process.env['FC_RUNS'] ?? 200);
const seed = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);

function ensure(holds: boolean | undefined, what: string): void {
  if (!holds) throw new Error(what);
}

test(`the outbox loses nothing, duplicates nothing, reports no false success (${runs} runs, seed ${seed})`, async () => {
  let promises = 0;
  const story = fc.asyncProperty(
    fc.array(anyStep, { minLength: 4, maxLength: 40, size: 'max' }),
    async (steps) => {
      const world = createWorld();
      let tab = world.openTab();
      const attempts: {
        submission: NewSubmission;
        outcome: SendResult | 'died';
        isKept: boolean;
      }[] = [];
      const replacedIds = new Set<string>();
      const changedInTime = new Set<string>();
      let storageFault = 'none';

      async function send(isSynced: boolean, replacedId?: string) {
        const id = `${String(attempts.length).padStart(8, '0')}-id`;
        const row = { text: `text of ${id}` };
        const submission: NewSubmission = { id, path: '/quotes', row, files: [] };
        if (replacedId) replacedIds.add(replacedId);
        const worker = world.openTab();
        const [outcome] = await Promise.all([
          tab.live(() => tab.outbox.send(submission, { replacedId })),
          isSynced && worker.live(() => worker.outbox.flush({ eager: true })),
        ]);
        // Submissions that the worker has stored are no longer kept.
        const isKept = world.keeps(submission) || world.hasStored(submission);
        attempts.push({ submission, outcome, isKept });
        if (outcome === 'died') {
          tab = world.openTab();
          return;
        }
        const found = await tab.outbox.find(id);
        ensure(
          !found || (found === 'stored' ? world.hasStored(submission) : world.keeps(submission)),
          'said to be stored or waiting, and is not',
        );
        if (outcome.result === 'stored') {
          ensure(world.hasStored(submission), 'said to be stored, and is not');
        } else if (outcome.isSaved) ensure(isKept, 'said to be saved, and is not');
      }

      for (const step of steps) {
        if (step.do === 'submit') {
          world.setOutcomes(step.outcomes);
          await send(step.isSynced);
        } else if (step.do === 'edit') {
          const earlier = attempts[step.index]?.submission;
          if (!earlier) continue;
          world.setOutcomes(step.outcomes);
          if (storageFault === 'none' && !step.isSynced && !world.wasSent(earlier))
            changedInTime.add(earlier.id);
          await send(step.isSynced, earlier.id);
        } else if (step.do === 'flush') {
          world.setOutcomes(step.outcomes);
          const tabs = Array.from({ length: step.tabs }, () => world.openTab());
          await Promise.all(
            tabs.map(({ live, outbox }) => live(() => outbox.flush({ eager: step.eager }))),
          );
        } else if (step.do === 'late arrivals') world.deliverLate();
        else if (step.do === 'clock') world.tick(step.byMs);
        else if (step.do === 'storage') world.breakStorage((storageFault = step.broken));
        else if (step.do === 'network') world.setOnline(step.online);
        else if (step.do === 'locks') world.setLocksAvailable(step.answer);
        else tab = world.openTab();
      }

      // Everything works again: all that was promised must arrive.
      world.breakStorage('none');
      world.setOnline(true);
      world.setLocksAvailable(true);
      world.setOutcomes([]);
      // Twice, as a dying tab may still hold a lock in the first round.
      for (let round = 0; round < 2; round++) {
        world.tick(2 * 86_400_000);
        await world.openTab().outbox.flush({ eager: true });
        world.deliverLate();
      }

      for (const { submission, outcome, isKept } of attempts) {
        const { id } = submission;
        const isPromised = isKept || (outcome !== 'died' && outcome.result === 'stored');
        const isRefused = world.refused.has(String(submission.row['text']));
        if (!isPromised || isRefused || replacedIds.has(id)) continue;
        promises++;
        // The visitor has to choose this file again.
        if (world.waiting.get(id)?.unreadable) continue;
        ensure(world.hasStored(submission), `lost: ${id}`);
      }
      for (const submission of world.waiting.values()) {
        ensure(submission.unreadable ?? submission.refusal !== undefined, 'still waiting');
      }
      for (const id of changedInTime) ensure(!world.database.has(id), `doubled: ${id}`);
      ensure(world.retriedInVain.length === 0, 'refused for good, and tried again');
    },
  );
  await fc.assert(story, { numRuns: runs, seed, verbose: 1 });
  expect(promises).toBeGreaterThan(runs);
});
