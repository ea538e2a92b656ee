/** What one check found; several lines where several things fall short. */
export interface Finding {
  check: string;
  state: 'holds' | 'falls short' | 'could not be asked';
  /** What falls short and where to set it, or why it could not be asked. */
  text?: string;
}

/** One thing that a live site needs. `ask` tells what falls short; nothing when it holds. */
export interface Check {
  name: string;
  /** @throws NotAsked, with the reason; any other error is one, too. */
  ask: () => readonly string[] | Promise<readonly string[]>;
}

export class NotAsked extends Error {}

/** All at once, told in the order of the checks. */
export async function runChecks(checks: readonly Check[]): Promise<Finding[]> {
  return (await Promise.all(checks.map(run))).flat();
}

async function run({ name: check, ask }: Check): Promise<Finding[]> {
  try {
    const short = await ask();
    if (short.length === 0) return [{ check, state: 'holds' }];
    return short.map((text) => ({ check, state: 'falls short', text }));
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return [{ check, state: 'could not be asked', text }];
  }
}

/** @throws Error that tells, without a stack, all that falls short. */
export function assertHolds(findings: readonly Finding[]): void {
  const short = findings.filter(({ state }) => state === 'falls short');
  if (short.length === 0) return;
  const error = new Error(
    [
      'This build is not for the public:',
      ...short.map(({ check, text }) => `${check}: ${text ?? ''}`),
    ].join('\n  '),
  );
  error.stack = error.message;
  throw error;
}
