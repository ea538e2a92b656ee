import type { QueryClient } from '@tanstack/react-query';

/** Loads again what is shown of these tables. */
export function refresh(client: QueryClient, ...tables: readonly string[]): Promise<unknown> {
  return Promise.all(tables.map((table) => client.invalidateQueries({ queryKey: [table] })));
}

/** Loads again what replies to records of a table change. */
export function refreshReplied(client: QueryClient, table: string): Promise<unknown> {
  return refresh(
    client,
    table,
    'messages',
    'record_files',
    'activity_log',
    'open_work',
    'related_submissions',
  );
}

/** Interval at which visible data is refreshed, in milliseconds. */
export const refreshMs = 30_000;
