import { setTimeout as sleep } from 'node:timers/promises';
import type { GoLiveValues } from './values.ts';

export const runAgain = 'run npm run go-live again: it continues where it stopped';
export const fixAndRunAgain = `Fix the cause, then ${runAgain}.`;

/** What the steps of a run share. */
export interface RunContext {
  values: GoLiveValues;
  answersFile: string;
  /** For what services take minutes to do: a project that starts, DNS records that spread. */
  polling: { timeoutMs: number; intervalMs: number };
  print: (line: string) => void;
}

export interface Step {
  title: string;
  /** Asks the services whether `run` has nothing to do. A step without it runs each time. */
  isDone?: () => Promise<boolean>;
  run: () => Promise<void>;
}

/** The project's own address. */
export const backendOf = ({ values }: RunContext) => `https://${values.project}.supabase.co`;

/** The domain of the address that visitors type, without `www.`. */
export const domainOf = ({ values }: RunContext) =>
  new URL(values.site).hostname.replace(/^www\./, '');

/** Asks until `isTrue` holds or the time limit is over. @returns whether it holds */
export async function pollUntil(
  { polling: { timeoutMs, intervalMs }, print }: RunContext,
  isTrue: () => Promise<boolean>,
): Promise<boolean> {
  const endMs = Date.now() + timeoutMs;
  if (await isTrue()) return true;
  const minutes = Math.ceil(timeoutMs / 60_000);
  print(`  Waiting for ${minutes} minutes at most; if you stop, the next run continues here.`);
  while (Date.now() + intervalMs < endMs) {
    await sleep(intervalMs);
    if (await isTrue()) return true;
  }
  return false;
}
