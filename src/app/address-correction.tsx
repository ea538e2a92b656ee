import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { correctPath, correctSearch, isUnknown } from './route-match';

/** Secrets of mailed links, in whatever way an address was mangled. */
const secrets = /[\w-]{40,}/g;

export function AddressCorrection() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const meant = correctPath(pathname);

  useEffect(() => {
    if (meant !== pathname) {
      const query = correctSearch(pathname, search);
      void navigate({ pathname: meant, search: query, hash }, { replace: true });
    } else if (isUnknown(pathname)) {
      console.error('404: no page at', pathname.replaceAll(secrets, '…'));
    }
  }, [meant, pathname, search, hash, navigate]);

  return null;
}
