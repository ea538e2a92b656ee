import { useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

const authHash =
  /[#&](token_hash|access_token|error_code|error_description|type=(signup|recovery))\b/;

/** Leads a sign-in link that was opened at another address to the staff area, which alone shows its outcome. */
export function AuthLinkCatcher() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const isStray = authHash.test(hash) && !pathname.startsWith('/admin');
  const isAdminRouted = useHref('/admin') === '/admin';

  useEffect(() => {
    // The staff area is in one language, and the router of another one does not know it.
    if (isStray && !isAdminRouted) window.location.replace(`/admin${hash}`);
    else if (isStray) void navigate({ pathname: '/admin', hash }, { replace: true });
  }, [isStray, isAdminRouted, hash, navigate]);

  return null;
}
