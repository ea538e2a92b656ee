import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'board',
  caption: 'The storefront on a Saturday evening.',
  title: 'Tonight',
  figures: [
    { label: 'Week pass', value: 'KES 200' },
    { label: 'Your network', value: '5G' },
  ],
  rows: [
    {
      label: '20:00 Family drama',
      note: 'Hindi, English subtitles',
      value: 'On now',
      state: 'good',
    },
    { label: '21:30 Comedy', note: 'Two hours, Tamil', value: 'Reminder set' },
    { label: '22:30 Action film', note: 'Rated 16', value: 'PIN needed', state: 'warning' },
    { label: 'Saved on Wi-Fi', note: 'For the bus on Monday', value: '3 episodes' },
    { label: 'Week pass', note: 'Stop it at any time: STOP to 3355', value: '5 days left' },
  ],
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'One day of passes, and how it could be shared.',
  title: 'One day of week passes',
  bars: [
    { label: 'Operator, KES 5,000', value: '50%', percent: 50 },
    { label: 'Entertainment platform, KES 3,000', value: '30%', percent: 30 },
    { label: 'Our platform, KES 2,000', value: '20%', percent: 20 },
  ],
  rows: [
    { label: '60 passes at KES 200', value: '12,000' },
    { label: 'Taxes and refunds', value: '− 2,000' },
    { label: 'Shared', value: 'KES 10,000' },
  ],
};

export const streaming: ArtefactContent = {
  kind: 'board',
  title: 'Cleared for Kenya',
  rows: [
    { label: 'Family drama, season 2', value: 'Until 31 Dec 2028', state: 'good' },
    { label: 'Comedy, 12 films', value: 'Until 30 June 2028', state: 'good' },
    { label: 'Action film', value: 'From 1 April', state: 'warning' },
  ],
};

export const passes: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'ussd',
      from: '*3355#',
      text: 'Confirm: week pass, KES 200, renewed weekly. Data not included. To stop: STOP to 3355.\n1 Yes, buy\n2 No',
      reply: '1',
    },
    {
      type: 'sms',
      from: 'SMS from 3355',
      text: 'Week pass active: KES 200 charged, renewed in 7 days. To stop, send STOP to 3355 (free).',
    },
  ],
};

export const infotainment: ArtefactContent = {
  kind: 'bars',
  rows: [
    { label: '5G', value: '1080p', percent: 100 },
    { label: '4G', value: '720p', percent: 67 },
    { label: '3G', value: '360p', percent: 33 },
  ],
};

export const players: ArtefactContent = {
  kind: 'board',
  title: 'On the bus, 17:42',
  rows: [
    { label: 'Network', value: '4G, then 3G' },
    { label: 'Picture', value: '720p, then 360p' },
    { label: 'Stalled', value: '0 seconds', state: 'good' },
  ],
};
