import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'board',
  caption: 'Le tableau commun à vos superviseurs et aux nôtres.',
  title: 'Files d’attente, 10 h 15',
  figures: [
    { label: 'En attente', value: '23' },
    { label: 'Conseillers', value: '60' },
    { label: 'Sous 20 s', value: '85 %' },
  ],
  rows: [
    { label: 'Français', note: '3 en attente, au plus 0:25', value: 'Normal', state: 'good' },
    { label: 'Anglais', note: '2 en attente, au plus 0:20', value: 'Normal', state: 'good' },
    {
      label: 'SVA et factures',
      note: '5 en attente, au plus 1:10',
      value: 'Rappel proposé',
      state: 'warning',
    },
    {
      label: 'Portefeuille mobile',
      note: '9 en attente, au plus 3:40',
      value: 'Trop long',
      state: 'bad',
    },
    {
      label: 'Chat et e‑mails',
      note: '4 en attente, au plus 0:50',
      value: 'Normal',
      state: 'good',
    },
  ],
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'Une file, facturée au contact.',
  title: 'Ligne française, mars',
  rows: [
    { label: 'Contacts traités', value: '4 200' },
    { label: 'Niveau convenu', value: '80 % sous 20 s' },
    { label: 'Niveau atteint', value: '86 %' },
    { label: 'Mise en place et formation', value: 'Facturées à part' },
    { label: 'Niveau manqué', value: 'Selon le contrat' },
  ],
};

export const inboundCare: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'sms',
      from: 'SMS du 5050',
      text: 'Dossier 5120 ouvert : paiement 7731. Nous vous écrirons dès qu’il sera réglé. Pour être rappelé, répondez 1.',
    },
  ],
};

export const outboundCalls: ArtefactContent = {
  kind: 'board',
  title: 'Appels de renouvellement',
  rows: [
    { label: 'Sur la liste', value: '1 000' },
    { label: 'Opposition aux appels', value: '− 120' },
    { label: 'À appeler, de 9 h 00 à 17 h 00', value: '880' },
  ],
};

export const messages: ArtefactContent = {
  kind: 'chat',
  messages: [
    { type: 'me', text: 'J’ai payé l’électricité, mais je n’ai pas reçu le code.' },
    { type: 'note', text: 'Moussa prend la suite, dossier 5120' },
    {
      type: 'them',
      from: 'Moussa, conseiller',
      text: 'Le prestataire vient de confirmer. Votre code de recharge arrive par SMS.',
    },
  ],
};

export const complaints: ArtefactContent = {
  kind: 'board',
  title: 'Consentement à ce prélèvement',
  rows: [
    { label: '2 mars, 18:02:11', note: 'Première confirmation', value: '*3355#' },
    { label: '2 mars, 18:02:26', note: 'Seconde confirmation', value: '*3355#' },
    { label: 'Remboursement', value: '50 F', state: 'good' },
  ],
};

export const quality: ArtefactContent = {
  kind: 'bars',
  rows: [
    { label: 'Accueil', value: '10 sur 10', percent: 100 },
    { label: 'Réponse apportée', value: '8 sur 10', percent: 80 },
    { label: 'Suivi du dossier', value: '9 sur 10', percent: 90 },
  ],
};
