import { productGroups, type ProductGroup } from '@/content/facts/product-groups';
import type { ProductsServicesTexts } from '@/content/texts';
import { productList } from './product-list';

const groups: readonly { id: ProductGroup; title: string; text: string }[] = [
  {
    id: 'subscribers',
    title: 'Pour vos abonnés',
    text: 'Musique, vidéo, jeux, loterie et conseils de santé, payés avec le crédit ou le portefeuille mobile.',
  },
  {
    id: 'money',
    title: 'Pour les paiements et le commerce',
    text: 'Pour encaisser des factures, et pour vendre et acheter entre entreprises.',
  },
  {
    id: 'business',
    title: 'Pour les entreprises et les institutions',
    text: 'Serveurs infogérés, encaissement des frais de scolarité et domotique.',
  },
  {
    id: 'conversation',
    title: 'Pour parler aux clients',
    text: 'Messages, appels et chat, traités par un logiciel ou par un conseiller.',
  },
];

export const productsServices: ProductsServicesTexts = {
  meta: {
    title: 'Tous nos produits et services',
    description:
      'Six services pour opérateurs mobiles et onze produits : SVA, contenus, OTT, loterie, fintech, place de marché, entreprises, IoT, IA, CPAAS, centre de contact.',
    keywords: ['produits télécoms', 'services télécoms', 'SVA', 'CPAAS', 'OTT', 'objets connectés'],
  },
  hero: {
    eyebrow: 'Produits et services',
    title: 'Tout ce que nous concevons et exploitons',
    lead: 'Six types de services, réalisés avec onze produits.',
  },
  learnMore: 'En savoir plus',
  groups: groups.map((group) => ({
    ...group,
    products: productList.filter(({ path }) => productGroups[path] === group.id),
  })),
  closing: 'Vous hésitez entre plusieurs produits ? Décrivez le résultat que vous visez.',
};
