import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'handset',
  caption: 'A story over a phone call, without data.',
  network: 'Call to 3355',
  frames: [
    {
      type: 'call',
      to: 'Grandmothers’ tales',
      line: 'Part 3, 1:42',
      hint: 'Press 2 for the next part',
    },
    {
      type: 'sms',
      from: '3355',
      text: 'Grandmothers’ tales: KES 5 charged for today. Part 4 comes tomorrow. To stop, send STOP to 3355 (free).',
    },
  ],
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'Each use is counted, and paid to the rights holder.',
  title: 'Report to a rights holder, February',
  bars: [
    { label: 'Market Day, stream, KES 3,000', value: '3,000 plays', percent: 50 },
    { label: 'Market Day, tone, KES 2,000', value: '400 tones', percent: 33 },
    { label: 'Grandmothers’ tales, KES 1,000', value: '500 calls', percent: 17 },
  ],
  rows: [
    { label: 'Uses', value: '3,900' },
    { label: 'Due', value: 'KES 6,000' },
  ],
};

export const audio: ArtefactContent = {
  kind: 'wave',
  label: 'Market Day, ring-back tone',
  value: '0:30',
};

export const video: ArtefactContent = {
  kind: 'board',
  title: 'One clip',
  rows: [
    { label: '3G, small screen', value: '360p' },
    { label: '4G, large screen', value: '720p' },
    { label: 'Upright', value: '9:16' },
  ],
};

export const rights: ArtefactContent = {
  kind: 'board',
  title: 'Rights, 1 March 2027',
  rows: [
    { label: 'Market Day', note: 'Until 31 Dec 2028', value: 'Published', state: 'good' },
    { label: 'Harvest songs', note: 'Until 14 Mar 2027', value: 'Ends soon', state: 'warning' },
    { label: 'Cup highlights', note: 'Until 28 Feb 2027', value: 'Taken down', state: 'bad' },
  ],
};

export const delivery: ArtefactContent = {
  kind: 'board',
  title: 'One master, every format',
  rows: [
    { label: 'Telephone', value: 'G.711, 8 kHz' },
    { label: 'HD voice', value: 'AMR-WB' },
    { label: 'Stream', value: 'AAC, Opus, HEVC' },
  ],
};

export const editorial: ArtefactContent = {
  kind: 'board',
  title: 'Searched, nothing found',
  rows: [
    { label: 'Gospel in Twi', note: 'Added on Monday', value: '41 times', state: 'good' },
    { label: 'Cooking with cassava', note: 'On the list', value: '17 times' },
  ],
};
