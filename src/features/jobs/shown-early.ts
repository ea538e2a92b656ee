import type { Job } from './job';

declare global {
  interface Window {
    /** The posting whose text the page shows already; null once React has taken over without one. */
    shownJob?: Job | null;
  }
}

/**
 * The posting with this id if the page shows it without React, which then renders the same. From the
 * first call on nothing else may be shown that way.
 */
export function shownEarly(id: string): Job | undefined {
  if (import.meta.env.SSR) return undefined;
  window.shownJob ??= null;
  return window.shownJob?.id === id.toLowerCase() ? window.shownJob : undefined;
}
