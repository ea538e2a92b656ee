/** What one check found; several lines where several things fail. */
export interface CheckResult {
  check: string;
  state: 'passed' | 'failed' | 'not asked';
  /** What fails and where to set it, or why it could not be asked. */
  text?: string;
}

/** One thing that a live site needs. `ask` returns what fails; nothing when it passes. */
export interface Check {
  name: string;
  /** @throws NotAsked, with the reason; any other error counts as one, too. */
  ask: () => readonly string[] | Promise<readonly string[]>;
}

export class NotAsked extends Error {}

/** All at once, in the order of the checks. What could not be asked never counts as passed. */
export async function runChecks(checks: readonly Check[]): Promise<CheckResult[]> {
  return (await Promise.all(checks.map(run))).flat();
}

async function run({ name: check, ask }: Check): Promise<CheckResult[]> {
  try {
    const failures = await ask();
    if (failures.length === 0) return [{ check, state: 'passed' }];
    return failures.map((text) => ({ check, state: 'failed', text }));
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return [{ check, state: 'not asked', text }];
  }
}

/** @throws Error that lists, without a stack, all that fails. */
export function assertPassed(findings: readonly CheckResult[]): void {
  const failed = findings.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return;
  const lines = failed.map(({ check, text }) => `${check}: ${text ?? ''}`);
  const error = new Error(['This build is not for the public:', ...lines].join('\n  '));
  error.stack = error.message;
  throw error;
}
