import { env } from '@/lib/env';

declare global {
  interface Window {
    /** Answers under way to what the page's HTML asked for, by address below the REST interface. */
    early?: Record<string, Promise<Response>>;
  }
}

/** What every request for rows carries. */
export const rowHeaders = { apikey: env.supabaseKey, prefer: 'count=exact' };

/** The answer that the page's HTML asked for, if it did; for one taker, as one would find it read. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const answer = globalThis.window?.early?.[address];
  if (answer) delete window.early?.[address];
  return answer;
}
