import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'board',
  caption: 'The board your supervisors share with ours.',
  title: 'Queues, 10:15',
  figures: [
    { label: 'Waiting', value: '23' },
    { label: 'Agents', value: '60' },
    { label: 'Within 20 s', value: '85%' },
  ],
  rows: [
    { label: 'English line', note: '3 waiting, longest 0:25', value: 'On target', state: 'good' },
    { label: 'French line', note: '2 waiting, longest 0:20', value: 'On target', state: 'good' },
    {
      label: 'VAS and billing',
      note: '5 waiting, longest 1:10',
      value: 'Callback offered',
      state: 'warning',
    },
    { label: 'Wallet payments', note: '9 waiting, longest 3:40', value: 'Too long', state: 'bad' },
    { label: 'Chat and email', note: '4 waiting, longest 0:50', value: 'On target', state: 'good' },
  ],
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'One queue, billed by contact.',
  title: 'French line, March',
  rows: [
    { label: 'Contacts handled', value: '4,200' },
    { label: 'Agreed level', value: '80% within 20 s' },
    { label: 'Reached', value: '86%' },
    { label: 'Set-up and training', value: 'Priced separately' },
    { label: 'A level missed', value: 'As in the contract' },
  ],
};

export const inboundCare: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'sms',
      from: 'SMS from 5050',
      text: 'Case 5120 is open: payment 7731. We will write when it is solved. For a callback, reply 1.',
    },
  ],
};

export const outboundCalls: ArtefactContent = {
  kind: 'board',
  title: 'Renewal calls, today',
  rows: [
    { label: 'On the list', value: '1,000' },
    { label: 'Do not disturb', value: '− 120' },
    { label: 'To call, 9:00 to 17:00', value: '880' },
  ],
};

export const messages: ArtefactContent = {
  kind: 'chat',
  messages: [
    { type: 'me', text: 'I paid for electricity, but no token came.' },
    { type: 'note', text: 'Joseph takes over, case 5120' },
    {
      type: 'them',
      from: 'Joseph, agent',
      text: 'The provider has just confirmed. Your token is on its way by SMS.',
    },
  ],
};

export const complaints: ArtefactContent = {
  kind: 'board',
  title: 'Opt-in of this charge',
  rows: [
    { label: '2 March, 18:02:11', note: 'First confirmation', value: '*3355#' },
    { label: '2 March, 18:02:26', note: 'Second confirmation', value: '*3355#' },
    { label: 'Refund', value: 'KES 50', state: 'good' },
  ],
};

export const quality: ArtefactContent = {
  kind: 'bars',
  rows: [
    { label: 'Greeting', value: '10 of 10', percent: 100 },
    { label: 'Solution', value: '8 of 10', percent: 80 },
    { label: 'Record of the case', value: '9 of 10', percent: 90 },
  ],
};
