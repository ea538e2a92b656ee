import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'board',
  caption: 'La vitrine, un samedi soir.',
  title: 'Ce soir',
  figures: [
    { label: 'Pass semaine', value: '200 F' },
    { label: 'Votre réseau', value: '5G' },
  ],
  rows: [
    {
      label: '20 h 00 Série familiale',
      note: 'Hindi, sous-titres français',
      value: 'En cours',
      state: 'good',
    },
    { label: '21 h 30 Comédie', note: 'Deux heures, en tamoul', value: 'Rappel activé' },
    {
      label: '22 h 30 Film d’action',
      note: 'Déconseillé aux moins de 16 ans',
      value: 'Code demandé',
      state: 'warning',
    },
    { label: 'Téléchargés en Wi‑Fi', note: 'Pour le bus de lundi', value: '3 épisodes' },
    { label: 'Pass semaine', note: 'Pour arrêter : STOP au 3355', value: 'Encore 5 jours' },
  ],
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'Une journée de pass, et son partage possible.',
  title: 'Une journée de pass semaine',
  bars: [
    { label: 'Opérateur, 5 000 F', value: '50 %', percent: 50 },
    { label: 'Plateforme indienne, 3 000 F', value: '30 %', percent: 30 },
    { label: 'Notre plateforme, 2 000 F', value: '20 %', percent: 20 },
  ],
  rows: [
    { label: '60 pass à 200 F', value: '12 000 F' },
    { label: 'Taxes et remboursements', value: '− 2 000 F' },
    { label: 'À partager', value: '10 000 F' },
  ],
};

export const streaming: ArtefactContent = {
  kind: 'board',
  title: 'Autorisés au Cameroun',
  rows: [
    { label: 'Série familiale, saison 2', value: 'Jusqu’au 31 déc. 2028', state: 'good' },
    { label: 'Comédies, 12 films', value: 'Jusqu’au 30 juin 2028', state: 'good' },
    { label: 'Film d’action', value: 'Dès le 1er avril', state: 'warning' },
  ],
};

export const passes: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'ussd',
      from: '*3355#',
      text: 'Confirmez : pass semaine, 200 F, renouvelé chaque semaine. Données mobiles non comprises. Pour arrêter : STOP au 3355.\n1 Oui, acheter\n2 Non',
      reply: '1',
    },
    {
      type: 'sms',
      from: 'SMS du 3355',
      text: 'Pass semaine actif : 200 F prélevés, renouvelé dans 7 jours. Pour arrêter, envoyez STOP au 3355 (gratuit).',
    },
  ],
};

export const infotainment: ArtefactContent = {
  kind: 'bars',
  rows: [
    { label: '5G', value: '1080p', percent: 100 },
    { label: '4G', value: '720p', percent: 67 },
    { label: '3G', value: '360p', percent: 33 },
  ],
};

export const players: ArtefactContent = {
  kind: 'board',
  title: 'Dans le bus, 17 h 42',
  rows: [
    { label: 'Réseau', value: '4G, puis 3G' },
    { label: 'Image', value: '720p, puis 360p' },
    { label: 'Arrêts', value: '0 seconde', state: 'good' },
  ],
};
