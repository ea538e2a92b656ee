import { spawn } from 'node:child_process';

const needsShell = process.platform === 'win32'; // npm and npx are .cmd files there

export interface CommandStep {
  name: string;
  command: string[];
  env?: NodeJS.ProcessEnv;
}

/** Runs a command. Its output is returned, or printed as it comes with `isShown`. Rejects if it cannot be started. */
export function runCommand({ command, env }: Omit<CommandStep, 'name'>, { isShown = false } = {}) {
  const startedMs = Date.now();
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    stdio: isShown ? 'inherit' : 'pipe',
    shell: needsShell,
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (output += chunk));
  return new Promise<{ failed: boolean; seconds: number; output: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ failed: code !== 0, seconds: Math.round((Date.now() - startedMs) / 1000), output }),
    );
  });
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
