import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'The customer keys the 20 digits into the meter.',
  title: 'Power, prepaid',
  rows: [
    { label: 'Meter', value: '04000000001' },
    { label: 'Paid from', value: 'Wallet •• 0001' },
    { label: 'Amount', value: 'KES 5,000' },
    { label: 'Fee, shown before the PIN', value: 'KES 20' },
    { label: 'Paid', value: '08:15:09' },
    { label: 'Transaction', value: 'pay_31' },
  ],
  token: '1234 5678 9012 3456 7890',
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'One day’s transaction fees, and how they could be shared.',
  title: 'Fees of one day, after reversals',
  bars: [
    { label: 'Payment provider, KES 4,000', value: '40%', percent: 40 },
    { label: 'Platform, KES 3,000', value: '30%', percent: 30 },
    { label: 'Channel, KES 2,000', value: '20%', percent: 20 },
    { label: 'Settlement bank, KES 1,000', value: '10%', percent: 10 },
  ],
  rows: [
    { label: 'Payments at the gateway', value: '501' },
    { label: 'Payments in the settlement file', value: '500' },
    { label: 'Open until both agree', value: '1' },
  ],
};

export const paymentGateway: ArtefactContent = {
  kind: 'board',
  rows: [
    { label: 'pay_31', note: 'Wallet', value: 'Paid', state: 'good' },
    { label: 'pay_32', note: 'Bank transfer', value: 'Pending', state: 'warning' },
    { label: 'pay_33', note: 'Card, 0420 acknowledged', value: 'Reversed' },
  ],
};

export const gasBilling: ArtefactContent = {
  kind: 'receipt',
  title: 'Gas, March',
  rows: [
    { label: 'Reading', value: '1,204 m³' },
    { label: 'Consumption', value: '36 m³' },
    { label: 'Arrears', value: '0' },
    { label: 'To pay', value: 'KES 1,080' },
  ],
};

export const electricityBilling: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'sms',
      from: 'SMS from 5050',
      text: 'Token 1234 5678 9012 3456 7890. KES 5,000 paid, arrears deducted: 0. To see it again, dial *5050*1#.',
    },
  ],
};
