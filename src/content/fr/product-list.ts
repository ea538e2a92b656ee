import type { ProductPath } from '@/content/facts/paths';
import { products } from './products';

const summaries: Record<ProductPath, string> = {
  '/products/enterprise':
    'Cloud et infogérance, et une application unique pour les frais de scolarité.',
  '/products/fintech':
    'Une passerelle de paiement, et des passerelles de facturation pour le gaz et l’électricité.',
  '/products/ott':
    'Le streaming d’une plateforme indienne de divertissement, payé sur le crédit, la facture de téléphone ou par mobile money.',
  '/products/ai':
    'Un chatbot d’assistance et de vente sur le web, dans une application, sur WhatsApp Business et Messenger.',
  '/products/cpaas':
    'Messages en partage de revenus, WhatsApp Business, appels sortants, USSD et SMS sur une seule plateforme.',
  '/products/marketplace':
    'Une place de marché B2B où se rencontrent fournisseurs et acheteurs des marchés africains.',
  '/products/vas':
    'Sonneries d’attente, jeux, quiz, santé, musique, médecin au téléphone et concours.',
  '/products/content':
    'De l’audio et de la vidéo sous licence, préparés pour tous les téléphones et tous les réseaux.',
  '/products/lottery':
    'La loterie numérique pour titulaires de licence, du ticket au tirage et au paiement des gains.',
  '/products/iot': 'De la domotique qu’un opérateur vend avec une SIM et une formule mensuelle.',
  '/products/ccas':
    'Un centre de contact pour opérateurs et entreprises, dans la langue des clients.',
};

/** The products with what lists say of each. */
export const productList = products.map(({ path, label }) => ({
  path,
  label,
  summary: summaries[path],
}));
