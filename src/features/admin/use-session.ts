import { isAuthRetryableFetchError, type Session } from '@supabase/supabase-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { queryClient } from '@/lib/query-client';
import { staff } from '@/lib/supabase/staff';

export type SessionState =
  | { status: 'loading' }
  | { status: 'unreachable' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; session: Session };

/** Longer than this, in milliseconds, nobody should look at a spinner. */
const patience = 10_000;

/** Whose data the cache holds; null when nobody's. */
let owner: string | null = null;

/** This browser's session as it comes and goes, here and in other tabs; `retry` reads it again. */
export function useSession(): { state: SessionState; retry: () => void } {
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  const heard = useRef(false);

  const show = useCallback((next: SessionState) => {
    forgetDataOfOthers(next);
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

  return { state, retry };
}

function stateOf(session: Session | null): SessionState {
  return session ? { status: 'signed-in', session } : { status: 'signed-out' };
}

async function readSession(): Promise<SessionState> {
  const late = new Promise<SessionState>((resolve) => {
    setTimeout(() => resolve({ status: 'unreachable' }), patience);
  });
  const read = staff()
    .auth.getSession()
    .then(({ data, error }): SessionState =>
      isAuthRetryableFetchError(error) ? { status: 'unreachable' } : stateOf(data.session),
    );
  return Promise.race([read, late]);
}

function forgetDataOfOthers(state: SessionState) {
  if (state.status !== 'signed-in' && state.status !== 'signed-out') return;
  const user = state.status === 'signed-in' ? state.session.user.id : null;
  if (user !== owner) queryClient.clear();
  owner = user;
}
