import type { Service } from './request.ts';
import type { Values } from './values.ts';

export interface Live {
  values: Values;
  /** File that keeps the answers. */
  memory: string;
  /** Time limits for services: a project that starts, DNS records that spread. */
  patience: { forMs: number; everyMs: number };
  print: (line: string) => void;
}

export interface Step {
  title: string;
  /** Asks the services. A step without it runs each time. */
  isDone?: () => Promise<boolean>;
  run: () => Promise<void>;
}

export const supabaseOf = ({ values }: Live): Service => ({
  name: 'Supabase',
  url: 'https://api.supabase.com',
  key: values.supabaseToken,
  keys: 'https://supabase.com/dashboard/account/tokens',
});

/** The project's own address. */
export const backendOf = ({ values }: Live) => `https://${values.project}.supabase.co`;

/** The address visitors type, without the usual prefix. */
export const domainOf = ({ values }: Live) => new URL(values.site).hostname.replace(/^www\./, '');

/** Asks repeatedly and returns whether the answer was yes in time. */
export async function isSoon(
  { patience: { forMs, everyMs }, print }: Live,
  ask: () => Promise<boolean>,
): Promise<boolean> {
  const end = Date.now() + forMs;
  if (await ask()) return true;
  print(
    `  Waiting for ${Math.ceil(forMs / 60_000)} minutes at most; if you stop, the next run goes on here.`,
  );
  while (Date.now() + everyMs < end) {
    await new Promise((done) => setTimeout(done, everyMs));
    if (await ask()) return true;
  }
  return false;
}
