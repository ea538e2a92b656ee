import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** A failure that a person can fix: a sentence, and what to do next. */
export class Problem extends Error {
  constructor(
    message: string,
    readonly next: string,
  ) {
    super(message);
  }
}

export type Ask = (text: string, isSecret: boolean) => Promise<string>;

export const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Asks on the terminal, without showing what is typed for a secret; Ctrl-C ends the process. @throws Problem */
export const ask: Ask = async (text, isSecret) => {
  if (!process.stdin.isTTY) {
    const next = 'Set it as a variable: docs/going-live.md.';
    throw new Problem(`There is no terminal on which to ask “${text.trim()}”.`, next);
  }
  const output = new Writable({
    write(chunk: Buffer, _, done) {
      if (!isSecret) process.stdout.write(chunk);
      done();
    },
  });
  if (isSecret) process.stdout.write(text);
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const exit = () => process.exit(130); // as shells after Ctrl-C
  terminal.once('close', exit);
  const answer = await terminal.question(isSecret ? '' : text);
  terminal.off('close', exit).close();
  if (isSecret) print('');
  return answer;
};

/** Prints a failure and what to do next, by default to read the guide, and sets the exit code. */
export function printFailure(error: unknown, guide: string): void {
  const next = error instanceof Problem ? error.next : `See ${guide}.`;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\nNext: ${next}\n`);
  process.exitCode = 1;
}
