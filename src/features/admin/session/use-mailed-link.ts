import { isAuthError } from '@supabase/supabase-js';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { storedLink, openLink, type MailedLink } from '@/lib/supabase/mailed-link';

const { link: texts } = admin;

type LinkState =
  | { status: 'none' }
  | { status: 'opening' }
  | { status: 'unreachable' }
  /** `problem` says in plain words why the link did not work. */
  | { status: 'failed'; problem: string }
  /** The address is confirmed; the next step is signing in with the password. */
  | { status: 'confirmed' }
  /** A password has to be set before anything else is shown. */
  | { status: 'password'; link: MailedLink };

interface LinkControl {
  state: LinkState;
  retry: () => void;
  /** Call when the server no longer accepts the link. */
  fail: () => void;
  /** Continues without the link. */
  leave: () => void;
}

/** Reads the link from an e-mail in the fragment, and removes it from the address. */
export function useMailedLink(): LinkControl {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<LinkState>({ status: 'none' });
  const [tries, retry] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const values = new URLSearchParams(hash.slice(1));
    if (!isLink(values)) {
      setState((before) => (before.status === 'none' ? kept() : before));
      return;
    }
    let isCurrent = true;
    setState({ status: 'opening' });
    void read(values).then((next) => {
      if (!isCurrent) return;
      setState(next);
      if (next.status === 'confirmed') toast({ kind: 'success', ...texts.confirmed });
      if (next.status === 'unreachable') return;
      void navigate({ hash: '', search: location.search }, { replace: true });
    });
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try begins it again
  }, [hash, tries, navigate]);

  return {
    state,
    retry,
    fail: useCallback(() => setState({ status: 'failed', problem: texts.expired }), []),
    leave: useCallback(() => setState({ status: 'none' }), []),
  };
}

function kept(): LinkState {
  const link = storedLink();
  return link ? { status: 'password', link } : { status: 'none' };
}

function isLink(values: URLSearchParams): boolean {
  return ['access_token', 'error', 'error_code', 'error_description'].some((name) =>
    values.has(name),
  );
}

/** Does not show the description in the link: anyone can write a link. */
async function read(values: URLSearchParams): Promise<LinkState> {
  if (!values.has('access_token')) {
    const isOld = values.get('error_code') === 'otp_expired';
    return { status: 'failed', problem: isOld ? texts.expired : texts.failed };
  }
  try {
    const link = await openLink(values);
    if (!link) return { status: 'failed', problem: texts.failed };
    return link.purpose === 'confirmation' ? { status: 'confirmed' } : { status: 'password', link };
  } catch (error) {
    // An error for a malformed token is not an AuthError.
    return isAuthError(error)
      ? { status: 'unreachable' }
      : { status: 'failed', problem: texts.failed };
  }
}
