import { site } from '@/content/facts/site';
import type { ProductPageTexts } from '@/content/texts';
import { productList } from './product-list';

/** Headings and labels that all product pages share. */
export const productPage: ProductPageTexts = {
  trail: [
    { name: 'Accueil', path: '/' },
    { name: 'Produits', path: '/products' },
  ],
  runByUs: `Exploité par ${site.name}`,
  steps: 'La mise en service, étape par étape',
  audience: 'Pour qui',
  commercial: 'Conditions commerciales',
  questions: 'Questions et réponses',
  products: productList,
  neighbours: {
    label: 'Autres produits',
    previous: 'Produit précédent',
    next: 'Produit suivant',
  },
};
