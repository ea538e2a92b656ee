import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'terminal',
  caption: 'One request reaches a phone on WhatsApp, or else by SMS.',
  parts: [
    {
      label: 'Request',
      code: `curl https://api.example.com/v1/messages \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Idempotency-Key: order-1042" \\
  --json '{"to": "+99900000001",
    "channel": "whatsapp",
    "fallback": "sms",
    "template": "receipt"}'`,
    },
    {
      label: 'Answer, 202',
      code: `{"id": "msg_41", "state": "accepted"}`,
    },
  ],
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'One campaign, measured and divided.',
  title: 'One campaign, after tax',
  bars: [
    { label: 'Operator, KES 6,000', value: '60%', percent: 60 },
    { label: 'Platform, KES 4,000', value: '40%', percent: 40 },
  ],
  rows: [
    { label: 'Purchases because of it', value: '1,000' },
    { label: 'Each', value: 'KES 10' },
    { label: 'Shared', value: 'KES 10,000' },
  ],
};

export const revenueMessaging: ArtefactContent = {
  kind: 'board',
  title: 'Campaign, 50,000 reached',
  rows: [
    { label: 'Bought', value: '3,200' },
    { label: 'Expected from the control group', value: '2,200' },
    { label: 'Because of the message', value: '1,000', state: 'good' },
  ],
};

export const whatsapp: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'them',
      from: 'Your company, verified',
      text: 'Your parcel is at the shop in Ikeja. When will you come?',
    },
    { type: 'me', text: 'Today after 17:00' },
  ],
};

export const outboundDialing: ArtefactContent = {
  kind: 'board',
  title: 'Calls, 9:00 to 17:00',
  rows: [
    { label: 'Answered, pressed 1', value: '612' },
    { label: 'Passed to an agent', value: '88' },
    { label: 'Busy, called again', value: '140' },
  ],
};

export const ussd: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'ussd',
      from: '*5050#',
      text: 'Your survey, question 2 of 4:\nhow far is your nearest agent?\n1 Under 1 km\n2 1 to 5 km\n3 Further',
      reply: '2',
    },
  ],
};

export const sms: ArtefactContent = {
  kind: 'board',
  rows: [
    { label: 'One-time code', note: 'Queue 1', value: 'Delivered', state: 'good' },
    { label: 'Salary alert', note: 'Queue 2, both parts', value: 'Delivered', state: 'good' },
    { label: 'Campaign', note: 'Queue 3', value: '8:00 in Lagos' },
  ],
};
