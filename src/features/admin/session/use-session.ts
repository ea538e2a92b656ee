import type { Session } from '@supabase/supabase-js';
import { useCallback, useEffect, useState } from 'react';
import { dropStaffDrafts } from '@/lib/drafts';
import { queryClient } from '@/lib/query-client';
import { onSignOutElsewhere, staff } from '@/lib/supabase/staff';
import type { Account } from '../ui/staff-user';
import { forgetUnsaved, isAnythingUnsaved } from '../ui/unsaved';

export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: Account; token: string }
  /** The password was right, and a code is due; `keepsText` says that typed text waits below. */
  | { status: 'code-due'; user: Account; token: string; keepsText: boolean }
  /** The session ended while the user was typing: the text stays until somebody signs in. */
  | { status: 'suspended'; user: Account };

/** The user whose data the cache holds; null if none. */
let cachedUser: Account | null = null;

export function useSession(): { state: SessionState; abandon: () => void } {
  const [state, setState] = useState<SessionState>({ status: 'loading' });

  useEffect(() => {
    const { data } = staff().auth.onAuthStateChange((_event, session) => {
      setState(switchUser(session));
    });
    return () => data.subscription.unsubscribe();
  }, []);

  const abandon = useCallback(() => {
    forgetUnsaved();
    dropStaffDrafts();
    setState(switchUser(null));
  }, []);

  // Signing out in another tab has already asked about unsaved text.
  useEffect(() => onSignOutElsewhere(abandon), [abandon]);
  return { state, abandon };
}

/** Returns what a session means for the screen, and clears everything that was loaded for, or typed by, another user. */
function switchUser(session: Session | null): SessionState {
  if (!session && cachedUser && isAnythingUnsaved())
    return { status: 'suspended', user: cachedUser };
  const user = session && { id: session.user.id, email: session.user.email ?? '' };
  const keepsText = user !== null && user.id === cachedUser?.id && isAnythingUnsaved();
  if (user?.id !== cachedUser?.id) queryClient.clear();
  if (user) dropStaffDrafts(user.id);
  cachedUser = user;
  if (!session || !user) return { status: 'signed-out' };
  const { access_token: token } = session;
  return needsCode(session)
    ? { status: 'code-due', user, token, keepsText }
    : { status: 'signed-in', user, token };
}

/** The database refuses such a session everything; this only asks for the code at once. */
function needsCode({ access_token, user }: Session): boolean {
  const [, payload = ''] = access_token.split('.');
  // In base64url, which `atob` does not read.
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  const { aal } = claims as { aal?: string };
  return aal !== 'aal2' && (user.factors ?? []).some(({ status }) => status === 'verified');
}
