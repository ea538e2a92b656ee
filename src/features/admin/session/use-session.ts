import type { Session } from '@supabase/supabase-js';
import { useCallback, useEffect, useState } from 'react';
import { dropStaffDrafts } from '@/lib/drafts';
import { queryClient } from '@/lib/query-client';
import { onSignOutElsewhere, staff, storedSession } from '@/lib/supabase/staff';
import type { StaffUser } from '../ui/staff-user';
import { forgetUnsaved, isAnythingUnsaved } from '../ui/unsaved';

export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: StaffUser; token: string }
  /** The session has ended while the user was typing: the text stays until somebody signs in. */
  | { status: 'suspended'; user: StaffUser };

interface SessionControl {
  state: SessionState;
  abandon: () => void;
}

/** Whose data the cache holds; null when nobody's. */
let owner: StaffUser | null = null;

export function useSession(): SessionControl {
  const [state, setState] = useState<SessionState>({ status: 'loading' });

  const show = useCallback((next: SessionState) => {
    adopt(next);
    setState(next);
  }, []);

  useEffect(() => {
    const { data } = staff().auth.onAuthStateChange((event, session) => {
      // INITIAL_SESSION says "nobody" also when the server could not be asked.
      if (event !== 'INITIAL_SESSION') show(stateOf(session));
    });
    show(stateOf(storedSession()));
    return () => data.subscription.unsubscribe();
  }, [show]);

  const abandon = useCallback(() => {
    forgetUnsaved();
    dropStaffDrafts();
    show({ status: 'signed-out' });
  }, [show]);

  // Whoever signs out has been asked about what he typed, in all tabs.
  useEffect(() => onSignOutElsewhere(abandon), [abandon]);

  return { state, abandon };
}

function stateOf(session: Session | null): SessionState {
  if (session) {
    const { id, email = '' } = session.user;
    return { status: 'signed-in', user: { id, email }, token: session.access_token };
  }
  return owner && isAnythingUnsaved()
    ? { status: 'suspended', user: owner }
    : { status: 'signed-out' };
}

/** Nobody sees what was loaded for, or typed by, somebody else. */
function adopt(state: SessionState) {
  if (state.status !== 'signed-in' && state.status !== 'signed-out') return;
  const user = state.status === 'signed-in' ? state.user : null;
  if (user?.id !== owner?.id) queryClient.clear();
  if (user) dropStaffDrafts(user.id);
  owner = user;
}
