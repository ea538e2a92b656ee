import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '@/components/ui/toast';
import { adminSession } from '@/content/en/admin-session';
import { dropStaffDrafts } from '@/lib/drafts';
import { queryClient } from '@/lib/query-client';
import { endSession } from '@/lib/supabase/staff';
import { AccessGate } from './session/access-gate';
import { Dashboard } from './dashboard';
import { lazyScreen, LoadingScreen } from './session/screens';
import { NewCodeDialog, SessionDialog } from './session/session-dialog';
import { QueriesPausedContext } from './ui/staff-query';
import { forgetUnsaved } from './ui/unsaved';
import { useMailedLink } from './session/use-mailed-link';
import { useSession, type SessionState } from './session/use-session';

const Login = lazyScreen(async () => (await import('./session/login')).Login);
const ForgotPassword = lazyScreen(async () => (await import('./session/login')).ForgotPassword);
const CodeScreen = lazyScreen(async () => (await import('./session/code-form')).CodeScreen);
const InvitationScreen = lazyScreen(
  async () => (await import('./session/invitation-screen')).InvitationScreen,
);
const MailedLinkScreen = lazyScreen(
  async () => (await import('./session/mailed-link-screen')).MailedLinkScreen,
);

export function StaffArea() {
  const { state, abandon } = useSession();
  const mailedLink = useMailedLink();
  const { isLeaving, signOut, deny } = useLeave(state);
  const [loginNotice, setLoginNotice] = useState<string>();
  const { welcome, setWelcomeDue } = useWelcome();
  if (isLeaving || state.status === 'loading') return <LoadingScreen />;
  if (mailedLink.state.status !== 'none')
    return <LinkScreen {...mailedLink} onNotice={setLoginNotice} />;
  if (state.status === 'signed-out')
    return <Login notice={loginNotice} onSignIn={() => setWelcomeDue(true)} />;
  const { user } = state;
  if (state.status === 'code-due' && !state.keepsText) {
    const onLeave = () => {
      void endSession(state.token);
      abandon();
    };
    // Its own toast would be behind the welcome.
    const onRecovered = () => setWelcomeDue(false);
    return <CodeScreen email={user.email} onRecovered={onRecovered} onLeave={onLeave} />;
  }
  return (
    <>
      <QueriesPausedContext value={state.status !== 'signed-in'}>
        <AccessGate
          key={user.id}
          account={user}
          onAdmitted={welcome}
          onDenied={deny}
          onSignOut={signOut}
        >
          <Dashboard onSignOut={signOut} />
          <NewCodeDialog />
        </AccessGate>
      </QueriesPausedContext>
      {state.status !== 'signed-in' && (
        <SessionDialog
          email={user.email}
          isCodeDue={state.status === 'code-due'}
          onAbandon={abandon}
        />
      )}
    </>
  );
}

interface LinkScreenProps extends ReturnType<typeof useMailedLink> {
  /** Gets what the form to sign in says once the link has done its work. */
  onNotice: (notice: string | undefined) => void;
}

/** What a link from an email leads to, whether or not somebody is signed in. */
function LinkScreen({ state: link, rejectLink, leaveLink, onNotice }: LinkScreenProps) {
  const continueWith = (notice?: string) => {
    onNotice(notice);
    leaveLink();
  };
  if (link.status === 'offered') {
    const { link: mailed } = link;
    const handlers = { onDone: continueWith, onInvalid: rejectLink, onGiveUp: leaveLink };
    return <MailedLinkScreen key={mailed.tokenHash} link={mailed} {...handlers} />;
  }
  if (link.status === 'invitation') {
    return <InvitationScreen key={link.secret} secret={link.secret} onLeave={continueWith} />;
  }
  return <ForgotPassword problem={adminSession.link.failed} onBack={leaveLink} />;
}

/** Welcomes whoever signed in, once access is granted: the password alone does not grant it. */
function useWelcome() {
  const isDue = useRef(false);
  const welcome = useCallback(() => {
    if (isDue.current) toast({ kind: 'success', ...adminSession.login.signedIn });
    isDue.current = false;
  }, []);
  const setWelcomeDue = (isWelcomeDue: boolean) => {
    isDue.current = isWelcomeDue;
  };
  return { welcome, setWelcomeDue };
}

/** Signs out and goes to the home page, with nothing left on the device. */
function useLeave(state: SessionState) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const token = 'token' in state ? state.token : undefined;
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
  const deny = useCallback(() => {
    toast({ kind: 'error', title, description });
    leave(`${title}: ${description}`);
  }, [leave, title, description]);
  return { isLeaving, signOut, deny };
}
