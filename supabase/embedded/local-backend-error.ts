/** An expected failure: its message explains the problem and the fix, so no stack is printed. */
export class LocalBackendError extends Error {
  override name = 'LocalBackendError';
}

export function describeFailure(error: unknown): string {
  if (error instanceof LocalBackendError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs a script; a failure is printed, and its exit code is 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}
