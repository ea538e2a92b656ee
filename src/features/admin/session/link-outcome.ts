import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { admin } from '@/content/en/admin';

export interface LinkOutcome {
  /** Why a link from an e-mail failed, in plain words. */
  problem?: string;
  /** The link confirmed an account; its session is still being read from the address. */
  confirmed?: true;
}

/** What a link from an e-mail left in the address behind the #. Failures are removed from there. */
export function useLinkOutcome(): LinkOutcome {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState(() => readHash(hash));
  const next = readHash(hash);
  if (next.problem && next.problem !== outcome.problem) setOutcome(next);

  const failed = Boolean(next.problem);
  useEffect(() => {
    if (failed) void navigate({ hash: '', search: location.search }, { replace: true });
  }, [failed, navigate]);

  return outcome;
}

/** The description in the link is not shown: anyone can write a link. */
function readHash(hash: string): LinkOutcome {
  const values = new URLSearchParams(hash.slice(1));
  const code = values.get('error_code') ?? values.get('error');
  if (code === 'otp_expired') return { problem: admin.login.linkExpired };
  if (code || values.has('error_description')) return { problem: admin.login.linkFailed };
  return values.has('access_token') && values.get('type') === 'signup' ? { confirmed: true } : {};
}
