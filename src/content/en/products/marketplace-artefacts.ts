import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'board',
  caption: 'One trader’s enquiries, with the offers in writing.',
  title: 'Enquiries today',
  figures: [
    { label: 'Enquiries', value: '4' },
    { label: 'Offers', value: '7' },
    { label: 'Orders', value: '1' },
  ],
  rows: [
    { label: 'Solar panels, 200', note: 'Until Friday', value: 'Sent to 3 sellers' },
    { label: 'Office chairs, 40', note: 'Side by side', value: '2 offers', state: 'good' },
    { label: 'Maize flour, 12 t', note: '1 offer, accepted', value: 'Order 1042', state: 'good' },
    {
      label: 'Notebooks, 500',
      note: 'Opened on 14 March',
      value: '4 sealed offers',
      state: 'warning',
    },
  ],
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'One order, paid in stages.',
  title: 'Order 1042',
  bars: [
    { label: 'With the order, KES 3,000', value: '30%', percent: 30 },
    { label: 'On dispatch, KES 4,000', value: '40%', percent: 40 },
    { label: 'On delivery, KES 3,000', value: '30%', percent: 30 },
  ],
  rows: [
    { label: 'Buyer pays', value: 'The price in the offer' },
    { label: 'Commission', value: 'Paid by the supplier' },
  ],
};

export const marketplace: ArtefactContent = {
  kind: 'board',
  title: 'Food and supplies',
  rows: [
    { label: 'Rice, 25 kg', note: 'From 40 bags', value: 'KES 900' },
    { label: 'Palm oil, 20 litres', note: 'From 10 cans', value: 'KES 1,100' },
    { label: 'Solar lamps, box of 12', note: 'From 2 boxes', value: 'By quote' },
  ],
};

export const storefronts: ArtefactContent = {
  kind: 'board',
  title: 'Who sees which price',
  rows: [
    { label: 'Everyone', value: 'By quote' },
    { label: 'Registered buyers', value: 'KES 1,100' },
    { label: 'Named customers', value: 'KES 1,040' },
  ],
};

export const quotations: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'sms',
      from: 'SMS from 3355',
      text: 'Office chairs, 40: 2 offers. Best: KES 1,900 each, delivered on Friday. To see both, reply 1.',
    },
  ],
};

export const orders: ArtefactContent = {
  kind: 'receipt',
  title: 'Order 1042',
  rows: [
    { label: 'Delivery note', value: 'Signed 12 March' },
    { label: 'Invoice', value: 'Sent' },
    { label: 'Stage 3, on delivery', value: 'Received' },
  ],
};

export const operatorEdition: ArtefactContent = {
  kind: 'board',
  title: 'Your brand, this week',
  rows: [
    { label: 'Active traders', value: '180' },
    { label: 'Enquiries', value: '420' },
    { label: 'Orders', value: '96' },
  ],
};
