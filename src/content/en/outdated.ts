import { site } from '@/content/facts/site';

/** Shown to browsers older than docs/decisions/011. */
export const outdated = {
  visitors:
    'This browser is too old for our forms and filters. You can still read everything else. Please update your browser, or write to',
  staff: `This browser is too old for the staff area of ${site.name}. It needs Chrome or Edge 106, Firefox 115 or Safari 16.4, or newer.`,
};
