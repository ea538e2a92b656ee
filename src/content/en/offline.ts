/** What stands where a page would, when there is no network and the page was never seen. */
export const offline = {
  title: 'You are offline',
  text: 'This page was not opened on this device before. It appears by itself as soon as there is a network again.',
  seen: 'You can open these meanwhile',
  forms:
    'Forms on them can be filled in as well: what you send is kept on this device, and leaves when you are back online and a page of this site is open.',
  retry: 'Try again',
} as const;
