import { queryOptions } from '@tanstack/react-query';
import { adminAway } from '@/content/en/admin-away';
import { adminOwner } from '@/content/en/admin-owner';
import type { StaffRole } from '@/content/en/admin-roles';
import type { Database } from '@/lib/database.types';
import { queryClient } from '@/lib/query-client';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { useStaffQuery } from './staff-query';
import { weekdayText } from './timestamps';
import type { RecordTable } from '../records/record-kind';

const colleaguesRefreshMs = 300_000;

type Row = Database['public']['Views']['colleagues']['Row'];

/** Somebody with a row in admin_users. Only admins get `created_at`, `last_seen_at` and `has_factor`; others null. */
export type Colleague = Row & { email: string; role: StaffRole };

export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: async ({ signal }): Promise<readonly Colleague[]> => {
    const request = staff().from('colleagues').select('*').order('shown_name');
    return (dataOf(await request.abortSignal(signal)) ?? []) as Colleague[];
  },
  staleTime: colleaguesRefreshMs,
  refetchInterval: colleaguesRefreshMs,
});

export const useColleagues = () => ({ colleagues: useStaffQuery(colleaguesQuery).data });

export function colleaguesFor(
  table: RecordTable,
  ownId: string,
  colleagues: readonly Colleague[] = [],
): readonly Colleague[] {
  return colleagues.filter(({ id, table_names }) => id !== ownId && table_names.includes(table));
}

/** Returns the name of a record's owner, or an empty string while the colleagues are loading. */
export function ownerName(
  id: string | null,
  colleagues: readonly Colleague[] | undefined = queryClient.getQueryData(colleaguesQuery.queryKey),
): string {
  if (!id) return adminOwner.nobody;
  const colleague = colleagues?.find((member) => member.id === id);
  if (colleague) return shownName(colleague);
  return colleagues ? adminOwner.former : '';
}

/** Returns `away until Tuesday 8 Dec`, or an empty string for somebody who is here. */
export function awayText(colleague: Colleague | undefined): string {
  return colleague?.away_until ? adminAway.awayUntil(weekdayText(colleague.away_until)) : '';
}

/** Returns the name that an author chose, or the address under which something was written; null without either. */
export function authorName(id: string | null, email: string | null): string | null {
  const colleagues = queryClient.getQueryData(colleaguesQuery.queryKey);
  return colleagues?.find((one) => one.id === id)?.name ?? email;
}

export const shownName = ({ name, email }: Colleague) => name ?? email;

export function initialsOf(name: string): string {
  const words = name.replace(/@.*/, '').split(/[\s._-]+/);
  const letters = words.flatMap((word) => [...word].slice(0, 1));
  return letters.slice(0, 2).join('').toUpperCase();
}
