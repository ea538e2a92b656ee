import type { RegionPageTexts } from '@/content/texts';

/** Headings and labels that all region pages share, on the screen and on the printed fact sheet. */
export const regionPage: RegionPageTexts = {
  trail: [
    { name: 'Accueil', path: '/' },
    { name: 'Réseau', path: '/network' },
  ],
  service: (region) => `Services télécoms en ${region}`,
  factSheetHint: 'Une page A4, à imprimer ou à enregistrer en PDF.',
  factSheet: 'Fiche régionale',
  wholePage: 'Afficher toute la page',
  markets: 'Pays par pays',
  subscribers: 'Abonnés',
  launch: 'Ce que demande un lancement',
  neighbours: 'Autres régions',
};
