import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { adminSession } from '@/content/en/admin-session';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { LoadingScreen, RetryScreen } from './screens';
import { useStaffQuery } from '../ui/staff-query';
import { StaffUserContext, type Access, type Account } from '../ui/staff-user';
import { dateOf } from '../ui/timestamps';

interface AccessGateProps {
  account: Account;
  onAdmin: () => void;
  onDenied: () => void;
  onSignOut: () => void;
  children: ReactNode;
}

/** Lets staff in, rejects strangers, and offers a retry when the check fails. */
export function AccessGate({ account, onAdmin, onDenied, onSignOut, children }: AccessGateProps) {
  const { data: access, isError, refetch } = useStaffQuery(accessQuery(account.id));
  const user = useMemo(() => access && { ...account, ...access }, [account, access]);
  useRightsRechecked(account.id);
  useForeignKindsForgotten(access);

  useEffect(() => {
    if (access) onAdmin();
    if (access === null) onDenied();
  }, [access, onAdmin, onDenied]);

  if (user) return <StaffUserContext value={user}>{children}</StaffUserContext>;
  if (!isError) return <LoadingScreen />;
  return (
    <RetryScreen
      {...adminSession.access.unknown}
      onRetry={() => void refetch()}
      onSignOut={onSignOut}
    />
  );
}

const accessKey = (userId: string) => ['admin_users', userId] as const;

/** Reads the user's row in admin_users; nothing else lets anybody in. */
function accessQuery(userId: string) {
  return queryOptions({
    queryKey: accessKey(userId),
    queryFn: async ({ signal }): Promise<Access | null> => {
      const request = staff()
        .from('admin_users')
        .select('role,name,job_title,phone,table_names,last_seen_at');
      const row = dataOf(await request.eq('user_id', userId).abortSignal(signal).maybeSingle());
      const seenAt = row?.last_seen_at ? dateOf(row.last_seen_at).getTime() : 0;
      return accessOf(Date.now() - seenAt < seenMs ? row : await enter(signal));
    },
    refetchInterval: recheckMs,
  });
}

const recheckMs = 30_000;
const seenMs = 5 * 60_000;

/** Accepts a pending invitation, and notes that the user is here. */
async function enter(signal: AbortSignal) {
  const [row = null] = dataOf(await staff().rpc('enter').abortSignal(signal)) ?? [];
  return row;
}

interface Row {
  role: string;
  name: string | null;
  job_title: string | null;
  phone: string | null;
  table_names: string[];
}

const accessOf = (row: Row | null) =>
  row &&
  ({
    role: row.role,
    name: row.name,
    jobTitle: row.job_title,
    phone: row.phone,
    tables: row.table_names,
  } as Access);

/**
 * Checks rights again on every screen and after every change. Errors would not reveal lost rights: row-
 * level security answers a former admin with success and no rows, and everybody can read job postings.
 */
function useRightsRechecked(userId: string) {
  const client = useQueryClient();
  const { pathname } = useLocation();

  useEffect(() => {
    const recheck = () => void client.invalidateQueries({ queryKey: accessKey(userId) });
    recheck();
    return client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && /success|error/.test(event.action.type)) recheck();
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with every screen
  }, [client, userId, pathname]);
}

/** When the role changes, drops what was loaded under the earlier one. */
function useForeignKindsForgotten(access: Access | null | undefined) {
  const client = useQueryClient();
  const role = access?.role;
  useEffect(
    () => () => {
      if (role)
        client.removeQueries({ predicate: ({ queryKey: [name] }) => name !== 'admin_users' });
    },
    [client, role],
  );
}
