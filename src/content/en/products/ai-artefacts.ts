import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'handset',
  caption: 'A charge explained, a complaint handed over.',
  network: 'Customer care, signed in',
  signal: '4G',
  frames: [
    { type: 'me', text: 'Why was I charged KES 50 today?' },
    {
      type: 'them',
      from: 'Chatbot',
      text: 'That is Daily Quiz, renewed at 6:10. You joined by USSD on 2 March.',
      choices: ['Stop it', 'Ask an agent'],
    },
    { type: 'me', text: 'I never wanted it. Give me my 50 shillings back!' },
    { type: 'note', text: 'Complaint: an agent takes over' },
    {
      type: 'them',
      from: 'Ruth, agent',
      text: 'Hello, I have read everything above. The quiz is stopped, and KES 50 is back on your balance.',
    },
  ],
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'The lines of a monthly invoice.',
  title: 'Invoice, March',
  rows: [
    { label: 'Conversations', value: '4,000' },
    { label: 'Monthly fee', value: 'By that number' },
    { label: 'WhatsApp and Messenger fees', value: 'At cost' },
    { label: 'Orders it closes', value: 'A share, if agreed' },
    { label: 'Set-up', value: 'Paid once, before' },
  ],
};

export const support: ArtefactContent = {
  kind: 'chat',
  messages: [
    { type: 'me', text: 'When does my bundle end?' },
    {
      type: 'them',
      from: 'From your account',
      text: 'On 14 March at 23:59. You have 2.1 GB left.',
    },
  ],
};

export const sales: ArtefactContent = {
  kind: 'chat',
  messages: [
    { type: 'me', text: 'I use 5 GB a month.' },
    {
      type: 'them',
      from: 'From your tariffs',
      text: 'Then Monthly 6 GB fits: KES 500. Shall I order it?',
      choices: ['Yes, order', 'Compare'],
    },
  ],
};

export const technicalSupport: ArtefactContent = {
  kind: 'chat',
  messages: [
    { type: 'me', text: 'No internet since this morning.' },
    {
      type: 'them',
      from: 'From the outage list',
      text: 'A mast near you has been down since 7:40. I will write as soon as it works.',
    },
  ],
};

export const website: ArtefactContent = {
  kind: 'terminal',
  parts: [
    { label: 'In your page', code: '<script defer\nsrc="https://example.com/chat.js">\n</script>' },
  ],
};

export const mobileSdk: ArtefactContent = {
  kind: 'chat',
  messages: [
    { type: 'them', from: 'Push from your app, 10:15', text: 'Your refund has arrived: KES 50.' },
  ],
};

export const messengers: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'them',
      from: 'Your company, verified',
      text: 'Your bill of KES 1,200 is due on 14 March.',
      choices: ['Pay now', 'Ask about it'],
    },
  ],
};

export const api: ArtefactContent = {
  kind: 'terminal',
  parts: [
    {
      label: 'Request',
      code: `curl https://api.example.com/v1/answers \\
  -H "Authorization: Bearer $TOKEN" \\
  --json '{"conversation": "c_731",
    "text": "How do I stop the quiz?"}'`,
    },
    {
      label: 'Answer, 200',
      code: `{"answer": "Send STOP to 3355, free.",
 "sources": ["help/stop-a-service"]}`,
    },
    {
      label: 'Handover, secret “example”',
      code: `POST /hooks/handover HTTP/1.1
X-Signature: sha256=GW3bX9Qp2wTvA8jg/Dlfn14mrDPF/rWD+Ta7J4g2Qww=

{"conversation": "c_731",
 "reason": "complaint"}`,
    },
  ],
};
