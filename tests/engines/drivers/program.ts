import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Starts a program that ends with this process at the latest. */
export function startProgram(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const kill = () => child.kill();
  process.once('exit', kill);
  return {
    output: () => output,
    async stop() {
      process.off('exit', kill);
      if (child.exitCode !== null) return;
      const ended = once(child, 'close');
      kill();
      await ended;
    },
    /** Fails when the program ends first. */
    async until(ready: () => boolean | Promise<boolean>) {
      while (!(await ready())) {
        if (child.exitCode !== null) throw new Error(`${command} ended:\n${output}`);
        await sleep(50);
      }
    },
  };
}
