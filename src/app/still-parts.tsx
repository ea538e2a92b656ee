import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteLink } from './site-link';

/**
 * What visitors can do to those parts of a page that stay as they were sent: follow a link, print.
 * React hears nothing of them before it has their code.
 */
export function StillParts() {
  const navigate = useNavigate();

  useEffect(() => {
    const buttons = document.querySelectorAll<HTMLButtonElement>(
      '[data-still] [data-print] button',
    );
    for (const button of buttons) button.disabled = false;
  }, []);

  useEffect(() => {
    function react(event: MouseEvent) {
      const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (!(target instanceof Element) || !target.closest('[data-still]')) return;
      if (target.closest('[data-print] button')) return window.print();
      const link = siteLink(target);
      if (!link || button || altKey || ctrlKey || metaKey || shiftKey) return;
      const { pathname, search, hash } = link;
      // A place on this page is the browser's affair.
      if (hash && pathname === location.pathname) return;
      event.preventDefault();
      void navigate({ pathname, search, hash }, { replace: link.href === location.href });
    }
    // Before React, which keeps to itself what happens to a part that it has no code for.
    document.addEventListener('click', react, { capture: true });
    return () => document.removeEventListener('click', react, { capture: true });
  }, [navigate]);

  return null;
}
