let leavesNothing = false;
let timer: ReturnType<typeof setTimeout> | undefined;

export function confirmBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (leavesNothing) return;
    event.preventDefault();
    // Required by Chrome before 119.
    event.returnValue = true;
  };
  addEventListener('beforeunload', ask);
  addEventListener('click', noteLink, true);
  return () => removeEventListener('beforeunload', ask);
}

/** Browsers also ask when a link opens a mail program, a call or a download, and the page stays. */
function noteLink({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link) return;
  const opensHere =
    /^https?:$/.test(link.protocol) && ['', '_self', '_top', '_parent'].includes(link.target);
  leavesNothing = !opensHere || link.hasAttribute('download');
  clearTimeout(timer);
  timer = setTimeout(() => (leavesNothing = false), 500);
}
