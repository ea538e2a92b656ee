import { queryOptions } from '@tanstack/react-query';
import { healthNames, type HealthName } from '@/content/facts/health';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { refreshMs } from '../ui/refresh';

/** Figures of each sign, as `read_health` returns them. Times are ISO 8601, null for never; sizes are in bytes. */
export interface SignFigures {
  mail: { waiting: number; failed: number; reason: string | null; sentAt: string | null };
  answers: { domain: string | null; replies: number; answers: number; receivedAt: string | null };
  retention: { ranAt: string | null };
  storage: {
    used: number;
    total: number;
    received: number;
    mostBy: string | null;
    database: number;
  };
  errors: { occurrences: number };
}

export type HealthSign = {
  [Name in HealthName]: { name: Name; isBad: boolean; figures: SignFigures[Name] };
}[HealthName];

export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: async ({ signal }) => {
    const rows = dataOf(await staff().rpc('read_health').abortSignal(signal)) ?? [];
    return healthNames.flatMap((name) => {
      const row = rows.find((one) => one.name === name);
      return row
        ? [{ name, isBad: row.is_bad, figures: row.figures } as unknown as HealthSign]
        : [];
    });
  },
  refetchInterval: refreshMs,
});

/** The pages are built every day, so that one build may fail. */
const staleMs = 2 * 86_400_000;

/** Reads when the pages were built from the site's robots.txt; null if it does not say. */
export const buildQuery = queryOptions({
  queryKey: ['health', 'build'],
  queryFn: async ({ signal }) => {
    const response = await fetch('/robots.txt', { signal, cache: 'no-cache' });
    const [, builtAt] = /^# built (\S+)$/m.exec(response.ok ? await response.text() : '') ?? [];
    return builtAt ? { builtAt, isBad: Date.now() - Date.parse(builtAt) > staleMs } : null;
  },
});
