import { spawn } from 'node:child_process';
import { once } from 'node:events';

const needsShell = process.platform === 'win32'; // npm and npx are .cmd files there

export interface CommandStep {
  name: string;
  command: string[];
  env?: NodeJS.ProcessEnv;
}

/** Runs a command. Its output is returned, or printed as it comes with `isShown`. Rejects if it cannot be started. */
export async function runCommand(step: Omit<CommandStep, 'name'>, { isShown = false } = {}) {
  const startedMs = Date.now();
  const [program = '', ...args] = step.command;
  const child = spawn(program, args, {
    stdio: isShown ? 'inherit' : 'pipe',
    shell: needsShell,
    env: { ...process.env, ...step.env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const [exitCode] = await once(child, 'close');
  const seconds = Math.round((Date.now() - startedMs) / 1000);
  return { failed: exitCode !== 0, seconds, output };
}

export type StepResult = [name: string, Awaited<ReturnType<typeof runCommand>>];

/** Prints the outcome of each step and the output of failed ones; if any failed, the process will exit with 1. */
export function report(results: StepResult[]): void {
  for (const [name, { failed, seconds, output }] of results) {
    console.log(`${failed ? '✗' : '✓'} ${name} ${seconds} s`);
    if (!failed) continue;
    process.exitCode = 1;
    if (output) console.log(output);
  }
}
