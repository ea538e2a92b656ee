import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { admin } from '@/content/en/admin';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { LoadingScreen, RetryScreen } from './screens';
import { useStaffQuery } from '../ui/staff-query';

interface AccessGateProps {
  userId: string;
  onAdmin: () => void;
  onDenied: () => void;
  onSignOut: () => void;
  children: ReactNode;
}

/** Lets admins in, rejects strangers, and offers a retry when the check fails. */
export function AccessGate({ userId, onAdmin, onDenied, onSignOut, children }: AccessGateProps) {
  const { data: isAdmin, isError, refetch } = useStaffQuery(adminQuery(userId));
  useRightsRechecked(userId);

  useEffect(() => {
    if (isAdmin === true) onAdmin();
    if (isAdmin === false) onDenied();
  }, [isAdmin, onAdmin, onDenied]);

  if (isAdmin) return children;
  if (!isError) return <LoadingScreen />;
  return (
    <RetryScreen {...admin.access.unknown} onRetry={() => void refetch()} onSignOut={onSignOut} />
  );
}

/** Reads whether the user has a row in admin_users; nothing else makes an admin. */
function adminQuery(userId: string) {
  return queryOptions({
    queryKey: ['admin_users', userId],
    queryFn: async ({ signal }) => {
      const request = staff().from('admin_users').select('user_id').eq('user_id', userId);
      return dataOf(await request.abortSignal(signal).maybeSingle()) !== null;
    },
    refetchInterval: recheckMs,
  });
}

const recheckMs = 30_000;

/**
 * Checks rights again on every screen and after every change. Errors would not reveal lost rights: row-
 * level security answers a former admin with success and no rows, and everybody can read job postings.
 */
function useRightsRechecked(userId: string) {
  const client = useQueryClient();
  const { pathname } = useLocation();

  useEffect(() => {
    const recheck = () => void client.invalidateQueries({ queryKey: ['admin_users', userId] });
    recheck();
    return client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && /success|error/.test(event.action.type)) recheck();
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with every screen
  }, [client, userId, pathname]);
}
