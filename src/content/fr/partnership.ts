import type { PartnershipTexts } from '@/content/texts';
import { ifKnown } from '@/content/if-known';
import { figures } from './figures';

export const partnership: PartnershipTexts = {
  meta: {
    title: 'Partenariat télécom en Afrique',
    description: `Quatre modèles de partenariat pour opérateurs, revendeurs, entreprises technologiques et sociétés régionales, avec ${ifKnown`${figures.operatorPartnersInWords} opérateurs` ?? 'des opérateurs'} déjà partenaires.`,
    keywords: [
      'partenariat télécom',
      'partenaire de distribution',
      'partenaire technologique',
      'revendeur SVA Afrique',
    ],
  },

  hero: {
    eyebrow: 'Partenariat',
    title: 'Vous connaissez le marché. Nous connaissons la technique.',
    lead: `Nous comptons ${ifKnown`${figures.operatorPartnersInWords} opérateurs` ?? 'des opérateurs'} partenaires, et il y a place pour les entreprises qui vendent, développent ou ouvrent des portes.`,
  },

  models: {
    title: 'Quatre façons de travailler ensemble',
    lead: 'Ce que vous gagnez à chacune. Le formulaire demande laquelle vous visez ; si deux conviennent, choisissez la plus proche.',
    items: [
      {
        title: 'Partenariat stratégique',
        description:
          'Pour les opérateurs et les groupes qui préparent une gamme de services plutôt qu’un lancement isolé.',
        benefits: [
          'Un plan commun et des objectifs partagés',
          'Un partage de revenus sur chaque service',
          'Les nouveaux produits en avant-première',
          'Une équipe désignée de chaque côté',
        ],
      },
      {
        title: 'Partenariat de distribution',
        description:
          'Pour les revendeurs et les agences dont les clients ont besoin de messagerie, de paiements ou d’un chatbot.',
        benefits: [
          'Une marge sur ce que vous vendez',
          'Des démonstrations pour vos clients',
          'Des supports de vente en français et en anglais',
          'Nous livrons et assurons l’assistance ; le client reste le vôtre',
        ],
      },
      {
        title: 'Partenariat technologique',
        description:
          'Pour les entreprises dont les contenus, les logiciels ou les appareils ont leur place sur un réseau mobile.',
        benefits: [
          'Un accès éprouvé à la facturation des opérateurs',
          'Des interfaces documentées et une plateforme de test',
          'Un seul contrat pour plusieurs pays',
          'Des relevés de règlement par pays et par service',
        ],
      },
      {
        title: 'Partenariat régional',
        description: 'Pour les sociétés qui connaissent le régulateur, les agences et les radios.',
        benefits: [
          'Votre propre territoire, défini d’un commun accord',
          'La formation de vos équipes',
          'Des campagnes locales préparées ensemble',
          'Nos ingénieurs en appui, sous votre marque',
        ],
      },
    ],
  },

  requirements: {
    title: 'Ce que nous demandons à un partenaire',
    items: [
      {
        title: 'Une société immatriculée',
        description: 'Avec des documents qui indiquent qui peut signer en son nom.',
      },
      {
        title: 'Une situation en règle auprès du régulateur',
        description:
          'Les licences qu’exige votre part du travail, ou un calendrier daté pour les obtenir.',
      },
      {
        title: 'La connaissance du marché',
        description: 'Qui sont vos clients, ce qu’ils achètent aujourd’hui et ce qu’ils paient.',
      },
      {
        title: 'Des responsables désignés',
        description:
          'Un contact commercial et un contact technique, joignables aux heures ouvrables.',
      },
      {
        title: 'Le respect des données personnelles',
        description: 'Les numéros des abonnés restent dans les systèmes qui en ont besoin.',
      },
      {
        title: 'Un premier projet',
        description: 'Un service, un client ou un pays pour commencer.',
      },
    ],
  },

  form: {
    id: 'partnership-form',
    title: 'Proposer un partenariat',
    intro: 'Deux réponses comptent le plus : ce que fait votre entreprise et ce que vous proposez.',
    nextTitle: 'Après l’envoi',
    next: [
      'Un numéro de référence s’affichera sur cette page.',
      'Nous lirons la proposition et étudierons le marché que vous indiquez.',
      'Nous écrirons à la personne indiquée, avec nos questions ou une proposition d’appel.',
    ],
  },

  information: {
    title: 'Trop tôt pour une proposition ?',
    text: 'Deux phrases sur votre idée suffisent.',
    action: { label: 'Demander des informations', href: '/get-quote' },
  },
};
