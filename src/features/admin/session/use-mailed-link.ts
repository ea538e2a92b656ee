import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { invitationIn, mailedLinkIn } from '@/lib/supabase/mailed-link';

/** Reads the link from an email in the fragment, where it stays until somebody leaves it. */
export function useMailedLink() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [deadHash, setDeadHash] = useState<string>();
  return {
    state: hash === deadHash ? failed : linkStateOf(new URLSearchParams(hash.slice(1))),
    /** Call when the server does not accept the link. */
    rejectLink: () => setDeadHash(hash),
    leaveLink() {
      if (hash) void navigate({ hash: '', search: location.search }, { replace: true });
    },
  };
}

/** Used, expired or not one of ours. */
const failed = { status: 'failed' } as const;

/** Nothing happens yet: mail gateways open every link, but send no form. */
function linkStateOf(values: URLSearchParams) {
  const secret = invitationIn(values);
  if (secret) return { status: 'invitation', secret } as const;
  const link = mailedLinkIn(values);
  if (link) return { status: 'offered', link } as const;
  return serviceParams.some((name) => values.has(name)) ? failed : ({ status: 'none' } as const);
}

/** What the sign-in service itself puts into an address. */
const serviceParams = ['token_hash', 'access_token', 'error', 'error_code', 'error_description'];
