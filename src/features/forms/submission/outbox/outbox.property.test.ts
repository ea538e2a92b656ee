/** FC_RUNS sets the number of runs (200 by default), FC_SEED repeats a failure. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOutcomes, createWorld, type ServerOutcome } from '@tests/support/outbox-world';
import { maxWaitMs } from './expiry';
import type { NewSubmission, SendResult } from './types';

const fate = fc.constantFrom<ServerOutcome>(...allOutcomes);

const step = fc.oneof(
  fc.record({
    do: fc.constant('submit' as const),
    fates: fc.array(fate, { maxLength: 3 }),
    // The browser wakes the service worker at the same moment.
    synced: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('edit' as const),
    of: fc.nat(5),
    fates: fc.array(fate, { maxLength: 3 }),
    synced: fc.boolean(),
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
    by: fc.oneof(
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

function must(holds: boolean | undefined, what: string): void {
  if (!holds) throw new Error(what);
}

test(`loses nothing, duplicates nothing, reports no false success (${runs} runs, seed ${seed})`, async () => {
  let promises = 0;
  const story = fc.asyncProperty(
    fc.array(step, { minLength: 4, maxLength: 40, size: 'max' }),
    async (steps) => {
      const it = createWorld();
      let tab = it.openTab();
      const sent: {
        submission: NewSubmission;
        outcome: SendResult | 'died';
        kept: boolean;
      }[] = [];
      const replacedIds = new Set<string>();
      const changedInTime = new Set<string>();
      let storage = 'none';

      async function send(synced: boolean, replacedId?: string) {
        const id = `${String(sent.length).padStart(8, '0')}-id`;
        const row = { text: `text of ${id}` };
        const submission: NewSubmission = { id, path: '/quotes', row, files: [] };
        if (replacedId) replacedIds.add(replacedId);
        const worker = it.openTab();
        const [outcome] = await Promise.all([
          tab.live(() => tab.outbox.send(submission, { replacedId })),
          synced && worker.live(() => worker.outbox.flush({ eager: true })),
        ]);
        // Submissions that the worker has stored are no longer kept.
        const kept = it.keeps(submission) || it.has(submission);
        sent.push({ submission, outcome, kept });
        if (outcome === 'died') {
          tab = it.openTab();
          return;
        }
        const found = await tab.outbox.find(id);
        must(
          !found || (found === 'stored' ? it.has(submission) : it.keeps(submission)),
          'said to be stored or waiting, and is not',
        );
        if (outcome.result === 'stored') {
          must(it.has(submission), 'said to be stored, and is not');
        } else if (outcome.isSaved) must(kept, 'said to be saved, and is not');
      }

      for (const now of steps) {
        if (now.do === 'submit') {
          it.next(now.fates);
          await send(now.synced);
        } else if (now.do === 'edit') {
          const earlier = sent[now.of]?.submission;
          if (!earlier) continue;
          it.next(now.fates);
          if (storage === 'none' && !now.synced && !it.wasSent(earlier))
            changedInTime.add(earlier.id);
          await send(now.synced, earlier.id);
        } else if (now.do === 'flush') {
          it.next(now.fates);
          const tabs = Array.from({ length: now.tabs }, () => it.openTab());
          await Promise.all(
            tabs.map(({ live, outbox }) => live(() => outbox.flush({ eager: now.eager }))),
          );
        } else if (now.do === 'late arrivals') it.deliverLate();
        else if (now.do === 'clock') it.tick(now.by);
        else if (now.do === 'storage') it.breakStorage((storage = now.broken));
        else if (now.do === 'network') it.setOnline(now.online);
        else if (now.do === 'locks') it.setLocksAnswer(now.answer);
        else tab = it.openTab();
      }

      // Everything works again: all that was promised must arrive.
      it.breakStorage('none');
      it.setOnline(true);
      it.setLocksAnswer(true);
      it.next([]);
      // Twice, as a dying tab may still hold a lock in the first round.
      for (let round = 0; round < 2; round++) {
        it.tick(2 * 86_400_000);
        await it.openTab().outbox.flush({ eager: true });
        it.deliverLate();
      }

      for (const { submission, outcome, kept } of sent) {
        const { id } = submission;
        const promised = kept || (outcome !== 'died' && outcome.result === 'stored');
        const told = it.refused.has(String(submission.row['text']));
        if (!promised || told || replacedIds.has(id)) continue;
        promises++;
        // The visitor has to choose this file again.
        if (it.waiting.get(id)?.unreadable) continue;
        must(it.has(submission), `lost: ${id}`);
      }
      for (const submission of it.waiting.values()) {
        must(submission.unreadable ?? submission.refusal !== undefined, 'still waiting');
      }
      for (const id of changedInTime) must(!it.database.has(id), `doubled: ${id}`);
      must(it.retriedInVain.length === 0, 'refused for good, and tried again');
    },
  );
  await fc.assert(story, { numRuns: runs, seed, verbose: 1 });
  expect(promises).toBeGreaterThan(runs);
});
