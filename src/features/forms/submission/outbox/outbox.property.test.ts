/** FC_RUNS sets the number of runs (200 by default), FC_SEED repeats a failure. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOutcomes, createWorld, type ServerOutcome } from '@tests/support/outbox-world';
import { maxWaitMs } from './expiry';
import type { NewSubmission, SendResult } from './types';

const dayMs = 86_400_000;

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
    attemptIndex: fc.nat(5),
    outcomes: fc.array(anyOutcome, { maxLength: 3 }),
    isSynced: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('flush' as const),
    isEager: fc.boolean(),
    tabCount: fc.integer({ min: 1, max: 3 }),
    outcomes: fc.array(anyOutcome, { maxLength: 6 }),
  }),
  fc.record({ do: fc.constant('late arrivals' as const) }),
  fc.record({
    do: fc.constant('clock' as const),
    byMs: fc.oneof(
      fc.integer({ min: -dayMs, max: dayMs }),
      // To 1970, by decades, and just beyond the longest wait.
      fc.constantFrom(-1_700_000_000_000, 2_600_000_000_000, maxWaitMs + 1),
    ),
  }),
  fc.record({
    do: fc.constant('storage' as const),
    fault: fc.constantFrom('none' as const, 'all' as const, 'writes' as const),
  }),
  fc.record({ do: fc.constant('network' as const), isOnline: fc.boolean() }),
  fc.record({ do: fc.constant('locks' as const), isAvailable: fc.boolean() }),
  fc.record({ do: fc.constant('new tab' as const) }),
);

type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

interface Attempt {
  submission: NewSubmission;
  outcome: SendResult | 'died';
  isKept: boolean;
}

function startStory() {
  const world = createWorld();
  const attempts: Attempt[] = [];
  const replacedIds = new Set<string>();
  const changedInTime = new Set<string>();
  return {
    world,
    tab: world.openTab(),
    attempts,
    replacedIds,
    changedInTime,
    storageFault: 'none',
  };
}

type Story = ReturnType<typeof startStory>;

const runs = Number(process.env['FC_RUNS'] ?? 200);
const seed = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);

test(`the outbox loses nothing, duplicates nothing, reports no false success (${runs} runs, seed ${seed})`, async () => {
  let promiseCount = 0;
  const anySteps = fc.array(anyStep, { minLength: 4, maxLength: 40, size: 'max' });
  const property = fc.asyncProperty(anySteps, async (steps) => {
    const story = startStory();
    for (const step of steps) await play(story, step);
    await settle(story);
    promiseCount += checkPromises(story);
  });
  await fc.assert(property, { numRuns: runs, seed, verbose: 1 });
  expect(promiseCount).toBeGreaterThan(runs);
});

async function play(story: Story, step: Step) {
  const { world, attempts } = story;
  if (step.do === 'submit') {
    world.setOutcomes(step.outcomes);
    await send(story, step.isSynced);
  } else if (step.do === 'edit') {
    const earlier = attempts[step.attemptIndex]?.submission;
    if (!earlier) return;
    world.setOutcomes(step.outcomes);
    if (story.storageFault === 'none' && !step.isSynced && !world.wasSent(earlier))
      story.changedInTime.add(earlier.id);
    await send(story, step.isSynced, earlier.id);
  } else if (step.do === 'flush') {
    world.setOutcomes(step.outcomes);
    const { isEager } = step;
    const tabs = Array.from({ length: step.tabCount }, () => world.openTab());
    await Promise.all(tabs.map(({ live, outbox }) => live(() => outbox.flush({ isEager }))));
  } else if (step.do === 'late arrivals') world.deliverLate();
  else if (step.do === 'clock') world.tick(step.byMs);
  else if (step.do === 'storage') {
    story.storageFault = step.fault;
    world.breakStorage(step.fault);
  } else if (step.do === 'network') world.setOnline(step.isOnline);
  else if (step.do === 'locks') world.setLocksAvailable(step.isAvailable);
  else story.tab = world.openTab();
}

async function send(story: Story, isSynced: boolean, replacedId?: string) {
  const { world, tab, attempts } = story;
  const id = `${String(attempts.length).padStart(8, '0')}-id`;
  const row = { text: `text of ${id}` };
  const submission: NewSubmission = { id, path: '/quotes', row, files: [] };
  if (replacedId) story.replacedIds.add(replacedId);
  const worker = world.openTab();
  const [outcome] = await Promise.all([
    tab.live(() => tab.outbox.send(submission, { replacedId })),
    isSynced && worker.live(() => worker.outbox.flush({ isEager: true })),
  ]);
  // Submissions that the worker has stored are no longer kept.
  const isKept = world.keeps(submission) || world.hasStored(submission);
  attempts.push({ submission, outcome, isKept });
  if (outcome === 'died') {
    story.tab = world.openTab();
    return;
  }
  const found = await tab.outbox.find(id);
  ensure(
    !found || (found === 'stored' ? world.hasStored(submission) : world.keeps(submission)),
    'found as stored or waiting, and is not',
  );
  if (outcome.result === 'stored')
    ensure(world.hasStored(submission), 'reported as stored, is not');
}

/** Everything works again: all that was promised must arrive. */
async function settle({ world }: Story) {
  world.breakStorage('none');
  world.setOnline(true);
  world.setLocksAvailable(true);
  world.setOutcomes([]);
  // Twice, as a dying tab may still hold a lock in the first round.
  for (let round = 0; round < 2; round++) {
    world.tick(2 * dayMs);
    await world.openTab().outbox.flush({ isEager: true });
    world.deliverLate();
  }
}

/** @returns how many submissions were promised to arrive */
function checkPromises({ world, attempts, replacedIds, changedInTime }: Story): number {
  let promiseCount = 0;
  for (const { submission, outcome, isKept } of attempts) {
    const { id } = submission;
    const isPromised = isKept || (outcome !== 'died' && outcome.result === 'stored');
    const isRefused = world.refused.has(String(submission.row['text']));
    if (!isPromised || isRefused || replacedIds.has(id)) continue;
    promiseCount++;
    // The visitor has to choose this file again.
    if (world.waiting.get(id)?.unreadable) continue;
    ensure(world.hasStored(submission), `lost: ${id}`);
  }
  for (const submission of world.waiting.values()) {
    ensure(submission.unreadable ?? submission.refusal !== undefined, 'still waiting');
  }
  for (const id of changedInTime) ensure(!world.database.has(id), `doubled: ${id}`);
  ensure(world.retriedInVain.length === 0, 'refused for good, and tried again');
  return promiseCount;
}

function ensure(isTrue: boolean | undefined, faultOtherwise: string): void {
  if (!isTrue) throw new Error(faultOtherwise);
}
