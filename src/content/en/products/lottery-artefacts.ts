import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'A ticket exists only once it is paid for.',
  title: 'Lotto 5 of 45',
  rows: [
    { label: 'Licence', value: 'L-0000' },
    { label: 'Draw', value: 'Saturday, 20:30' },
    { label: 'Sales end', value: '19:30' },
    { label: 'Stake', value: 'KES 20, paid' },
    { label: 'Ticket', value: '7041-0382' },
    { label: 'Limits and self-exclusion', value: '*5050#, option 3' },
  ],
  token: '04 11 23 35 42',
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'One draw, and how its stakes could be divided.',
  title: 'Stakes of one draw, KES 240,000',
  bars: [
    { label: 'Prizes, KES 120,000', value: '50%', percent: 50 },
    { label: 'Taxes and contributions, KES 48,000', value: '20%', percent: 20 },
    { label: 'Holder, platform, channel, KES 72,000', value: '30%', percent: 30 },
  ],
  rows: [
    { label: 'Tickets of KES 20', value: '12,000' },
    { label: 'Prize fund', value: 'In the holder’s account' },
  ],
};

export const ticketSales: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'ussd',
      from: '*5050#',
      text: 'Confirm: 04 11 23 35 42, Saturday. KES 20 from your wallet.\n1 Yes, pay with my PIN\n2 No',
      reply: '1',
    },
  ],
};

export const draws: ArtefactContent = {
  kind: 'board',
  title: 'Draw log, Saturday',
  rows: [
    { label: '19:30:00', note: 'Sales, by the server clock', value: 'Closed' },
    { label: '19:30:04', note: 'Ticket list, 9f2c…41', value: 'Sealed', state: 'good' },
    { label: '20:36:30', note: 'Result, second official', value: 'Identical', state: 'good' },
  ],
};

export const prizes: ArtefactContent = {
  kind: 'receipt',
  title: 'Prize, ticket 7041-0382',
  rows: [
    { label: '3 of 5', value: 'KES 400' },
    { label: 'Withholding tax', value: '− KES 80' },
    { label: 'Paid to the wallet', value: 'KES 320' },
  ],
};

export const playerProtection: ArtefactContent = {
  kind: 'board',
  title: 'My limits',
  rows: [
    { label: 'Today', value: 'KES 60 of 100' },
    { label: 'This month', value: 'KES 240 of 500' },
    { label: 'Self-exclusion', value: 'Off', state: 'off' },
  ],
};

export const oversight: ArtefactContent = {
  kind: 'board',
  title: 'Saturday’s draw, tickets sold',
  rows: [
    { label: 'Licence holder', value: '12,000' },
    { label: 'Operator', value: '12,000' },
    { label: 'Regulator', value: '12,000' },
  ],
};
