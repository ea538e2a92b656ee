import { checkLive, report } from '../check-live/all-checks.ts';
import { checkAccounts } from './accounts.ts';
import type { Live, Step } from './live.ts';
import { Problem } from './request.ts';
import { allSteps, variablesOf } from './steps.ts';
import { endTurn, takeTurn } from './turn.ts';
import { unknown } from './values.ts';

/** Prints what is done and what would be done, and changes nothing. */
export async function showPlan(live: Live): Promise<void> {
  const missing = unknown(live.values);
  const steps = allSteps(live, checkAccounts(live));
  let isReached = missing.length === 0;
  let isComplete = true;
  for (const [index, step] of steps.entries()) {
    // what builds on something missing cannot be asked yet
    const isDone =
      isReached &&
      (await step.isDone().catch((error: unknown) => {
        if (isComplete) throw error;
        return false;
      }));
    isComplete &&= isDone;
    if (index === 0) isReached &&= isDone;
    live.print(`${isDone ? '✓' : '·'} ${index + 1}. ${step.title}`);
  }
  live.print(`· ${steps.length + 1}. npm run check:live`);
  if (missing.length > 0) live.print(`To be asked: ${missing.join(', ')}.`);
}

/** Does what is not done yet, then checks the site. @returns whether all checks passed */
export async function goLive(live: Live): Promise<boolean> {
  const accounts = checkAccounts(live);
  const steps = allSteps(live, accounts);
  try {
    for (const [index, step] of steps.entries()) {
      if (index > 0) await takeTurn(live);
      await doStep(live, step);
    }
  } finally {
    await endTurn(live);
  }
  const { admin, stranger } = accounts;
  const found = await checkLive(
    {
      ...(await variablesOf(live)),
      CHECK_ADMIN_EMAIL: admin.email,
      CHECK_ADMIN_PASSWORD: admin.password,
      CHECK_STRANGER_EMAIL: stranger.email,
      CHECK_STRANGER_PASSWORD: stranger.password,
      SUPABASE_ACCESS_TOKEN: live.values.supabaseToken,
    },
    live.places.site(live.values.site),
  );
  for (const line of report(found)) live.print(line);
  return found.every(({ state }) => state !== 'failed');
}

async function doStep({ print }: Live, { title, isDone, run }: Step): Promise<void> {
  try {
    if (await isDone()) return print(`✓ ${title}`);
    print(`… ${title}`);
    await run();
    print(`✓ ${title}`);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(`✗ ${title}: ${error.message}`, error.next);
  }
}
