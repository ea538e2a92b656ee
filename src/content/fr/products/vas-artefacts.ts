import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'handset',
  caption: 'On confirme deux fois, un mot suffit pour arrêter.',
  network: '*3355# sur votre réseau',
  frames: [
    {
      type: 'ussd',
      text: 'Quiz du jour : de nouvelles questions chaque jour.\n50 KES par jour, sur votre solde.\n1 Continuer\n2 Annuler',
      reply: '1',
    },
    {
      type: 'ussd',
      text: 'Confirmez : Quiz du jour, 50 KES par jour, renouvelé chaque jour. Pour arrêter : STOP au 3355.\n1 Oui, je m’abonne\n2 Non',
      reply: '1',
    },
    {
      type: 'sms',
      from: '3355',
      text: 'Quiz du jour : 50 KES prélevés, puis 50 KES par jour. Pour arrêter, envoyez STOP au 3355 (gratuit).',
    },
  ],
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'Une journée d’un service, et son partage possible.',
  title: 'Une journée, net de taxes et de remboursements',
  bars: [
    { label: 'Opérateur, 6 000 KES', value: '60 %', percent: 60 },
    { label: 'Plateforme, 2 500 KES', value: '25 %', percent: 25 },
    { label: 'Partenaire de contenus, 1 500 KES', value: '15 %', percent: 15 },
  ],
  rows: [
    { label: 'Prélèvements dans nos relevés', value: '240' },
    { label: 'Prélèvements dans vos CDR', value: '241' },
    { label: 'Des deux côtés, et partagés', value: '240' },
  ],
};

export const ringBackTones: ArtefactContent = {
  kind: 'wave',
  label: 'Ce qu’entend l’appelant',
  value: 'Touche * pour la copier',
};

export const games: ArtefactContent = {
  kind: 'board',
  title: 'Tournoi de la semaine',
  rows: [
    { label: '1. +254 7•• ••• 118', value: '7 240' },
    { label: '2. +254 7•• ••• 903', value: '7 115' },
    { label: '3. +254 7•• ••• 476', value: '6 980' },
  ],
};

export const quiz: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'ussd',
      from: 'SMS du 3355',
      text: 'Question 3 : quel fleuve se jette dans le lac Tchad ?\n1 Chari\n2 Niger\n3 Volta',
      reply: '1',
    },
  ],
};

export const health: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'sms',
      from: 'SMS du 3355, 7 h 00',
      text: 'Semaine 24 : haricots, feuilles vertes et poisson apportent du fer. Visage gonflé ou forts maux de tête ? Voyez un médecin aujourd’hui. Pour le numéro, répondez 2.',
    },
  ],
};

export const music: ArtefactContent = {
  kind: 'board',
  title: 'La musique par téléphone',
  rows: [
    { label: 'En écoute', value: '1:42' },
    { label: 'Touche 1', value: 'Titre suivant' },
    { label: 'Touche 2', value: 'En faire ma sonnerie' },
  ],
};

export const doctor: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'sms',
      from: 'SMS du 3355',
      text: 'Un médecin va vous appeler. Gardez votre téléphone à portée de main. C’est une urgence ? Appelez tout de suite le 112.',
    },
  ],
};

export const talentSearch: ArtefactContent = {
  kind: 'bars',
  rows: [
    { label: 'Finaliste 1', value: '41 %', percent: 41 },
    { label: 'Finaliste 2', value: '34 %', percent: 34 },
    { label: 'Finaliste 3', value: '25 %', percent: 25 },
  ],
};

export const influencers: ArtefactContent = {
  kind: 'board',
  rows: [
    { label: 'Votes reçus', value: '10 000' },
    { label: 'Doubles ou automatiques', value: '− 400' },
    { label: 'Votes comptés', value: '9 600' },
  ],
};
