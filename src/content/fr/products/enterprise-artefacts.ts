import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'Les frais d’un trimestre, payés depuis un téléphone.',
  title: 'Trimestre 2, élève 20417',
  rows: [
    { label: 'Scolarité', value: '1 800 F' },
    { label: 'Cantine', value: '400 F' },
    { label: 'Bus scolaire', value: '300 F' },
    { label: 'Frais de paiement, affichés avant le code', value: '25 F' },
    { label: 'Payé par mobile money', value: '2 525 F' },
    { label: 'Reste dû', value: '0 F' },
  ],
  token: 'Reçu 88120',
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'Ce que paie la famille, et qui le reçoit.',
  title: 'Où vont les 2 525 F',
  bars: [
    { label: 'L’école, 2 500 F', value: '99 %', percent: 99 },
    { label: 'Frais de paiement, 25 F', value: '1 %', percent: 1 },
  ],
  rows: [
    { label: 'Qui supporte les frais', value: 'L’école en décide' },
    { label: 'Imputé', value: 'Une fois, reçu 88120' },
  ],
};

export const managedServices: ArtefactContent = {
  kind: 'board',
  title: 'La nuit dernière',
  rows: [
    { label: 'Sauvegarde du registre', value: 'Restaurée en test', state: 'good' },
    { label: 'Correctifs de sécurité', value: '14 serveurs', state: 'good' },
    { label: 'Disque de la boutique', value: '82 %, ticket ouvert', state: 'warning' },
  ],
};

export const tuitionPayment: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'ussd',
      from: '*5050#',
      text: 'Élève 20417, trimestre 2 : 2 500 F à payer.\nAvec 25 F de frais : 2 525 F.\n1 Payer par mobile money\n2 Annuler',
      reply: '1',
    },
  ],
};

export const paymentTracking: ArtefactContent = {
  kind: 'board',
  title: 'Frais du trimestre 2',
  rows: [
    { label: '1re année', value: 'Tout payé', state: 'good' },
    { label: '2e année', value: '10 en partie', state: 'warning' },
    { label: '4e année', value: '13 en retard', state: 'bad' },
  ],
};

export const studentPortal: ArtefactContent = {
  kind: 'board',
  title: 'Vos enfants',
  rows: [
    { label: '4e année', note: 'Trimestre 2, reçu 88120', value: 'Payé', state: 'good' },
    { label: '1re année', note: 'Examen, avant le 14 mars', value: '300 F' },
  ],
};

export const feeStructure: ArtefactContent = {
  kind: 'receipt',
  title: '2e année, internat',
  rows: [
    { label: 'Trois tranches de', value: '1 800 F' },
    { label: 'Deuxième enfant', value: '− 10 %' },
    { label: '14 jours de retard', value: '+ 50 F' },
  ],
};

export const reminders: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'sms',
      from: 'SMS du 5050',
      text: 'Élève 20417, trimestre 2 : 2 500 F à payer avant le 14 mars. Pour payer, composez *5050#.',
    },
  ],
};

export const busTracking: ArtefactContent = {
  kind: 'board',
  title: 'Bus 3, trajet de votre enfant',
  rows: [
    { label: 'Parti de l’école', value: '15 h 40' },
    { label: 'Rue du Marché', note: 'Votre arrêt', value: 'Dans 6 minutes', state: 'good' },
    { label: 'Cité des Collines', value: 'Dans 14 minutes' },
  ],
};
