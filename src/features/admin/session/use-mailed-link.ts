import { isAuthError } from '@supabase/supabase-js';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '@/components/ui/toast';
import { adminSession } from '@/content/en/admin-session';
import {
  invitationIn,
  offeredLink,
  openLink,
  redeemLink,
  storedLink,
  type MailedLink,
  type OfferedLink,
  type Purpose,
} from '@/lib/supabase/mailed-link';

const { link: texts } = adminSession;

type LinkState =
  | { status: 'none' }
  /** Nothing has happened yet: mail gateways open every link, but press nothing. */
  | { status: 'offered'; purpose: Purpose }
  | { status: 'opening' }
  | { status: 'unreachable' }
  /** `problem` says in plain words why the link did not work. */
  | { status: 'failed'; problem: string }
  /** The address is confirmed; the next step is signing in with the password. */
  | { status: 'confirmed' }
  /** A password has to be set before anything else is shown. */
  | { status: 'password'; link: MailedLink }
  /** An invitation to the team; its form redeems it. */
  | { status: 'invitation'; secret: string };

interface LinkControl {
  state: LinkState;
  /** Call when a button was pressed: redeems the link, or tries again. */
  open: () => void;
  /** Call when the server no longer accepts the link. */
  fail: () => void;
  /** Continues without the link. */
  leave: () => void;
}

/** Reads the link from an e-mail in the fragment; it leaves the address once it has been opened. */
export function useMailedLink(): LinkControl {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<LinkState>({ status: 'none' });
  const [press, setPress] = useState(noPress);

  useEffect(() => {
    const values = new URLSearchParams(hash.slice(1));
    const secret = invitationIn(values);
    if (secret) {
      setState({ status: 'invitation', secret });
      return;
    }
    if (!isLink(values)) {
      setPress(noPress);
      setState((before) => (hasEnded(before) ? kept() : before));
      return;
    }
    const offered = offeredLink(values);
    if (offered && press.hash !== hash) {
      setState({ status: 'offered', purpose: offered.purpose });
      return;
    }
    let isCurrent = true;
    setState({ status: 'opening' });
    void read(values, offered).then((next) => {
      if (!isCurrent) return;
      setState(next);
      if (next.status === 'confirmed') toast({ kind: 'success', ...texts.confirmed });
      if (next.status === 'unreachable') return;
      void navigate({ hash: '', search: location.search }, { replace: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [hash, press, navigate]);

  const leave = useCallback(() => {
    setState({ status: 'none' });
    if (hash) void navigate({ hash: '', search: location.search }, { replace: true });
  }, [hash, navigate]);

  return {
    state,
    open: useCallback(() => setPress({ hash }), [hash]),
    fail: useCallback(() => setState({ status: 'failed', problem: texts.expired }), []),
    leave,
  };
}

const noPress = { hash: '' };

/** A link whose fragment was taken out of the address by hand is no longer offered. */
const hasEnded = ({ status }: LinkState) =>
  status === 'none' || status === 'offered' || status === 'invitation';

function kept(): LinkState {
  const link = storedLink();
  return link ? { status: 'password', link } : { status: 'none' };
}

function isLink(values: URLSearchParams): boolean {
  return ['token_hash', 'access_token', 'error', 'error_code', 'error_description'].some((name) =>
    values.has(name),
  );
}

/** Does not show the description in the link: anyone can write a link. */
async function read(values: URLSearchParams, offered?: OfferedLink): Promise<LinkState> {
  if (!offered && !values.has('access_token')) {
    const isOld = values.get('error_code') === 'otp_expired';
    return { status: 'failed', problem: isOld ? texts.expired : texts.failed };
  }
  try {
    const link = await (offered ? redeemLink(offered) : openLink(values));
    if (!link) return { status: 'failed', problem: offered ? texts.expired : texts.failed };
    return link.purpose === 'confirmation' ? { status: 'confirmed' } : { status: 'password', link };
  } catch (error) {
    // An error for a malformed token is not an AuthError.
    return isAuthError(error)
      ? { status: 'unreachable' }
      : { status: 'failed', problem: texts.failed };
  }
}
