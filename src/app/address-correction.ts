import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { correctPath, correctSearch, isUnknownPath } from './route-match';

/** Secrets of mailed links, in whatever way an address was mangled. */
const secretPattern = /[\w-]{40,}/g;

export function AddressCorrection() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const correctedPath = correctPath(pathname);

  useEffect(() => {
    if (correctedPath !== pathname) {
      const query = correctSearch(pathname, search);
      void navigate({ pathname: correctedPath, search: query, hash }, { replace: true });
    } else if (isUnknownPath(pathname)) {
      console.error('404: no page at', pathname.replaceAll(secretPattern, '…'));
    }
  }, [correctedPath, pathname, search, hash, navigate]);

  return null;
}
