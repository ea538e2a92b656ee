import { checkLive, reportLines } from '../check-live/all-checks.ts';
import { processorsCheck } from '../launch/content.ts';
import { Problem } from '../launch/terminal.ts';
import { chooseCheckAccounts } from './accounts.ts';
import { fixAndRunAgain, type RunContext, type Step } from './context.ts';
import { findSite, samplesVariable } from './hosts.ts';
import { findDomain, usesResend } from './mail.ts';
import { allSteps } from './steps.ts';
import { fetchBuildVariables } from './supabase.ts';
import { endTurn, takeTurn } from './turn.ts';
import { maskSecrets, missingVariables } from './values.ts';

/** Prints what is done and what would be done, and changes nothing. @throws Problem */
export async function showPlan(context: RunContext): Promise<void> {
  const missing = missingVariables(context.values);
  const steps = allSteps(context, chooseCheckAccounts());
  let isProjectThere = missing.length === 0;
  if (isProjectThere) {
    await attempt(context, 'Host', () => findSite(context));
    if (usesResend(context)) await attempt(context, 'Mail', () => findDomain(context));
  }
  for (const [index, { title, isDone }] of steps.entries()) {
    const isStepDone = isProjectThere && isDone && (await attempt(context, title, isDone));
    // the first step makes the project: one that is not there yet cannot be asked
    if (index === 0) isProjectThere &&= Boolean(isStepDone);
    context.print(`${isStepDone ? '✓' : '·'} ${index + 1}. ${title}`);
  }
  context.print(`· ${steps.length + 1}. npm run check:live`);
  context.print('✓ done, · to do; some steps run each time.');
  if (missing.length > 0) {
    context.print(`Values to be asked for (see docs/going-live.md): ${missing.join(', ')}.`);
  }
  if (!samplesVariable.ALLOW_SAMPLES && (await processorsCheck.run()).length > 0) {
    context.print(
      'The host cannot build: src/content/facts/processors.ts holds samples. Write your own, commit and push.',
    );
  }
}

/** Does what is not done yet, then checks the site. @returns whether all checks passed */
export async function goLive(context: RunContext): Promise<boolean> {
  const accounts = chooseCheckAccounts();
  try {
    for (const [index, step] of allSteps(context, accounts).entries()) {
      if (index > 0) await takeTurn(context); // the project keeps it, which the first step makes
      await attempt(context, step.title, () => doStep(context, step));
    }
  } finally {
    await endTurn(context);
  }
  const { admin, stranger } = accounts;
  const results = await checkLive(
    {
      ...(await fetchBuildVariables(context)),
      ...samplesVariable,
      CHECK_ADMIN_EMAIL: admin.email,
      CHECK_ADMIN_PASSWORD: admin.password,
      CHECK_STRANGER_EMAIL: stranger.email,
      CHECK_STRANGER_PASSWORD: stranger.password,
      SUPABASE_ACCESS_TOKEN: context.values.supabaseToken,
    },
    context.values.site,
  );
  for (const line of reportLines(results)) context.print(line);
  return results.every(({ state }) => state !== 'failed');
}

async function doStep({ print }: RunContext, { title, isDone, run }: Step): Promise<void> {
  if (!(await isDone?.())) {
    print(`… ${title}`);
    await run();
  }
  print(`✓ ${title}`);
}

/** Names the step that failed, and masks the secrets that a service repeats in its message. */
async function attempt<Value>(
  { values }: RunContext,
  title: string,
  task: () => Promise<Value>,
): Promise<Value> {
  try {
    return await task();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const next = error instanceof Problem ? error.next : fixAndRunAgain;
    throw new Problem(maskSecrets(values, `✗ ${title}: ${message}`), next);
  }
}
