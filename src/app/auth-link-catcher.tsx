import { useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

/** What an e-mail link of the sign-in service leaves behind the #, on success and on failure. */
const authHash = /[#&](access_token|error_code|error_description|type=(signup|recovery))\b/;

/** Confirmation links may return to any address; the staff area is where their outcome is read. */
export function AuthLinkCatcher() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const stray = authHash.test(hash) && !pathname.startsWith('/admin');

  const reachable = useHref('/admin') === '/admin';

  useEffect(() => {
    // The staff area has one language, and a page of another one is another page load away.
    if (stray && !reachable) window.location.replace(`/admin${hash}`);
    else if (stray) void navigate({ pathname: '/admin', hash }, { replace: true });
  }, [stray, reachable, hash, navigate]);

  return null;
}
