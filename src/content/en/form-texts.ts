/** What becomes of a submission, in words that claim no more than is known. */
export const submissionTexts = {
  trap: 'Leave this empty',
  uploading: (percent: number) =>
    percent < 100 ? `Sending, ${percent} % on its way` : 'Waiting for our server to confirm',
  waiting: 'Not sent yet. Saved on this device, we will send it when you are back online',
  unsaved:
    'Not sent. We could not reach our server, and this browser does not let us save it. Everything you typed is still here: please keep this page open and try again.',
  refused:
    'Not sent. Our server did not accept it, and would not the next time. Everything you typed is still here: please check it, or write to us at',
  reason: 'It said:',
  tryNow: 'Try now',
  trying: 'Trying...',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'This browser did not let us copy',
  remove: 'Delete',
  restored: 'We kept what you typed here on this device.',
  startOver: 'Start over',
  elsewhere: {
    title: 'Waiting on this device',
    written: 'Written',
    refused: 'Our server did not accept this, and would not the next time.',
    stored: 'What you wrote has reached us',
    reference: (reference: string) => `Reference number ${reference}`,
    kinds: {
      '/quote_requests': 'Quote request',
      '/contact_submissions': 'Project enquiry',
      '/partnership_applications': 'Partnership application',
      '/rpc/submit_application': 'Job application',
    } as Record<string, string>,
  },
} as const;
