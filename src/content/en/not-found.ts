import type { Action, PageMeta } from '@/content/types';

export const notFound = {
  meta: {
    title: 'Page not found',
    description:
      'No page answers at this address. Go back to the home page and start again from there.',
    keywords: ['404', 'page not found'],
  },
  code: '404',
  title: 'Oops! Page not found',
  text: 'No signal here. The address is mistyped, or the page has moved out of range.',
  /** Text alternative of the drawn arcs. */
  picture: 'Signal arcs that break off before they reach anyone',
  action: { label: 'Return to Home', href: '/' },
} satisfies {
  meta: PageMeta;
  code: string;
  title: string;
  text: string;
  picture: string;
  action: Action;
};
