import { site } from '@/content/facts/site';
import type { Action, PageMeta } from '@/content/types';

export const notFound = {
  meta: {
    title: 'Page not found',
    description:
      'There is no page at this address. Go back to the home page and start again from there.',
    keywords: ['404', 'page not found'],
  },
  code: '404',
  title: 'Oops! Page not found',
  text: 'No signal here. The address may be mistyped, or the page has moved out of range.',
  /** For those who followed a link to a posting that was opened after this page was made. */
  noScript: `Looking for an open position? You need JavaScript to see it here. Without it, write to ${site.hrEmail} and name the position.`,
  keypad: { label: 'All products', display: 'This key does not exist. These do.' },
  action: { label: 'Return to Home', href: '/' },
} satisfies {
  meta: PageMeta;
  code: string;
  title: string;
  text: string;
  noScript: string;
  keypad: { label: string; display: string };
  action: Action;
};
