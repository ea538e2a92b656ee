import { useEffect, useState } from 'react';
import { env } from '@/lib/env';

interface Settings {
  disable_signup?: boolean;
  external?: { email?: boolean };
}

/** Asks whether the owner has closed sign-up. When that cannot be asked, it is offered and the service decides. */
export function useIsSignUpClosed(): boolean {
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    readSettings(leaving.signal)
      .then(({ disable_signup, external }) => {
        setClosed(disable_signup === true || external?.email === false);
      })
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return isClosed;
}

async function readSettings(signal: AbortSignal): Promise<Settings> {
  const headers = { apikey: env.supabaseKey };
  const answer = await fetch(`${env.supabaseUrl}/auth/v1/settings`, { headers, signal });
  return (await answer.json()) as Settings;
}
