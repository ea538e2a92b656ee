/** Shown while the code that sends it cannot be fetched. */
export const waitingOnDevice =
  'What you sent is saved on this device and waits to be sent. Once you are back online, please open any page of this site and we will send it.';

/** Shown in place of a page that was never opened on this device, while there is no network. */
export const offline = {
  title: 'You are offline',
  text: 'You have not opened this page on this device yet. It will load automatically as soon as you are back online.',
  seen: 'In the meantime, you can open these pages',
  forms:
    'You can also fill in their forms: what you send is kept on this device, and is sent when you are back online and have a page of this site open.',
  waiting: waitingOnDevice,
  retry: 'Try again',
} as const;
