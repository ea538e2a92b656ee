/** A failure whose message alone tells the developer what is wrong and what to do. */
export class LocalBackendError extends Error {
  override name = 'LocalBackendError';
}

/** One line for the terminal: the message of an expected failure, the stack of any other. */
export function describeFailure(error: unknown): string {
  if (error instanceof LocalBackendError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
