import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Problem } from './request.ts';
import type { Ask } from './values.ts';

export const print = (line: string) => void process.stdout.write(`${line}\n`);

/** What is typed for a secret is not shown. */
export const ask: Ask = async (text, isSecret) => {
  if (!process.stdin.isTTY) {
    throw new Problem(
      `Nobody is here to answer “${text.trim()}”.`,
      'Set it as a variable: docs/going-live.md.',
    );
  }
  const output = new Writable({
    write(chunk: Buffer, _, done) {
      if (!isSecret) process.stdout.write(chunk);
      done();
    },
  });
  if (isSecret) process.stdout.write(text);
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  const exit = () => process.exit(130);
  lines.once('close', exit);
  const answer = await lines.question(isSecret ? '' : text);
  lines.off('close', exit).close();
  if (isSecret) print('');
  return answer;
};

/** A sentence, what to do next, and the exit code of a failure. */
export function printFailure(error: unknown, guide: string): void {
  const next = error instanceof Problem ? error.next : `See ${guide}.`;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\nNext: ${next}\n`);
  process.exitCode = 1;
}
