import type { Illustration } from '@/content/illustrations';

export const illustration: Illustration = {
  kind: 'handset',
  caption: 'A subscription takes two confirmations and ends with one word.',
  summary:
    'A phone shows a USSD menu with the price of a quiz, a second question to confirm it, and an SMS that says what was charged and how to stop.',
  network: '*3355# on your network',
  frames: [
    {
      type: 'ussd',
      text: 'Daily Quiz: new questions every day.\nKES 10 a day, from your balance.\n1 Continue\n2 Cancel',
      reply: '1',
    },
    {
      type: 'ussd',
      text: 'Confirm: Daily Quiz, KES 10 a day, renewed daily. To stop: STOP to 3355.\n1 Yes, subscribe\n2 No',
      reply: '1',
    },
    {
      type: 'sms',
      from: '3355',
      text: 'Daily Quiz: KES 10 charged today, then KES 10 a day. To stop, send STOP to 3355 (free).',
    },
  ],
};

export const detail: Illustration = {
  kind: 'share',
  caption: 'One day’s revenue of a service, and how it could be shared. Sample figures.',
  summary: 'A table of three shares, and below it the charges that both sides recorded.',
  title: 'One day, net of taxes and refunds',
  columns: ['Party', 'KES', 'Share'],
  rows: [
    { label: 'Operator', amount: '6,000', percent: 60 },
    { label: 'Platform', amount: '2,500', percent: 25 },
    { label: 'Content partner', amount: '1,500', percent: 15 },
  ],
  checks: [
    { label: 'Charges in our records', value: '240' },
    { label: 'Charges in your CDRs', value: '241' },
    { label: 'On both sides, and shared', value: '240' },
  ],
};
