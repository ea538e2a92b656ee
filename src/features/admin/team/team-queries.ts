import { queryOptions } from '@tanstack/react-query';
import type { StaffRole } from '@/content/en/admin-roles';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { colleaguesQuery } from '../ui/colleagues';
import { refreshMs } from '../ui/refresh';

export const teamQuery = queryOptions({
  ...colleaguesQuery,
  staleTime: 0,
  refetchInterval: refreshMs,
});

export type Invitation = Omit<Database['public']['Tables']['invitations']['Row'], 'role'> & {
  role: StaffRole;
};

export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: async ({ signal }): Promise<Invitation[]> => {
    const newestFirst = { ascending: false };
    const request = staff().from('invitations').select('*').order('created_at', newestFirst);
    return (dataOf(await request.abortSignal(signal)) ?? []) as Invitation[];
  },
  refetchInterval: refreshMs,
});

export type SignInRules = Database['public']['Functions']['read_sign_in_rules']['Returns'][number];

export const signInRulesQuery = queryOptions({
  queryKey: ['sign_in_rules'],
  queryFn: async ({ signal }): Promise<SignInRules> => {
    const request = staff().rpc('read_sign_in_rules').abortSignal(signal);
    return dataOf(await request.single()) as SignInRules;
  },
});
