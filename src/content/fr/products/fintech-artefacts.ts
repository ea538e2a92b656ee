import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'Le client tape les 20 chiffres sur son compteur.',
  title: 'Électricité prépayée',
  rows: [
    { label: 'Compteur', value: '04000000001' },
    { label: 'Payé depuis', value: 'Portefeuille •• 0001' },
    { label: 'Montant', value: '5 000 F' },
    { label: 'Frais, affichés avant le code', value: '20 F' },
    { label: 'Payé à', value: '08:15:09' },
    { label: 'Opération', value: 'pay_31' },
  ],
  token: '1234 5678 9012 3456 7890',
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'Les frais d’une journée, et leur partage possible.',
  title: 'Frais d’une journée, après annulations',
  bars: [
    { label: 'Prestataire de paiement, 4 000 F', value: '40 %', percent: 40 },
    { label: 'Plateforme, 3 000 F', value: '30 %', percent: 30 },
    { label: 'Canal, 2 000 F', value: '20 %', percent: 20 },
    { label: 'Banque de règlement, 1 000 F', value: '10 %', percent: 10 },
  ],
  rows: [
    { label: 'Paiements à la passerelle', value: '501' },
    { label: 'Paiements au fichier de règlement', value: '500' },
    { label: 'En attente de concordance', value: '1' },
  ],
};

export const paymentGateway: ArtefactContent = {
  kind: 'board',
  rows: [
    { label: 'pay_31', note: 'Portefeuille', value: 'Payé', state: 'good' },
    { label: 'pay_32', note: 'Virement bancaire', value: 'En attente', state: 'warning' },
    { label: 'pay_33', note: 'Carte, 0420 acquitté', value: 'Annulé' },
  ],
};

export const gasBilling: ArtefactContent = {
  kind: 'receipt',
  title: 'Gaz, mars',
  rows: [
    { label: 'Relevé', value: '1 204 m³' },
    { label: 'Consommation', value: '36 m³' },
    { label: 'Arriérés', value: '0 F' },
    { label: 'À payer', value: '1 080 F' },
  ],
};

export const electricityBilling: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'sms',
      from: 'SMS du 5050',
      text: 'Recharge 1234 5678 9012 3456 7890. 5 000 F payés, arriérés déduits : 0 F. Pour la revoir : *5050*1#.',
    },
  ],
};
