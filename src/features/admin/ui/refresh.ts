import type { QueryClient } from '@tanstack/react-query';

/** The timelines of records, which are made of messages and of the log. */
export const timelinesKey = ['messages', 'timeline'] as const;

/** Loads again what is shown of these tables. */
export function refresh(client: QueryClient, ...tables: readonly string[]): Promise<unknown> {
  const keys = tables.flatMap((table) =>
    table === 'activity_log' ? [[table], timelinesKey] : [[table]],
  );
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Interval at which visible data is refreshed, in milliseconds. */
export const refreshMs = 30_000;
