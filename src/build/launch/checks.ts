export interface CheckResult {
  check: string;
  state: 'passed' | 'failed' | 'skipped';
  /** What failed and how to fix it, or why it was skipped; a passed check has none. */
  text?: string;
}

export interface Check {
  name: string;
  /**
   * Returns a sentence for each failure, and a SkippedCheck for each part that was skipped.
   * @throws SkippedCheck with the reason; any other error skips the check as well.
   */
  run: () => readonly Finding[] | Promise<readonly Finding[]>;
}

/** A failed or skipped part; `false` and `undefined` are none, so that a list can hold conditions. */
export type Finding = string | SkippedCheck | false | undefined;

export class SkippedCheck extends Error {}

/** Runs all checks in parallel. Returns one result for each finding, or one for a check without any, in their order. */
export async function runChecks(checks: readonly Check[]): Promise<CheckResult[]> {
  return (await Promise.all(checks.map(runCheck))).flat();
}

async function runCheck({ name: check, run }: Check): Promise<CheckResult[]> {
  try {
    const findings = (await run()).filter((finding) => finding !== false && finding !== undefined);
    if (findings.length === 0) return [{ check, state: 'passed' }];
    return findings.map((finding) =>
      finding instanceof SkippedCheck
        ? { check, state: 'skipped', text: finding.message }
        : { check, state: 'failed', text: finding },
    );
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return [{ check, state: 'skipped', text }];
  }
}

/** @throws Error that names each failed check; skipped ones stop no build */
export function assertPassed(results: readonly CheckResult[]): void {
  const failed = results.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return;
  const lines = failed.map(({ check, text }) => `${check}: ${text ?? ''}`);
  throw buildError(['This build is not for the public:', ...lines].join('\n  '));
}

/** An error of which the build prints the message alone: its stack would say nothing to an owner. */
export function buildError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}

export const backendTimeoutMs = 60_000; // of a build

/** Fetches rows for a build; with `warn`, none and a warning when the backend fails. @throws Error without `warn` */
export async function fetchForBuild<Row>(
  fetchRows: () => Promise<Row[]>,
  { rows, fallback }: { rows: string; fallback: string },
  warn?: (message: string) => void,
): Promise<Row[]> {
  try {
    return await fetchRows();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `the backend did not return ${rows} (${reason})`;
    if (!warn) throw buildError(`${message}: ALLOW_NO_POSTINGS=1 builds the site ${fallback}.`);
    warn(`${message}, so the site is built ${fallback}`);
    return [];
  }
}
