import { productList } from './product-list';
import { serviceCards } from './service-cards';
import type { ProductPath } from '@/content/facts/paths';
import type { ProductsServicesTexts } from '@/content/texts';
import { figures } from './figures';

type Group = ProductsServicesTexts['products']['groups'][number]['id'];

const groups: readonly { id: Group; title: string; text: string }[] = [
  {
    id: 'subscribers',
    title: 'Pour vos abonnés',
    text: 'De quoi écouter, regarder et jouer, payé avec le crédit ou le portefeuille mobile.',
  },
  {
    id: 'money',
    title: 'Pour les paiements et le commerce',
    text: 'Là où l’argent circule : factures, achats et affaires entre entreprises.',
  },
  {
    id: 'business',
    title: 'Pour les entreprises et les institutions',
    text: 'Les logiciels et les équipes avec lesquels travaille une entreprise, une école ou un service public.',
  },
  {
    id: 'conversation',
    title: 'Pour parler aux clients',
    text: 'Des messages, des appels et des réponses, écrits par un logiciel ou dits par un conseiller.',
  },
];

/** A product without a group does not compile. */
const groupOf: Record<ProductPath, Group> = {
  '/products/vas': 'subscribers',
  '/products/content': 'subscribers',
  '/products/ott': 'subscribers',
  '/products/lottery': 'subscribers',
  '/products/fintech': 'money',
  '/products/marketplace': 'money',
  '/products/enterprise': 'business',
  '/products/iot': 'business',
  '/products/ai': 'conversation',
  '/products/cpaas': 'conversation',
  '/products/ccas': 'conversation',
};

export const productsServices: ProductsServicesTexts = {
  meta: {
    title: 'Tous nos produits et services',
    description:
      'Six services pour opérateurs mobiles et onze produits : SVA, contenus, OTT, loterie, fintech, place de marché, entreprises, IoT, IA, CPAAS, centre de contact.',
    keywords: ['produits télécoms', 'services télécoms', 'SVA', 'CPAAS', 'OTT', 'objets connectés'],
  },
  hero: {
    eyebrow: 'Produits et services',
    title: 'Tout ce que nous construisons et exploitons',
    lead: `Six services et ${productList.length} produits, avec des ingénieurs joignables ${figures.supportInWords}.`,
  },
  services: {
    title: 'Services',
    lead: 'Ce qu’un opérateur demande.',
    items: serviceCards,
  },
  products: {
    title: 'Produits',
    lead: 'Ce dont les services sont faits.',
    groups: groups.map((group) => ({
      ...group,
      products: productList.filter(({ path }) => groupOf[path] === group.id),
    })),
  },
  learnMore: 'En savoir plus',
  closing: 'Vous hésitez entre plusieurs ? Décrivez le résultat que vous voulez obtenir.',
};
