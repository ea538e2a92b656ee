import type { QueryClient } from '@tanstack/react-query';

/** Loads again what is shown of these tables. */
export function refresh(client: QueryClient, ...tables: readonly string[]): Promise<unknown> {
  return Promise.all(tables.map((table) => client.invalidateQueries({ queryKey: [table] })));
}

/** Interval at which visible data is refreshed, in milliseconds. */
export const refreshMs = 30_000;
