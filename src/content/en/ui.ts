/** Words of controls that belong to no page. */
export const toastTexts = { region: 'Notifications', close: 'Close' } as const;

/** Heading of a table of contents. */
export const onThisPage = 'On this page';

/** When a page's code does not arrive. */
export const loadTexts = {
  title: 'This page did not load',
  text: 'The connection broke off, or the site was renewed while you had it open.',
  retry: 'Try again',
} as const;
