import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '@/lib/database.types';
import { env } from '@/lib/env';

/** How long a visitor's request may take, in milliseconds, before it counts as failed. */
const timeout = 15_000;

/**
 * The visitor's client: tables and functions only, no session, 4 kB instead of supabase-js's 51.
 * It never retries by itself; whoever calls it decides.
 */
export const anonymous = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
  headers: { apikey: env.supabaseKey },
  timeout,
  retry: false,
});
