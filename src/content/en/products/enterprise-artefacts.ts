import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'A term’s fees, paid from a phone.',
  title: 'Term 2, student 20417',
  rows: [
    { label: 'Tuition', value: 'KES 1,800' },
    { label: 'Meals', value: 'KES 400' },
    { label: 'School bus', value: 'KES 300' },
    { label: 'Payment fee, shown before the PIN', value: 'KES 25' },
    { label: 'Paid by mobile money', value: 'KES 2,525' },
    { label: 'Still due', value: 'KES 0' },
  ],
  token: 'Receipt 88120',
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'What the family pays, and who receives it.',
  title: 'Where KES 2,525 goes',
  bars: [
    { label: 'The school, KES 2,500', value: '99%', percent: 99 },
    { label: 'Payment fee, KES 25', value: '1%', percent: 1 },
  ],
  rows: [
    { label: 'Who bears the fee', value: 'The school decides' },
    { label: 'Booked', value: 'Once, under 88120' },
  ],
};

export const managedServices: ArtefactContent = {
  kind: 'board',
  title: 'Last night',
  rows: [
    { label: 'Backup of the ledger', value: 'Restored in a test', state: 'good' },
    { label: 'Security updates', value: '14 servers', state: 'good' },
    { label: 'Disk of the web shop', value: '82%, ticket open', state: 'warning' },
  ],
};

export const tuitionPayment: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'ussd',
      from: '*5050#',
      text: 'Student 20417, term 2: KES 2,500 due.\nWith the payment fee of KES 25: KES 2,525.\n1 Pay by mobile money\n2 Cancel',
      reply: '1',
    },
  ],
};

export const paymentTracking: ArtefactContent = {
  kind: 'board',
  title: 'Fees of term 2',
  rows: [
    { label: 'Year 1', value: 'All paid', state: 'good' },
    { label: 'Year 2', value: '10 in part', state: 'warning' },
    { label: 'Year 4', value: '13 overdue', state: 'bad' },
  ],
};

export const studentPortal: ArtefactContent = {
  kind: 'board',
  title: 'Your children',
  rows: [
    { label: 'Year 4', note: 'Term 2, receipt 88120', value: 'Paid', state: 'good' },
    { label: 'Year 1', note: 'Examination fee, due 14 March', value: 'KES 300' },
  ],
};

export const feeStructure: ArtefactContent = {
  kind: 'receipt',
  title: 'Year 2, boarding',
  rows: [
    { label: 'Three instalments of', value: 'KES 1,800' },
    { label: 'Second child', value: '− 10%' },
    { label: '14 days late', value: '+ KES 50' },
  ],
};

export const reminders: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'sms',
      from: 'SMS from 5050',
      text: 'Student 20417, term 2: KES 2,500 is due on 14 March. To pay, dial *5050#.',
    },
  ],
};

export const busTracking: ArtefactContent = {
  kind: 'board',
  title: 'Bus 3, your child’s route',
  rows: [
    { label: 'Left the school', value: '15:40' },
    { label: 'Market Road', note: 'Your stop', value: 'In 6 minutes', state: 'good' },
    { label: 'Hill Estate', value: 'In 14 minutes' },
  ],
};
