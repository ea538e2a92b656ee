import { useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

const authHash =
  /[#&](token_hash|access_token|error_code|error_description|type=(signup|recovery))\b/;

/** Confirmation links can return to any address, but only the staff area shows their outcome. */
export function AuthLinkCatcher() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const isStray = authHash.test(hash) && !pathname.startsWith('/admin');

  const isAdminReachable = useHref('/admin') === '/admin';

  useEffect(() => {
    // The staff area is in one language: from another one it takes a page load.
    if (isStray && !isAdminReachable) window.location.replace(`/admin${hash}`);
    else if (isStray) void navigate({ pathname: '/admin', hash }, { replace: true });
  }, [isStray, isAdminReachable, hash, navigate]);

  return null;
}
