import type { ArtefactContent, CaptionedArtefact } from '@/content/artefacts';

export const hero: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'Un ticket n’existe qu’une fois payé.',
  title: 'Loto 5 sur 45',
  rows: [
    { label: 'Licence n°', value: 'L-0000' },
    { label: 'Tirage', value: 'Samedi, 20 h 30' },
    { label: 'Fin des ventes', value: '19 h 30' },
    { label: 'Mise', value: '20 F, payés' },
    { label: 'Ticket n°', value: '7041-0382' },
    { label: 'Plafonds et auto-exclusion', value: '*5050#, choix 3' },
  ],
  token: '04 11 23 35 42',
};

export const settlement: CaptionedArtefact = {
  kind: 'receipt',
  caption: 'Un tirage, et la répartition possible des mises.',
  title: 'Mises d’un tirage, 240 000 F',
  bars: [
    { label: 'Gains, 120 000 F', value: '50 %', percent: 50 },
    { label: 'Taxes et contributions, 48 000 F', value: '20 %', percent: 20 },
    { label: 'Titulaire, plateforme, canal, 72 000 F', value: '30 %', percent: 30 },
  ],
  rows: [
    { label: 'Tickets à 20 F', value: '12 000' },
    { label: 'Fonds des gains', value: 'Au compte du titulaire' },
  ],
};

export const ticketSales: ArtefactContent = {
  kind: 'chat',
  messages: [
    {
      type: 'ussd',
      from: '*5050#',
      text: 'Confirmez : 04 11 23 35 42, samedi. Mise de 20 F sur votre portefeuille.\n1 Oui, payer avec mon code\n2 Non',
      reply: '1',
    },
  ],
};

export const draws: ArtefactContent = {
  kind: 'board',
  title: 'Journal du tirage, samedi',
  rows: [
    { label: '19:30:00', note: 'Ventes, à l’heure du serveur', value: 'Closes' },
    { label: '19:30:04', note: 'Liste des tickets, 9f2c…41', value: 'Scellée', state: 'good' },
    { label: '20:36:30', note: 'Résultat, seconde saisie', value: 'Identique', state: 'good' },
  ],
};

export const prizes: ArtefactContent = {
  kind: 'receipt',
  title: 'Gain, ticket 7041-0382',
  rows: [
    { label: '3 sur 5', value: '400 F' },
    { label: 'Retenue à la source', value: '− 80 F' },
    { label: 'Versé au portefeuille', value: '320 F' },
  ],
};

export const playerProtection: ArtefactContent = {
  kind: 'board',
  title: 'Mes plafonds',
  rows: [
    { label: 'Aujourd’hui', value: '60 sur 100 F' },
    { label: 'Ce mois', value: '240 sur 500 F' },
    { label: 'Auto-exclusion', value: 'Inactive', state: 'off' },
  ],
};

export const oversight: ArtefactContent = {
  kind: 'board',
  title: 'Samedi, tickets vendus',
  rows: [
    { label: 'Titulaire', value: '12 000' },
    { label: 'Opérateur', value: '12 000' },
    { label: 'Régulateur', value: '12 000' },
  ],
};
