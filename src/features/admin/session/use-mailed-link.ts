import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { invitationIn, linkIn, type MailedLink } from '@/lib/supabase/mailed-link';

type LinkState =
  | { status: 'none' }
  /** Used, expired or not one of ours. */
  | { status: 'failed' }
  /** Nothing has happened yet: mail gateways open every link, but send no form. */
  | { status: 'offered'; link: MailedLink }
  | { status: 'invitation'; secret: string };

/** Reads the link from an e-mail in the fragment, where it stays until somebody leaves it. */
export function useMailedLink() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [deadHash, setDeadHash] = useState<string>();
  const state: LinkState =
    hash === deadHash ? { status: 'failed' } : read(new URLSearchParams(hash.slice(1)));
  return {
    state,
    /** Call when the server does not accept the link. */
    fail: () => setDeadHash(hash),
    /** Continues without the link. */
    leave() {
      if (hash) void navigate({ hash: '', search: location.search }, { replace: true });
    },
  };
}

function read(values: URLSearchParams): LinkState {
  const secret = invitationIn(values);
  if (secret) return { status: 'invitation', secret };
  const link = linkIn(values);
  if (link) return { status: 'offered', link };
  return foreignLink.some((name) => values.has(name)) ? { status: 'failed' } : { status: 'none' };
}

/** What the sign-in service itself puts into an address. */
const foreignLink = ['token_hash', 'access_token', 'error', 'error_code', 'error_description'];
