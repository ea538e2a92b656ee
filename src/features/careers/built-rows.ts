import { queryClient } from '@/lib/query-client';
import type { Job } from './job';
import { jobKey, openJobsKey } from './job-queries';

/** The postings that a page was built with, from which the browser starts. */
export interface BuiltRows {
  list?: readonly Job[];
  posting?: Job;
}

const blockId = 'built-rows';

/** Returns the element that hands them to the browser; no text in them can end it. */
export const builtRowsBlock = (rows: BuiltRows) =>
  `<script type="application/json" id="${blockId}">${JSON.stringify(rows).replaceAll('<', '\\u003c')}</script>`;

export function cacheBuiltRows({ list, posting }: BuiltRows): void {
  const asStale = { updatedAt: 0 };
  if (list) queryClient.setQueryData(openJobsKey, list, asStale);
  if (posting) queryClient.setQueryData(jobKey(posting.id), posting, asStale);
}

export function cacheRowsOfDocument(): void {
  const block = document.getElementById(blockId);
  if (block) cacheBuiltRows(JSON.parse(block.textContent) as BuiltRows);
}
