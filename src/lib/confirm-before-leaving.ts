/** By then, a link that leaves the page has asked. */
const answeredWithinMs = 500;

/** The link that was touched last opens something beside the page. */
let staysOnPage = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Has the browser ask before the page is left, until the returned function is called. */
export function confirmBeforeLeaving(): () => void {
  const confirmLeaving = (event: BeforeUnloadEvent) => {
    if (staysOnPage) return;
    event.preventDefault();
    // Required by Chrome before 119.
    event.returnValue = true;
  };
  addEventListener('beforeunload', confirmLeaving);
  addEventListener('click', noteClickedLink, true);
  return () => removeEventListener('beforeunload', confirmLeaving);
}

/** Browsers also ask when a link opens a mail program, a call or a download, and the page stays. */
function noteClickedLink({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link) return;
  const opensHere =
    /^https?:$/.test(link.protocol) && ['', '_self', '_top', '_parent'].includes(link.target);
  staysOnPage = !opensHere || link.hasAttribute('download');
  clearTimeout(timer);
  timer = setTimeout(() => (staysOnPage = false), answeredWithinMs);
}
