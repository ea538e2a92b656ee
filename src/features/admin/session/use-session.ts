import { isAuthRetryableFetchError, type Session } from '@supabase/supabase-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dropStaffDrafts } from '@/lib/drafts';
import { queryClient } from '@/lib/query-client';
import { onSignOutElsewhere, staff } from '@/lib/supabase/staff';
import type { StaffUser } from '../ui/staff-user';
import { forgetUnsaved, isAnythingUnsaved } from '../ui/unsaved';

export type SessionState =
  | { status: 'loading' }
  | { status: 'unreachable' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: StaffUser; token: string }
  /** The session has ended while the user was typing: the text stays until somebody signs in. */
  | { status: 'suspended'; user: StaffUser };

interface SessionControl {
  state: SessionState;
  retry: () => void;
  abandon: () => void;
}

const timeoutMs = 10_000;

/** Whose data the cache holds; null when nobody's. */
let owner: StaffUser | null = null;

export function useSession(): SessionControl {
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  const heard = useRef(false);

  const show = useCallback((next: SessionState) => {
    adopt(next);
    setState(next);
  }, []);

  const read = useCallback(async () => {
    heard.current = false;
    const next = await readSession();
    if (!heard.current) show(next);
  }, [show]);

  useEffect(() => {
    const { data } = staff().auth.onAuthStateChange((event, session) => {
      // INITIAL_SESSION says "nobody" also when the server could not be asked.
      if (event === 'INITIAL_SESSION') return;
      heard.current = true;
      show(stateOf(session));
    });
    void read();
    return () => {
      heard.current = true;
      data.subscription.unsubscribe();
    };
  }, [read, show]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    void read();
  }, [read]);

  const abandon = useCallback(() => {
    forgetUnsaved();
    dropStaffDrafts();
    show({ status: 'signed-out' });
  }, [show]);

  // Whoever signs out has been asked about what he typed, in all tabs.
  useEffect(() => onSignOutElsewhere(abandon), [abandon]);

  return { state, retry, abandon };
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

async function readSession(): Promise<SessionState> {
  const late = new Promise<SessionState>((resolve) => {
    setTimeout(() => resolve({ status: 'unreachable' }), timeoutMs);
  });
  const read = staff()
    .auth.getSession()
    .then(({ data, error }): SessionState =>
      isAuthRetryableFetchError(error) ? { status: 'unreachable' } : stateOf(data.session),
    );
  return Promise.race([read, late]);
}

/** Nobody sees what was loaded for, or typed by, somebody else. */
function adopt(state: SessionState) {
  if (state.status !== 'signed-in' && state.status !== 'signed-out') return;
  const user = state.status === 'signed-in' ? state.user : null;
  if (user?.id !== owner?.id) queryClient.clear();
  if (user) dropStaffDrafts(user.id);
  owner = user;
}
