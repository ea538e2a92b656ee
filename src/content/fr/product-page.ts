import { site } from '@/content/facts/site';
import type { ProductPageTexts } from '@/content/texts';

/** Headings and labels that all product pages share. */
export const productPage: ProductPageTexts = {
  trail: [
    { name: 'Accueil', path: '/' },
    { name: 'Produits', path: '/products' },
  ],
  runByUs: `Exploité par ${site.name}`,
  steps: 'La mise en service',
  audience: 'Pour qui',
  commercial: 'Modèle économique',
  cost: 'À quel prix',
  time: 'En combien de temps',
  samples: 'Tous les numéros, codes et messages de ces images sont inventés.',
  launch: (from, to) =>
    `Premier lancement : en général ${from === to ? '' : `de ${from} à `}${to}\u00a0${to === 1 ? 'semaine' : 'semaines'} après l’ouverture d’un accès à votre système de test.`,
  questions: 'Vos questions',
  sheet: {
    title: 'Fiche d’intégration',
    print: 'Imprimer la fiche',
    hint: 'Les protocoles sur une page, à imprimer ou à enregistrer en PDF.',
    leave: 'Afficher toute la page',
  },
  sampleFile: 'Télécharger un exemple de fichier de rapprochement (CSV, en anglais)',
  neighbours: 'Autres produits',
};
