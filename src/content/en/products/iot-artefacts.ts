import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'board',
  caption: 'A home in a power cut, as the resident sees it.',
  title: 'Home, power cut since 18:05',
  figures: [
    { label: 'Mains', value: 'Off' },
    { label: 'Battery', value: '80%' },
    { label: 'In use', value: '160 W' },
  ],
  rows: [
    { label: 'Fridge', note: 'Kitchen, 120 W', value: 'On', state: 'on' },
    { label: 'Lights', note: 'Living room, 40 W', value: 'On', state: 'on' },
    { label: 'Air conditioner', note: 'Bedroom', value: 'Off by a rule', state: 'off' },
    { label: 'Water pump', note: 'Yard', value: 'Waits for mains', state: 'off' },
    { label: 'Front door', note: 'Hall, own battery', value: 'Locked', state: 'on' },
  ],
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'A month of plans, divided.',
  title: 'One month, 200 homes',
  bars: [
    { label: 'Connectivity, operator, KES 6,000', value: '60%', percent: 60 },
    { label: 'Service, operator, KES 2,000', value: '20%', percent: 20 },
    { label: 'Service, platform, KES 2,000', value: '20%', percent: 20 },
  ],
  rows: [
    { label: 'Plan per home', value: 'KES 50' },
    { label: 'Homes active on the platform', value: '200' },
    { label: 'Homes billed by the operator', value: '200' },
  ],
};

export const power: ArtefactContent = {
  kind: 'bars',
  rows: [
    { label: 'Battery', value: '80%', percent: 80 },
    { label: 'Solar', value: '120 W', percent: 60 },
    { label: 'Mains', value: '0 W', percent: 0 },
  ],
};

export const appliances: ArtefactContent = {
  kind: 'board',
  title: 'Scenes',
  rows: [
    { label: 'Evening', value: 'On', state: 'on' },
    { label: 'Away', value: 'Off', state: 'off' },
    { label: 'Night', value: 'From 22:30', state: 'off' },
  ],
};

export const climate: ArtefactContent = {
  kind: 'bars',
  rows: [
    { label: 'Water tank', value: '64%', percent: 64 },
    { label: 'Bedroom', value: '24 °C', percent: 48 },
  ],
};

export const safety: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'sms',
      from: 'SMS alarm, without data',
      text: 'Smoke: kitchen, 2:14. The gateway is on battery. A voice call follows.',
    },
  ],
};

export const console: ArtefactContent = {
  kind: 'board',
  title: 'Gateways',
  rows: [
    { label: 'Online', value: '198 of 200' },
    { label: 'Weak signal', value: '6', state: 'warning' },
    { label: 'Firmware to update', value: '2' },
  ],
};
