/** An expected failure: its message explains the problem and the fix, so no stack is printed. */
export class LocalBackendError extends Error {
  override name = 'LocalBackendError';
}

export function describeFailure(error: unknown): string {
  if (error instanceof LocalBackendError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
