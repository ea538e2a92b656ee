/** What the status page says of a proposal, and of the answer to it. */
export const proposal = {
  title: 'Our proposal',
  /** In place of what a new request is told. */
  arrived: { title: 'We have sent you our proposal.', next: [] as readonly string[] },
  sent: (when: string) => `Sent on ${when}`,
  files: 'Files of the proposal',
  noFiles: 'It has no files. You will find it in our email.',
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  downloading: 'Downloading...',
  notDownloaded: 'The file was not downloaded.',
  /** In place of Accept and Decline. */
  onPaper: 'To accept this proposal, please sign it on paper. You can ask us a question here.',
  byEmail:
    'We corrected the address that this link was sent to, so it does not accept or decline the proposal. Please reply to our email instead. You can ask us a question here.',

  answers: {
    accepted: {
      action: 'Accept',
      text: 'Message (optional)',
      title: 'Accept this proposal',
      question: 'Accept this proposal now?',
      effect:
        'We store your name, your message, the time and the files with their SHA-256, and email you a receipt. The proposal becomes binding only when both sides sign a contract.',
      yes: 'Yes, accept',
      stored: 'Thank you. We have your acceptance and will write to you about the next steps.',
    },
    question: {
      action: 'Ask a question',
      text: 'Your question',
      title: 'Ask a question about this proposal',
      question: 'Send this question now?',
      effect: 'Our answer will come by email.',
      yes: 'Yes, send it',
      stored: 'We have your question. Our answer will come by email.',
    },
    declined: {
      action: 'Decline',
      text: 'Message (optional)',
      title: 'Decline this proposal',
      question: 'Decline this proposal now?',
      effect: 'We store your name, your message and the time, and email you a receipt.',
      yes: 'Yes, decline',
      stored: 'We have noted that you declined the proposal. Thank you for telling us.',
    },
  },
  name: 'Your name',
  by: 'In the name of',
  problems: {
    name: 'Please enter your name',
    nameTooLong: 'Please shorten the name to 200 characters',
    text: 'Please enter your question',
    textTooLong: 'Please shorten the text to 5,000 characters',
  },
  next: 'Continue',
  cancel: 'Cancel',
  back: 'Change it',
  busy: 'Sending...',

  decided: {
    accepted: (when: string) => `Accepted on ${when}, in the name of`,
    declined: (when: string) => `Declined on ${when}, in the name of`,
  },
  /** Nothing was stored. */
  refused: {
    gone: 'Your answer was not stored, because this link no longer works.',
    replaced:
      'Your answer was not stored: we have sent another proposal since. What you wrote is kept; please look at the proposal below first.',
    removed:
      'Your answer was not stored, because the proposal is no longer shown here. Please write to us.',
    answered: 'Your answer was not stored: this proposal has already been answered.',
    'not here':
      'Your answer was not stored: this proposal is not accepted or declined on this page.',
  },
  unknown: 'We could not confirm that your answer was stored. If you try again, it is stored once.',
  tooMany:
    'Too much was sent or downloaded with this link within an hour. Please try again in an hour.',
};
