import type { ServiceCard } from '@/content/types';
import { serviceNames } from './service-names';

/** The six services, as the home page and the list of all show them. */
export const serviceCards: readonly ServiceCard[] = [
  {
    title: serviceNames['Value-Added Services (VAS)'],
    description:
      'Du divertissement et des conseils de santé que l’abonné commande par numéro court, USSD ou application, et paie avec son crédit.',
    features: [
      'Sonneries d’attente et musique',
      'Jeux et quiz',
      'Santé, bien-être et médecin au téléphone',
      'Concours de talents et d’influenceurs',
    ],
    href: '/products/vas',
    art: { kind: 'wave', label: 'Touche * pour copier la sonnerie entendue' },
  },
  {
    title: serviceNames['Fintech Solutions'],
    description:
      'Des passerelles qui relient le client, le portefeuille mobile qu’il utilise déjà et l’entreprise à payer.',
    features: [
      'Passerelle de paiement',
      'Passerelle de facturation pour le gaz naturel',
      'Passerelle de facturation pour l’électricité',
      'Chaque paiement rattaché à sa facture',
    ],
    href: '/products/fintech',
    art: {
      kind: 'receipt',
      title: 'Électricité prépayée',
      rows: [
        { label: 'Compteur', value: '••• 001' },
        { label: 'Montant', value: '500 KES' },
        { label: 'État', value: 'Payé à 08 h 15' },
      ],
    },
  },
  {
    title: serviceNames['Marketplace Applications'],
    description:
      'Une place de marché B2B où les fournisseurs montrent ce qu’ils vendent et où les entreprises trouvent qui peut livrer.',
    features: [
      'Vendeurs et acheteurs sont des entreprises',
      'Les offres des fournisseurs dans un seul catalogue',
      'Les demandes arrivent directement au vendeur',
      'Sur téléphone comme sur ordinateur',
    ],
    href: '/products/marketplace',
    art: {
      kind: 'board',
      title: 'Demandes du jour',
      rows: [
        { label: '200 panneaux solaires', value: 'Envoyée à 3 vendeurs' },
        { label: '40 chaises de bureau', value: 'Réponse reçue', state: 'good' },
        { label: '12 t de farine de maïs', value: 'Réponse reçue', state: 'good' },
      ],
    },
  },
  {
    title: serviceNames['Enterprise Solutions'],
    description:
      'Des serveurs et des applications exploités par nos ingénieurs, et une application de paiement des frais de scolarité pour les établissements.',
    features: [
      'Cloud et infogérance',
      'Suivi des paiements et rappels',
      'Portail des élèves et barèmes de frais',
      'Suivi des bus scolaires',
    ],
    href: '/products/enterprise',
    art: {
      kind: 'board',
      title: 'Frais du 2ᵉ trimestre',
      rows: [
        { label: 'Niveau 7', value: 'Payés', state: 'good' },
        { label: 'Niveau 4', value: 'Rappel envoyé', state: 'warning' },
        { label: 'Car scolaire 3', value: 'Devant l’école' },
      ],
    },
  },
  {
    title: serviceNames['AI-Based Solutions'],
    description:
      'Un chatbot qui répond aux clients là où ils vous écrivent et transmet les questions difficiles à vos équipes.',
    features: [
      'Service client',
      'Vente et assistance technique',
      'Site web et SDK mobile',
      'WhatsApp Business, Messenger et une API',
    ],
    href: '/products/ai',
    art: {
      kind: 'chat',
      messages: [
        { type: 'me', text: 'Mon forfait a disparu en une heure. Pourquoi ?' },
        {
          type: 'them',
          text: 'Une vidéo a utilisé 900 Mo à 20 h 14. Je réduis la qualité sur les données mobiles ?',
        },
        { type: 'me', text: 'Parler à quelqu’un' },
        { type: 'them', text: 'Je vous passe Grace, avec cette conversation.' },
      ],
    },
  },
  {
    // A phone's card has no room for the word in one line.
    title: serviceNames['5G Infotainment Solutions'].replace(
      'infodivertissement',
      'info\u00addivertis\u00adsement',
    ),
    description:
      'Du streaming qui donne aux abonnés une raison d’utiliser le débit de votre nouveau réseau.',
    features: [
      'Streaming d’une plateforme indienne de divertissement',
      'Contenus audio et vidéo',
      'Vendu dans l’offre de l’opérateur',
      'Payé sur le crédit, la facture ou par mobile money',
    ],
    href: '/products/ott',
    art: {
      kind: 'board',
      title: 'Ce soir',
      rows: [
        { label: '20 h 00 Série familiale', value: 'En cours', state: 'good' },
        { label: '21 h 30 Résumé de cricket', value: 'Rappel activé' },
        { label: 'Accès d’un jour', value: 'Payé sur le crédit' },
      ],
    },
  },
];
