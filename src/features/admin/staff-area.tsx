import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { dropStaffDrafts } from '@/lib/drafts';
import { queryClient } from '@/lib/query-client';
import { endSession } from '@/lib/supabase/staff';
import { AccessGate } from './session/access-gate';
import { Dashboard } from './dashboard';
import { useLinkOutcome } from './session/link-outcome';
import { Login } from './session/login';
import { LoadingScreen, RetryScreen } from './session/screens';
import { SessionDialog } from './session/session-dialog';
import { QueriesPausedContext } from './ui/staff-query';
import { StaffUserContext } from './ui/staff-user';
import { forgetUnsaved } from './ui/unsaved';
import { useSession } from './session/use-session';

export function StaffArea() {
  const { state, retry, abandon } = useSession();
  const link = useLinkOutcome();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const welcomeDue = useRef(false);

  // Back, before the home page has arrived, returns to this same component.
  useEffect(() => {
    const stay = () => setLeaving(false);
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, []);

  const token = state.status === 'signed-in' ? state.token : undefined;

  const leave = useCallback(() => {
    setLeaving(true);
    forgetUnsaved();
    dropStaffDrafts();
    void navigate('/');
    if (token) void endSession(token);
    queryClient.clear();
  }, [navigate, token]);

  // A stranger is signed out as well: sent away alone, he would be sent away at every visit and
  // never reach the login screen to use another account.
  const deny = useCallback(() => {
    if (link.confirmed) toast({ kind: 'success', ...admin.login.confirmed });
    toast({ kind: 'error', ...admin.access.denied });
    leave();
  }, [link.confirmed, leave]);

  // Only now is the welcome true: the password alone opens nothing.
  const welcome = useCallback(() => {
    if (welcomeDue.current) toast({ kind: 'success', ...admin.login.signedIn });
    welcomeDue.current = false;
  }, []);

  if (leaving || state.status === 'loading') return <LoadingScreen />;
  if (state.status === 'unreachable') {
    return <RetryScreen {...admin.access.sessionUnknown} onRetry={retry} />;
  }
  if (state.status === 'signed-out') {
    return (
      <Login
        key={link.problem}
        problem={link.problem}
        onSignIn={() => {
          welcomeDue.current = true;
        }}
      />
    );
  }
  const { user } = state;
  return (
    <StaffUserContext value={user}>
      <QueriesPausedContext value={state.status === 'suspended'}>
        <AccessGate
          key={user.id}
          userId={user.id}
          onAdmin={welcome}
          onDenied={deny}
          onSignOut={leave}
        >
          <Dashboard onSignOut={leave} />
        </AccessGate>
      </QueriesPausedContext>
      {state.status === 'suspended' && <SessionDialog email={user.email} onAbandon={abandon} />}
    </StaffUserContext>
  );
}
