import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'board',
  caption: 'Les demandes d’un commerçant, avec les offres par écrit.',
  title: 'Demandes du jour',
  figures: [
    { label: 'Demandes', value: '4' },
    { label: 'Offres', value: '7' },
    { label: 'Commandes', value: '1' },
  ],
  rows: [
    { label: 'Panneaux solaires, 200', note: 'Jusqu’à vendredi', value: 'Chez 3 vendeurs' },
    { label: 'Chaises de bureau, 40', note: 'Côte à côte', value: '2 offres', state: 'good' },
    {
      label: 'Farine de maïs, 12 t',
      note: '1 offre, acceptée',
      value: 'Commande 1042',
      state: 'good',
    },
    {
      label: 'Cahiers, 500',
      note: 'Ouverture le 14 mars',
      value: '4 plis fermés',
      state: 'warning',
    },
  ],
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'Une commande, payée par étapes.',
  title: 'Commande 1042',
  bars: [
    { label: 'À la commande, 3 000 F', value: '30 %', percent: 30 },
    { label: 'À l’expédition, 4 000 F', value: '40 %', percent: 40 },
    { label: 'À la livraison, 3 000 F', value: '30 %', percent: 30 },
  ],
  rows: [
    { label: 'L’acheteur paie', value: 'Le prix de l’offre' },
    { label: 'Commission', value: 'Payée par le vendeur' },
  ],
};

export const marketplace: ArtefactContent = {
  kind: 'board',
  title: 'Vivres et fournitures',
  rows: [
    { label: 'Riz, 25 kg', note: 'À partir de 40 sacs', value: '900 F' },
    { label: 'Huile de palme, 20 litres', note: 'À partir de 10 bidons', value: '1 100 F' },
    { label: 'Lampes solaires, carton de 12', note: 'À partir de 2 cartons', value: 'Sur devis' },
  ],
};

export const storefronts: ArtefactContent = {
  kind: 'board',
  title: 'Qui voit quel prix',
  rows: [
    { label: 'Tout le monde', value: 'Sur devis' },
    { label: 'Acheteurs inscrits', value: '1 100 F' },
    { label: 'Clients désignés', value: '1 040 F' },
  ],
};

export const quotations: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'sms',
      from: 'SMS du 3355',
      text: 'Chaises de bureau, 40 : 2 offres. La meilleure : 1 900 F la pièce, livraison vendredi. Pour voir les deux, répondez 1.',
    },
  ],
};

export const orders: ArtefactContent = {
  kind: 'receipt',
  title: 'Commande 1042',
  rows: [
    { label: 'Bon de livraison', value: 'Signé le 12 mars' },
    { label: 'Facture', value: 'Envoyée' },
    { label: 'Étape 3, à la livraison', value: 'Reçue' },
  ],
};

export const operatorEdition: ArtefactContent = {
  kind: 'board',
  title: 'À votre marque, cette semaine',
  rows: [
    { label: 'Commerçants actifs', value: '180' },
    { label: 'Demandes', value: '420' },
    { label: 'Commandes', value: '96' },
  ],
};
