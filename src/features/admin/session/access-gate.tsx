import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { admin } from '@/content/en/admin';
import { dataOf } from '@/lib/supabase/request-error';
import { onStaffAnswer, staff } from '@/lib/supabase/staff';
import { watchAnswers } from './doubtful-answers';
import { LoadingScreen, RetryScreen } from './screens';
import { useStaffQuery } from '../ui/staff-query';

interface AccessGateProps {
  userId: string;
  onAdmin: () => void;
  onDenied: () => void;
  onSignOut: () => void;
  children: ReactNode;
}

/** Lets admins in, sends strangers away, and offers to try again when nobody knows which one it is. */
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

/** Whether the user has a row of his own in admin_users; nothing else makes an admin. */
function adminQuery(userId: string) {
  return queryOptions({
    queryKey: ['admin_users', userId],
    queryFn: async ({ signal }) => {
      const request = staff().db.from('admin_users').select('user_id').eq('user_id', userId);
      return dataOf(await request.abortSignal(signal).maybeSingle()) !== null;
    },
    // Job postings are answered to everybody: only the clock notices there.
    refetchInterval: recheckMs,
  });
}

const recheckMs = 60_000;

function useRightsRechecked(userId: string) {
  const client = useQueryClient();

  useEffect(() => {
    const isDoubtful = watchAnswers();
    return onStaffAnswer((answer) => {
      if (/\/admin_users\b/.test(answer.address) || !isDoubtful(answer)) return;
      void client.invalidateQueries({ queryKey: ['admin_users', userId] });
    });
  }, [client, userId]);
}
