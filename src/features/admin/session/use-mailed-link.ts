import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminSession } from '@/content/en/admin-session';
import { invitationIn, linkIn, type MailedLink } from '@/lib/supabase/mailed-link';

const { link: texts } = adminSession;

type LinkState =
  | { status: 'none' }
  /** `problem` says in plain words why the link did not work. */
  | { status: 'failed'; problem: string }
  /** Nothing has happened yet: mail gateways open every link, but send no form. */
  | { status: 'offered'; link: MailedLink }
  | { status: 'invitation'; secret: string };

/** Reads the link from an e-mail in the fragment, where it stays until somebody leaves it. */
export function useMailedLink() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [deadHash, setDeadHash] = useState<string>();
  const state = useMemo(
    () => (hash === deadHash ? expired : read(new URLSearchParams(hash.slice(1)))),
    [hash, deadHash],
  );
  return {
    state,
    /** Call when the server does not accept the link. */
    fail: useCallback(() => setDeadHash(hash), [hash]),
    /** Continues without the link. */
    leave: useCallback(() => {
      if (hash) void navigate({ hash: '', search: location.search }, { replace: true });
    }, [hash, navigate]),
  };
}

const expired: LinkState = { status: 'failed', problem: texts.expired };

/** Does not show the description in the link: anyone can write a link. */
function read(values: URLSearchParams): LinkState {
  const secret = invitationIn(values);
  if (secret) return { status: 'invitation', secret };
  const link = linkIn(values);
  if (link) return { status: 'offered', link };
  if (values.get('error_code') === 'otp_expired') return expired;
  return foreignLink.some((name) => values.has(name))
    ? { status: 'failed', problem: texts.failed }
    : { status: 'none' };
}

/** What the sign-in service itself puts into an address. */
const foreignLink = ['token_hash', 'access_token', 'error', 'error_code', 'error_description'];
