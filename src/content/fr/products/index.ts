import { productPaths, type ProductPath } from '@/content/facts/paths';
import type { IconName } from '@/content/types';

/** What lists say of a product. One without it does not compile. */
const words: Record<ProductPath, { label: string; icon: IconName; summary: string }> = {
  '/products/enterprise': {
    label: 'Solutions pour entreprises',
    icon: 'building',
    summary: 'Cloud et infogérance, et une application unique pour les frais de scolarité.',
  },
  '/products/fintech': {
    label: 'Solutions fintech',
    icon: 'banknote',
    summary:
      'Une passerelle de paiement, et des passerelles de facturation pour le gaz et l’électricité.',
  },
  '/products/ott': {
    label: 'OTT (streaming)',
    icon: 'clapperboard',
    summary:
      'Le streaming d’une plateforme indienne de divertissement, payé avec la facture de téléphone.',
  },
  '/products/ai': {
    label: 'Solutions IA',
    icon: 'bot',
    summary:
      'Un chatbot d’assistance et de vente sur le web, dans une application, sur WhatsApp Business et Messenger.',
  },
  '/products/cpaas': {
    label: 'CPAAS',
    icon: 'message',
    summary: 'Messages, WhatsApp Business, appels sortants, USSD et SMS sur une seule plateforme.',
  },
  '/products/marketplace': {
    label: 'Place de marché',
    icon: 'store',
    summary:
      'Une place de marché B2B où se rencontrent fournisseurs et acheteurs des marchés africains.',
  },
  '/products/vas': {
    label: 'Services à valeur ajoutée',
    icon: 'music',
    summary: 'Sonneries d’attente, jeux, quiz, santé, musique, médecin au téléphone et concours.',
  },
  '/products/content': {
    label: 'Contenus',
    icon: 'play',
    summary: 'De l’audio et de la vidéo sous licence, préparés pour tout téléphone et tout réseau.',
  },
  '/products/lottery': {
    label: 'Application de loterie',
    icon: 'ticket',
    summary:
      'La loterie numérique pour titulaires de licence, du ticket au tirage et au paiement des gains.',
  },
  '/products/iot': {
    label: 'Solutions IoT',
    icon: 'home',
    summary: 'De la domotique qu’un opérateur vend avec une SIM et une formule mensuelle.',
  },
  '/products/ccas': {
    label: 'Centre de contact',
    icon: 'headset',
    summary: 'Un centre de contact pour opérateurs et entreprises, dans la langue des clients.',
  },
};

/** THE list of products: menu, list pages and their neighbours derive from it. */
export const products = productPaths.map((path) => ({ path, ...words[path] }));
