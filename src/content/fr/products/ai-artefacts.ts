import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'handset',
  caption: 'Un prélèvement expliqué, une réclamation transférée.',
  network: 'Service client, connecté',
  signal: '4G',
  frames: [
    { type: 'me', text: 'Pourquoi m’a‑t‑on pris 50 F aujourd’hui ?' },
    {
      type: 'them',
      from: 'Chatbot',
      text: 'C’est le Quiz du jour, renouvelé à 6 h 10. Vous vous êtes abonnée par USSD le 2 mars.',
      choices: ['L’arrêter', 'Un conseiller'],
    },
    { type: 'me', text: 'Je n’en voulais pas. Rendez‑moi mes 50 F !' },
    { type: 'note', text: 'Une conseillère prend la suite' },
    {
      type: 'them',
      from: 'Awa, conseillère',
      text: 'Bonjour, j’ai lu toute la conversation. Le quiz est arrêté et 50 F sont de nouveau sur votre solde.',
    },
  ],
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'Les lignes d’une facture mensuelle.',
  title: 'Facture de mars',
  rows: [
    { label: 'Conversations du mois', value: '4 000' },
    { label: 'Prix mensuel', value: 'Selon ce nombre' },
    { label: 'Frais WhatsApp et Messenger', value: 'Au prix coûtant' },
    { label: 'Commandes conclues', value: 'Une part, si convenu' },
    { label: 'Mise en place', value: 'Payée une fois, avant' },
  ],
};

export const support: ArtefactContent = {
  kind: 'chat',
  messages: [
    { type: 'me', text: 'Quand mon forfait se termine‑t‑il ?' },
    {
      type: 'them',
      from: 'D’après votre compte',
      text: 'Le 14 mars à 23 h 59. Il vous reste 2,1 Go.',
    },
  ],
};

export const sales: ArtefactContent = {
  kind: 'chat',
  messages: [
    { type: 'me', text: 'J’utilise 5 Go par mois.' },
    {
      type: 'them',
      from: 'D’après vos tarifs',
      text: 'Le forfait mensuel de 6 Go à 500 F vous suffit. Je le commande ?',
      choices: ['Oui', 'Comparer'],
    },
  ],
};

export const technicalSupport: ArtefactContent = {
  kind: 'chat',
  messages: [
    { type: 'me', text: 'Plus d’internet depuis ce matin.' },
    {
      type: 'them',
      from: 'D’après la liste des pannes',
      text: 'Une antenne proche de chez vous est en panne depuis 7 h 40. Je vous écris dès son retour.',
    },
  ],
};

export const website: ArtefactContent = {
  kind: 'terminal',
  parts: [
    {
      label: 'Dans votre page',
      code: '<script defer\nsrc="https://example.com/chat.js">\n</script>',
    },
  ],
};

export const mobileSdk: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'them',
      from: 'Notification de votre application, 10 h 15',
      text: 'Votre remboursement est arrivé : 50 F.',
    },
  ],
};

export const messengers: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'them',
      from: 'Votre société, nom vérifié',
      text: 'Votre facture de 1 200 F est à payer avant le 14 mars.',
      choices: ['Payer', 'Une question'],
    },
  ],
};

export const api: ArtefactContent = {
  kind: 'terminal',
  parts: [
    {
      label: 'Requête',
      code: `curl https://api.example.com/v1/answers \\
  -H "Authorization: Bearer $TOKEN" \\
  --json '{"conversation": "c_731",
    "text": "Comment arrêter le quiz ?"}'`,
    },
    {
      label: 'Réponse, 200',
      code: `{"answer": "Envoyez STOP au 3355, c’est gratuit.",
 "sources": ["help/stop-a-service"]}`,
    },
    {
      label: 'Transfert, secret « example »',
      code: `POST /hooks/handover HTTP/1.1
X-Signature: sha256=GW3bX9Qp2wTvA8jg/Dlfn14mrDPF/rWD+Ta7J4g2Qww=

{"conversation": "c_731",
 "reason": "complaint"}`,
    },
  ],
};
