/** The link to a page of this site, to be shown in this window, that a target is or is in. */
export function siteLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin) return undefined;
  return link.target || link.hasAttribute('download') ? undefined : link;
}
