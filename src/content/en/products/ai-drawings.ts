import type { Illustration } from '@/content/illustrations';

export const illustration: Illustration = {
  kind: 'chat',
  caption: 'A charge explained, a complaint handed over. A sample.',
  summary:
    'In a web chat the chatbot explains a charge of 10 shillings, and an agent takes over the complaint and refunds it.',
  title: 'Customer care',
  channel: 'Web chat, signed in',
  messages: [
    { from: 'customer', text: 'Why was I charged KES 10 today?' },
    {
      from: 'bot',
      text: 'That is Daily Quiz, renewed at 6:10. You joined by USSD on 2 March.',
      choices: ['Stop it', 'Ask an agent'],
    },
    { from: 'customer', text: 'I never wanted it. Give me my 10 shillings back!' },
    { from: 'note', text: 'Complaint: an agent takes over' },
    {
      from: 'agent',
      text: 'Hello, Ruth here. I have read everything above. The quiz is stopped, and your KES 10 is back on your balance.',
    },
  ],
};

export const detail: Illustration = {
  kind: 'code',
  caption: 'The dialogue without our screens, as your own channel calls it.',
  summary: 'A question sent to the interface, its answer with the source, and a signed handover.',
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
