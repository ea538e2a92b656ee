import { describeFailure } from './local-backend-error.ts';

/** Runs a command-line script: a failure becomes one line on stderr and exit code 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}
