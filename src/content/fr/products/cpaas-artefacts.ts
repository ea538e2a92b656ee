import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'terminal',
  caption: 'Une requête atteint un téléphone par WhatsApp, à défaut par SMS.',
  parts: [
    {
      label: 'Requête',
      code: `curl https://api.example.com/v1/messages \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Idempotency-Key: order-1042" \\
  --json '{"to": "+99900000001",
    "channel": "whatsapp",
    "fallback": "sms",
    "template": "receipt"}'`,
    },
    {
      label: 'Réponse, 202',
      code: `{"id": "msg_41", "state": "accepted"}`,
    },
  ],
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'Une campagne mesurée et partagée.',
  title: 'Une campagne, hors taxes',
  bars: [
    { label: 'Opérateur, 6 000 F', value: '60 %', percent: 60 },
    { label: 'Plateforme, 4 000 F', value: '40 %', percent: 40 },
  ],
  rows: [
    { label: 'Achats qu’elle a suscités', value: '1 000' },
    { label: 'Prix de chacun', value: '10 F' },
    { label: 'À partager', value: '10 000 F' },
  ],
};

export const revenueMessaging: ArtefactContent = {
  kind: 'board',
  title: 'Campagne, 50 000 abonnés',
  rows: [
    { label: 'Ont acheté', value: '3 200' },
    { label: 'Prévus d’après le groupe témoin', value: '2 200' },
    { label: 'Grâce au message', value: '1 000', state: 'good' },
  ],
};

export const whatsapp: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'them',
      from: 'Votre société, nom vérifié',
      text: 'Votre colis est à la boutique d’Akwa. Quand passez‑vous ?',
    },
    { type: 'me', text: 'Aujourd’hui, après 17 h 00' },
  ],
};

export const outboundDialing: ArtefactContent = {
  kind: 'board',
  title: 'Appels, de 9 h 00 à 17 h 00',
  rows: [
    { label: 'Répondus, touche 1', value: '612' },
    { label: 'Passés à un conseiller', value: '88' },
    { label: 'Occupés, rappelés', value: '140' },
  ],
};

export const ussd: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'ussd',
      from: '*5050#',
      text: 'Enquête, question 2 sur 4 :\nà quelle distance est votre agent ?\n1 Moins de 1 km\n2 De 1 à 5 km\n3 Plus loin',
      reply: '2',
    },
  ],
};

export const sms: ArtefactContent = {
  kind: 'board',
  rows: [
    { label: 'Code à usage unique', note: 'File 1', value: 'Remis', state: 'good' },
    { label: 'Avis de salaire', note: 'File 2, deux parties', value: 'Remis', state: 'good' },
    { label: 'Campagne', note: 'File 3', value: '8 h 00 à Douala' },
  ],
};
