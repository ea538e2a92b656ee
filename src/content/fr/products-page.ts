import type { ProductsTexts } from '@/content/texts';
import { productList } from './product-list';

export const productsPage: ProductsTexts = {
  meta: {
    title: 'Catégories de produits',
    description:
      'Onze catégories de produits pour opérateurs mobiles et entreprises d’Afrique : leur rôle, leur raccordement à votre réseau et leur modèle économique.',
    keywords: [
      'catégories de produits',
      'logiciels télécoms',
      'opérateurs mobiles',
      'entreprises africaines',
    ],
  },
  hero: {
    eyebrow: 'Produits',
    title: 'Onze catégories de produits',
    lead: 'Chaque page présente le rôle du produit, son raccordement à votre réseau, son modèle économique et sa mise en service.',
  },
  products: productList,
  learnMore: 'En savoir plus',
  next: {
    title: 'Acheter ou revendre',
    text: 'Achetez un produit pour votre réseau ou votre entreprise, ou vendez‑le avec nous sur votre marché.',
    actions: [
      { label: 'Obtenir un devis détaillé', href: '/get-quote' },
      { label: 'Devenir partenaire', href: '/partnership' },
    ],
  },
  closing: 'Dites‑nous quels produits vous envisagez.',
};
