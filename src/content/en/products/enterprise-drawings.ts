import type { Illustration } from '@/content/illustrations';

export const illustration: Illustration = {
  kind: 'screen',
  caption: 'The tuition ledger as a bursar sees it. Sample figures.',
  summary: 'A table shows for each class which fees are due, paid and overdue.',
  title: 'Tuition ledger, second term',
  figures: [
    { value: '400', label: 'Students' },
    { value: '93%', label: 'Collected' },
    { value: '43', label: 'Reminders' },
  ],
  columns: ['Class', 'Students', 'Due, KES', 'Paid, KES', 'State'],
  rows: [
    { cells: ['Year 1', '100', '500,000', '500,000', 'All paid'], share: 1, tone: 'good' },
    {
      cells: ['Year 2', '100', '500,000', '475,000', '10 in part'],
      share: 0.95,
      tone: 'warning',
    },
    {
      cells: ['Year 3', '110', '550,000', '500,000', '20 in part'],
      share: 0.91,
      tone: 'warning',
    },
    { cells: ['Year 4', '90', '450,000', '385,000', '13 overdue'], share: 0.86, tone: 'bad' },
  ],
};

export const detail: Illustration = {
  kind: 'handset',
  caption: 'A parent sees the payment fee before the PIN. Sample figures.',
  summary:
    'A phone shows what is due with the payment fee, the question for the PIN, and the receipt by SMS.',
  network: '*4040# on your network',
  frames: [
    {
      type: 'ussd',
      text: 'Student 20417, term 2: KES 2,500 due.\nWith the payment fee of KES 25: KES 2,525.\n1 Pay by mobile money\n2 Cancel',
      reply: '1',
    },
    {
      type: 'ussd',
      text: 'Mobile money: pay KES 2,525 to the school?\nEnter your PIN to confirm.',
      reply: '••••',
    },
    {
      type: 'sms',
      from: '4040',
      text: 'Received: KES 2,500 for student 20417, term 2. Balance: 0. Receipt 88120.',
    },
  ],
};
