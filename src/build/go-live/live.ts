import type { Service } from './request.ts';
import type { Values } from './values.ts';

/** The products that a site lives on, and where they are. */
export interface Places {
  supabase: string;
  resend: string;
  netlify: string;
  /** A project's own address. */
  backend: (ref: string) => string;
  /** Where a site with this address is reached. */
  site: (address: string) => string;
  /** The database, where the project's own pooler cannot be reached. */
  database?: string | undefined;
}

export const places: Places = {
  supabase: 'https://api.supabase.com',
  resend: 'https://api.resend.com',
  netlify: 'https://api.netlify.com/api/v1',
  backend: (ref) => `https://${ref}.supabase.co`,
  site: (address) => address,
  database: process.env['SUPABASE_DB_URL'] || undefined,
};

/** What all steps share. */
export interface Live {
  values: Values;
  places: Places;
  /** The file of answers. */
  memory: string;
  /** How long to wait for what others do: a project that starts, names that spread. */
  patience: { forMs: number; everyMs: number };
  print: (line: string) => void;
}

export interface Step {
  title: string;
  /** Asks the services; what no service tells is done each time. */
  isDone?: () => Promise<boolean>;
  run: () => Promise<void>;
}

export const supabaseOf = ({ places: { supabase: url }, values }: Live): Service => ({
  name: 'Supabase',
  url,
  key: values.supabaseToken,
  keys: 'https://supabase.com/dashboard/account/tokens',
});

/** The address visitors type, without the usual prefix. */
export const domainOf = ({ values }: Live) => new URL(values.site).hostname.replace(/^www\./, '');

/** Asks until the answer is yes. */
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
