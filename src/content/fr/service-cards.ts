import type { ServiceCard } from '@/content/types';
import { serviceNames } from './service-names';

/** The six services, as the home page and the list of all show them. */
export const serviceCards: readonly ServiceCard[] = [
  {
    title: serviceNames['Value-Added Services (VAS)'],
    purpose: 'Pour augmenter votre ARPU, une petite somme à la fois.',
    description:
      'Du divertissement et des conseils de santé que l’abonné commande par numéro court, USSD ou application, et paie avec son crédit.',
    features: [
      'Sonneries d’attente et musique',
      'Jeux et quiz',
      'Santé, bien-être et médecin au téléphone',
      'Concours de talents et d’influenceurs',
    ],
    href: '/products/vas',
  },
  {
    title: serviceNames['Fintech Solutions'],
    purpose: 'Pour encaisser factures et paiements par téléphone.',
    description:
      'Des passerelles qui relient le client, le portefeuille mobile qu’il utilise déjà et l’entreprise à payer.',
    features: [
      'Passerelle de paiement',
      'Passerelle de facturation pour le gaz naturel',
      'Passerelle de facturation pour l’électricité',
      'Chaque paiement rattaché à sa facture',
    ],
    href: '/products/fintech',
  },
  {
    title: serviceNames['Marketplace Applications'],
    purpose: 'Pour mettre en relation acheteurs et vendeurs professionnels.',
    description:
      'Une place de marché B2B où les fournisseurs montrent ce qu’ils vendent et où les entreprises trouvent qui peut livrer.',
    features: [
      'Vendeurs et acheteurs sont des entreprises',
      'Les offres des fournisseurs dans un seul catalogue',
      'Les demandes arrivent directement au vendeur',
      'Sur téléphone comme sur ordinateur',
    ],
    href: '/products/marketplace',
  },
  {
    title: serviceNames['Enterprise Solutions'],
    purpose:
      'Pour nous confier vos serveurs et vos applications, et encaisser les frais de scolarité.',
    description:
      'Des serveurs et des applications exploités par nos ingénieurs, et une application de paiement des frais de scolarité pour les établissements.',
    features: [
      'Cloud et infogérance',
      'Suivi des paiements et rappels',
      'Portail des élèves et barèmes de frais',
      'Suivi des bus scolaires',
    ],
    href: '/products/enterprise',
  },
  {
    title: serviceNames['AI-Based Solutions'],
    purpose: 'Pour répondre aux clients à toute heure, par écrit.',
    description:
      'Un chatbot qui répond aux clients là où ils vous écrivent et transmet les questions difficiles à vos équipes.',
    features: [
      'Service client',
      'Vente et assistance technique',
      'Site web et SDK mobile',
      'WhatsApp Business, Messenger et une API',
    ],
    href: '/products/ai',
  },
  {
    title: serviceNames['5G Infotainment Solutions'],
    purpose: 'Pour mieux valoriser votre nouveau réseau.',
    description:
      'Du streaming qui donne aux abonnés une raison d’utiliser le débit de votre nouveau réseau.',
    features: [
      'Streaming d’une plateforme indienne de divertissement',
      'Contenus audio et vidéo',
      'Vendu dans l’offre de l’opérateur',
      'Payé sur le crédit, la facture ou par mobile money',
    ],
    href: '/products/ott',
  },
];
