import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { dropStaffDrafts } from '@/lib/drafts';
import { queryClient } from '@/lib/query-client';
import { endSession } from '@/lib/supabase/staff';
import { AccessGate } from './session/access-gate';
import { Dashboard } from './dashboard';
import { Login } from './session/login';
import { NewPassword } from './session/new-password';
import { OfferedLink } from './session/offered-link';
import { LoadingScreen, RetryScreen } from './session/screens';
import { SessionDialog } from './session/session-dialog';
import { QueriesPausedContext } from './ui/staff-query';
import { StaffUserContext } from './ui/staff-user';
import { forgetUnsaved } from './ui/unsaved';
import { useMailedLink } from './session/use-mailed-link';
import { useSession } from './session/use-session';

export function StaffArea() {
  const { state, abandon } = useSession();
  const { state: link, open, fail, leave: leaveLink } = useMailedLink();
  const navigate = useNavigate();
  const [note, setNote] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  const welcomeDue = useRef(false);

  // Going back before the home page has loaded returns to this same component.
  useEffect(() => {
    const stay = () => setLeaving(false);
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, []);

  const token = state.status === 'signed-in' ? state.token : undefined;

  const leave = useCallback(
    (notice?: string) => {
      setLeaving(true);
      forgetUnsaved();
      dropStaffDrafts();
      void navigate('/', { state: { notice } });
      if (token) void endSession(token);
      queryClient.clear();
    },
    [navigate, token],
  );
  const signOut = useCallback(() => leave(), [leave]);

  // Strangers are signed out as well: otherwise they would be redirected at every visit and never reach
  // the login screen to use another account.
  const deny = useCallback(() => {
    const { title, description } = admin.access.denied;
    toast({ kind: 'error', title, description });
    leave(`${title}: ${description}`);
  }, [leave]);

  // Shown only here, because the password alone does not grant access.
  const welcome = useCallback(() => {
    if (welcomeDue.current) toast({ kind: 'success', ...admin.login.signedIn });
    welcomeDue.current = false;
  }, []);

  if (leaving || state.status === 'loading' || link.status === 'opening') return <LoadingScreen />;
  if (link.status === 'offered') {
    return <OfferedLink purpose={link.purpose} onOpen={open} onGiveUp={leaveLink} />;
  }
  if (link.status === 'unreachable') return <RetryScreen {...admin.link.unknown} onRetry={open} />;
  if (link.status === 'password') {
    return (
      <NewPassword
        link={link.link}
        onSaved={(left) => {
          setNote(left);
          leaveLink();
        }}
        onDead={fail}
        onGiveUp={leaveLink}
      />
    );
  }
  const signedIn = state.status !== 'signed-out';
  if (link.status === 'failed') {
    return (
      <Login key={link.problem} problem={link.problem} signedIn={signedIn} onBack={leaveLink} />
    );
  }
  if (state.status === 'signed-out') {
    return (
      <Login
        key={link.status}
        note={link.status === 'confirmed' ? admin.link.confirmed.description : note}
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
          onSignOut={signOut}
        >
          <Dashboard onSignOut={signOut} />
        </AccessGate>
      </QueriesPausedContext>
      {state.status === 'suspended' && <SessionDialog email={user.email} onAbandon={abandon} />}
    </StaffUserContext>
  );
}
