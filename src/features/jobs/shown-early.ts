import { createContext, use } from 'react';
import type { Job } from './job';

/** A posting that the page shows without React, which then renders the same. */
export interface Shown {
  job: Job;
  /** Whether the page was built with it, head included: the backend may know better since. */
  built: boolean;
}

declare global {
  interface Window {
    /** What the page shows already; null once React has taken over without one. */
    shownJob?: Shown | null;
  }
}

/** Given when prerendering: the posting that the page is built with. */
export const BuiltWith = createContext<Job | undefined>(undefined);

const blockId = 'posting';

/** The data block in which a page carries the posting that it was built with. */
export const builtJobBlock = (job: Job) =>
  `<script type="application/json" id="${blockId}">${JSON.stringify(job).replaceAll('<', '\\u003c')}</script>`;

/**
 * The posting with this id if the page shows it without React. From the first call on nothing else may
 * be shown that way.
 */
export function useShown(id: string): Shown | undefined {
  const job = use(BuiltWith);
  if (job) return { job, built: true };
  return import.meta.env.SSR ? undefined : shownEarly(id);
}

export function shownEarly(id: string): Shown | undefined {
  window.shownJob ??= builtJob();
  return window.shownJob?.job.id === id.toLowerCase() ? window.shownJob : undefined;
}

function builtJob(): Shown | null {
  const text = document.getElementById(blockId)?.textContent;
  return text ? { job: JSON.parse(text) as Job, built: true } : null;
}
