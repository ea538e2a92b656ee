import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'handset',
  caption: 'Two confirmations to join, one word to leave.',
  network: '*3355# on your network',
  frames: [
    {
      type: 'ussd',
      text: 'Daily Quiz: new questions every day.\nKES 50 a day, from your balance.\n1 Continue\n2 Cancel',
      reply: '1',
    },
    {
      type: 'ussd',
      text: 'Confirm: Daily Quiz, KES 50 a day, renewed daily. To stop: STOP to 3355.\n1 Yes, subscribe\n2 No',
      reply: '1',
    },
    {
      type: 'sms',
      from: '3355',
      text: 'Daily Quiz: KES 50 charged today, then KES 50 a day. To stop, send STOP to 3355 (free).',
    },
  ],
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'One day of a service, and how its revenue could be shared.',
  title: 'One day, net of taxes and refunds',
  bars: [
    { label: 'Operator, KES 6,000', value: '60%', percent: 60 },
    { label: 'Platform, KES 2,500', value: '25%', percent: 25 },
    { label: 'Content partner, KES 1,500', value: '15%', percent: 15 },
  ],
  rows: [
    { label: 'Charges in our records', value: '240' },
    { label: 'Charges in your CDRs', value: '241' },
    { label: 'On both sides, and shared', value: '240' },
  ],
};

export const ringBackTones: ArtefactContent = {
  kind: 'wave',
  label: 'What a caller hears',
  value: 'Press * to copy it',
};

export const games: ArtefactContent = {
  kind: 'board',
  title: 'This week’s tournament',
  rows: [
    { label: '1. +254 7•• ••• 118', value: '7,240' },
    { label: '2. +254 7•• ••• 903', value: '7,115' },
    { label: '3. +254 7•• ••• 476', value: '6,980' },
  ],
};

export const quiz: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'ussd',
      from: 'SMS from 3355',
      text: 'Question 3: which river flows into Lake Chad?\n1 Chari\n2 Niger\n3 Volta',
      reply: '1',
    },
  ],
};

export const health: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'sms',
      from: 'SMS from 3355, 7:00',
      text: 'Week 24: beans, greens and fish give you iron. Swollen face or strong headache? See a doctor today. For the number, reply 2.',
    },
  ],
};

export const music: ArtefactContent = {
  kind: 'board',
  title: 'Songs by phone call',
  rows: [
    { label: 'Playing', value: '1:42' },
    { label: 'Press 1', value: 'Next song' },
    { label: 'Press 2', value: 'Make it my tone' },
  ],
};

export const doctor: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'sms',
      from: 'SMS from 3355',
      text: 'A doctor will call this number. Keep your phone near you. Is it an emergency? Call 112 now.',
    },
  ],
};

export const talentSearch: ArtefactContent = {
  kind: 'bars',
  rows: [
    { label: 'Finalist 1', value: '41%', percent: 41 },
    { label: 'Finalist 2', value: '34%', percent: 34 },
    { label: 'Finalist 3', value: '25%', percent: 25 },
  ],
};

export const influencers: ArtefactContent = {
  kind: 'board',
  rows: [
    { label: 'Votes received', value: '10,000' },
    { label: 'Automated or double', value: '− 400' },
    { label: 'Votes counted', value: '9,600' },
  ],
};
