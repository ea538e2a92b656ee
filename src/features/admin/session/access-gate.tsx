import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { admin } from '@/content/en/admin';
import { dataOf } from '@/lib/supabase/request-error';
import { onStaffAnswer, staff } from '@/lib/supabase/staff';
import { LoadingScreen, RetryScreen } from './screens';

interface AccessGateProps {
  userId: string;
  onAdmin: () => void;
  onDenied: () => void;
  onSignOut: () => void;
  children: ReactNode;
}

/** Lets admins in, sends strangers away, and offers to try again when nobody knows which one it is. */
export function AccessGate({ userId, onAdmin, onDenied, onSignOut, children }: AccessGateProps) {
  const { data: isAdmin, isError, refetch } = useQuery(adminQuery(userId));
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
  });
}

/** Requests that come together are followed by one check, in milliseconds. */
const together = 250;

/**
 * Asks for the rights again after every burst of requests. Row-level security answers a removed admin
 * with success and no rows, or with what visitors see: only admin_users tells the truth.
 */
function useRightsRechecked(userId: string) {
  const client = useQueryClient();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onStaffAnswer((answer, address) => {
      if (/\/admin_users\b/.test(address)) return;
      clearTimeout(timer);
      const check = () => {
        void client.invalidateQueries({ queryKey: ['admin_users', userId] });
      };
      timer = setTimeout(check, isDoubtful(answer) ? 0 : together);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, userId]);
}

/** A refusal, or nothing found. */
function isDoubtful({ status, headers }: Response) {
  return status === 401 || status === 403 || headers.get('content-range')?.startsWith('*');
}
