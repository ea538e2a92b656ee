import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { adminSession } from '@/content/en/admin-session';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { LoadingScreen, RetryScreen } from './screens';
import { lazyPart } from '../ui/lazy-part';
import { useStaffQuery } from '../ui/staff-query';
import { StaffUserContext, type Access, type Account } from '../ui/staff-user';
import { useFacts } from '../ui/use-facts';

const SetUpFactor = lazyPart(async () => (await import('./set-up-factor')).SetUpFactor);

interface AccessGateProps {
  account: Account;
  onAdmitted: () => void;
  onDenied: () => void;
  onSignOut: () => void;
  children: ReactNode;
}

/** Lets staff in, rejects strangers, and offers a retry when the check fails. */
export function AccessGate(props: AccessGateProps) {
  const { account, onAdmitted, onDenied, onSignOut, children } = props;
  const presence = usePresence();
  const { data: access, error, refetch } = useStaffQuery(accessQuery(account.id, presence));
  const [isFactorDue, setFactorDue] = useState(false);
  const company = useFacts().site.name;
  const user = useMemo(
    () => access && { ...account, ...access, company },
    [account, access, company],
  );
  useRightsRecheck();
  useEffect(() => {
    if (access) onAdmitted();
    if (access === null) onDenied();
  }, [access, onAdmitted, onDenied]);
  // Stays until the recovery codes have been seen, even once the database lets the user in.
  if (error instanceof RequestError && error.status === 412 && !isFactorDue) setFactorDue(true);
  const retry = () => {
    setFactorDue(false);
    void refetch();
  };
  if (!user && error && !isFactorDue)
    return <RetryScreen {...adminSession.access.unknown} onRetry={retry} onSignOut={onSignOut} />;
  return (
    <>
      {user ? <StaffUserContext value={user}>{children}</StaffUserContext> : <LoadingScreen />}
      {isFactorDue && <SetUpFactor isRequired onDone={retry} onClose={onSignOut} />}
    </>
  );
}

/** Reads the user's row in admin_users; nothing else lets anybody in. */
function accessQuery(userId: string, presence: Presence) {
  return queryOptions({
    queryKey: ['admin_users', userId],
    queryFn: async ({ signal }): Promise<Access | null> => {
      const own = staff().from('admin_users').select('role,name,job_title,phone,table_names');
      const known = dataOf(await own.eq('user_id', userId).abortSignal(signal).maybeSingle());
      const isNoteDue = presence.hasActed && Date.now() - presence.notedAtMs > noteIntervalMs;
      const row = known && !isNoteDue ? known : await enter(presence, signal);
      if (!row) return null;
      const { role, name, job_title: jobTitle, phone, table_names: tables } = row;
      return { role, name, jobTitle, phone, tables } as Access;
    },
    refetchInterval: recheckMs,
  });
}

/** Records that the user is active; the database refuses a session that has ended. */
async function enter(presence: Presence, signal: AbortSignal) {
  const rows = dataOf(await staff().rpc('enter').abortSignal(signal));
  Object.assign(presence, { hasActed: false, notedAtMs: Date.now() });
  return rows?.[0];
}

/** Notices activity: opening a page, pointing and typing keep a session, an open page does not. */
function usePresence() {
  const [presence] = useState(() => ({ hasActed: true, notedAtMs: 0 }));
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const note = () => Object.assign(presence, { hasActed: true });
    for (const type of ['pointerdown', 'keydown', 'wheel']) addEventListener(type, note, options);
    return () => listening.abort();
  }, [presence]);
  return presence;
}

type Presence = ReturnType<typeof usePresence>;

const recheckMs = 30_000;
const noteIntervalMs = 5 * 60_000;

/**
 * Checks rights again on every screen and after what was refused. Reading would not reveal lost rights: row-
 * level security answers a former admin with success and no rows.
 */
function useRightsRecheck() {
  const client = useQueryClient();
  const { pathname } = useLocation();
  useEffect(() => {
    const recheck = () => void client.invalidateQueries({ queryKey: ['admin_users'] });
    recheck();
    return client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') recheck();
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with every screen
  }, [client, pathname]);
}
