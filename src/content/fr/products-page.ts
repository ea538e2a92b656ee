import type { ProductsTexts } from '@/content/texts';
import { productList } from './product-list';

export const productsPage: ProductsTexts = {
  meta: {
    title: 'Catégories de produits',
    description: `${productList.length} catégories de produits pour opérateurs mobiles et entreprises d’Afrique : ce que chacune fait sur le réseau et ce qu’il faut pour commencer.`,
    keywords: [
      'catégories de produits',
      'logiciels télécoms',
      'opérateurs mobiles',
      'entreprises africaines',
    ],
  },
  hero: {
    eyebrow: 'Produits',
    title: `${productList.length} catégories de produits`,
    lead: 'Chaque page présente le rôle du produit sur le réseau, ce que voit l’abonné, le modèle économique et les étapes de la mise en service.',
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
