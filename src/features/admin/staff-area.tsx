import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '@/components/ui/toast';
import { adminSession } from '@/content/en/admin-session';
import { adminTeam } from '@/content/en/admin-team';
import { dropStaffDrafts } from '@/lib/drafts';
import { queryClient } from '@/lib/query-client';
import { endSession } from '@/lib/supabase/staff';
import { AccessGate } from './session/access-gate';
import { Dashboard } from './dashboard';
import { KeptTexts, keptTexts } from './session/kept-texts';
import { lazyScreen } from './session/lazy-screen';
import { LoadingScreen, RetryScreen, Screen } from './session/screens';
import { SessionDialog } from './session/session-dialog';
import { ToolButton } from './ui/tool-button';
import { QueriesPausedContext } from './ui/staff-query';
import { forgetUnsaved } from './ui/unsaved';
import { useMailedLink } from './session/use-mailed-link';
import { useSession } from './session/use-session';

const Login = lazyScreen(async () => (await import('./session/login')).Login);
const Invitation = lazyScreen(async () => (await import('./session/invitation')).Invitation);
const NewPassword = lazyScreen(async () => (await import('./session/new-password')).NewPassword);
const OfferedLink = lazyScreen(async () => (await import('./session/offered-link')).OfferedLink);

export function StaffArea() {
  const { state, abandon } = useSession();
  const { state: link, open, fail, leave: leaveLink } = useMailedLink();
  const navigate = useNavigate();
  const [note, setNote] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  const [written, setWritten] = useState<{ by: string; texts: string[] }>();
  const welcomeDue = useRef(false);

  // Going back before the home page has loaded returns to this same component.
  useEffect(() => {
    const stay = () => setLeaving(false);
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, []);

  const token = state.status === 'signed-in' ? state.token : undefined;
  const userId = 'user' in state ? state.user.id : '';

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
  const { title, description } = adminSession.access.denied;
  const leaveDenied = useCallback(
    () => leave(`${title}: ${description}`),
    [leave, title, description],
  );
  const deny = useCallback(() => {
    toast({ kind: 'error', title, description });
    const unsaved = keptTexts(userId);
    if (unsaved.length === 0) return leaveDenied();
    forgetUnsaved();
    setWritten({ by: userId, texts: unsaved });
    queryClient.clear();
  }, [leaveDenied, userId, title, description]);

  // Shown only here, because the password alone does not grant access.
  const welcome = useCallback(() => {
    if (welcomeDue.current) toast({ kind: 'success', ...adminSession.login.signedIn });
    welcomeDue.current = false;
  }, []);

  if (leaving || state.status === 'loading' || link.status === 'opening') return <LoadingScreen />;
  if (link.status === 'offered') {
    return <OfferedLink purpose={link.purpose} onOpen={open} onGiveUp={leaveLink} />;
  }
  if (link.status === 'invitation') {
    const goOn = (left?: string) => {
      setNote(left);
      leaveLink();
    };
    return <Invitation key={link.secret} secret={link.secret} onEnd={goOn} />;
  }
  if (link.status === 'unreachable') {
    return <RetryScreen {...adminSession.link.unknown} onRetry={open} />;
  }
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
        note={link.status === 'confirmed' ? adminSession.link.confirmed.description : note}
        onSignIn={() => {
          welcomeDue.current = true;
        }}
      />
    );
  }
  const { user } = state;
  if (written?.by === user.id) {
    return (
      <Screen>
        <div role="alert">
          <h1 className="text-title">{title}</h1>
          <p className="mt-3 text-quiet">{adminTeam.kept.removed}</p>
        </div>
        <KeptTexts texts={written.texts} />
        <ToolButton onClick={leaveDenied}>{adminTeam.kept.leave}</ToolButton>
      </Screen>
    );
  }
  return (
    <>
      <QueriesPausedContext value={state.status === 'suspended'}>
        <AccessGate
          key={user.id}
          account={user}
          onAdmin={welcome}
          onDenied={deny}
          onSignOut={signOut}
        >
          <Dashboard onSignOut={signOut} />
        </AccessGate>
      </QueriesPausedContext>
      {state.status === 'suspended' && <SessionDialog email={user.email} onAbandon={abandon} />}
    </>
  );
}
