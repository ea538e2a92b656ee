import type { Job } from '../job';
import { jobAddress } from '../job-addresses';
import { filled } from './template';

/**
 * Shows the posting that the page's HTML has asked for as soon as its answer is there: on a slow link
 * seconds before React, which takes over what it finds (shown-early.ts). Does nothing where there is no
 * such posting, where React is quicker, or where it would take the focus away.
 */
export async function showEarly(): Promise<void> {
  const [, , id = ''] = location.pathname.split('/');
  const answer = await window.early?.[jobAddress(id.toLowerCase())];
  if (!answer?.ok) return;
  const [job] = (await answer.clone().json()) as Job[];
  if (document.readyState === 'loading') {
    await new Promise((ready) => document.addEventListener('DOMContentLoaded', ready));
  }
  const frame = document.querySelector('[data-posting]');
  const template = document.querySelector('template');
  if (!job || !frame || !template || window.shownJob !== undefined) return;
  if (frame.contains(document.activeElement)) return;
  frame.outerHTML = filled(template.innerHTML, job);
  window.shownJob = { job, built: false };
}
