import type { NetworkTexts } from '@/content/texts';
import { figures } from './figures';

export const network: NetworkTexts = {
  meta: {
    title: 'Notre réseau : opérateurs, pays, disponibilité',
    description: `Avec ${figures.operatorPartnersInWords} opérateurs partenaires dans ${figures.countriesInWords} pays d’Afrique et ${figures.uptime} de disponibilité : les systèmes qui relient nos services à un réseau mobile.`,
    keywords: [
      'opérateurs partenaires',
      'SMPP',
      'USSD',
      'facturation opérateur',
      'réseau télécom Afrique',
    ],
  },

  hero: {
    eyebrow: 'Réseau',
    title: `Partenaires de ${figures.operatorPartnersInWords} opérateurs`,
    lead: 'Nous nous raccordons en SMPP, USSD, Diameter et SIP. Cette page dit ce qu’il nous faut de votre réseau, ce qui tourne chez nous, et qui veille la nuit.',
    mapAlt: 'Carte de l’Afrique ; les pays de nos trois régions y sont marqués',
  },

  stats: [
    { value: figures.subscribers, label: 'Abonnés' },
    { value: figures.countries, label: 'Pays' },
    { value: figures.operatorPartners, label: 'Opérateurs partenaires' },
    { value: figures.uptime, label: 'Disponibilité' },
  ],

  partners: {
    title: 'Opérateurs partenaires',
    lead: 'Trois profils d’opérateurs, et le point de départ habituel de chacun.',
    cards: [
      {
        icon: 'antenna',
        title: 'Opérateurs GSM nationaux',
        description:
          'Leur réseau couvre tout le pays, et leurs abonnés ont des téléphones de toutes les générations.',
        features: [
          'L’USSD et le SMS d’abord',
          'Prélèvement sur crédit',
          'Plusieurs langues sur un numéro court',
        ],
      },
      {
        icon: 'globe',
        title: 'Groupes d’opérateurs',
        description:
          'Ils signent un seul contrat pour plusieurs pays, avec des plateformes communes et des équipes dans chaque filiale.',
        features: [
          'Une intégration, plusieurs marchés',
          'Rapports pour le groupe et pour chaque pays',
          'Lancements communs',
        ],
      },
      {
        icon: 'zap',
        title: 'Opérateurs centrés sur l’internet mobile',
        description:
          'Ils vendent des gigaoctets et veulent donner des raisons de les utiliser : vidéo, musique, messagerie et maison connectée.',
        features: [
          'Streaming et contenus',
          'Applications et SDK mobile',
          'Forfaits internet avec un service inclus',
        ],
      },
    ],
  },

  infrastructure: {
    title: 'Notre socle technique',
    lead: 'Tous nos services partagent ces quatre éléments.',
    cards: [
      {
        icon: 'network',
        title: 'Raccordements au réseau',
        description:
          'SMPP vers le SMSC, liaison avec la passerelle USSD, SIP pour la voix, et API HTTPS pour tout le reste.',
      },
      {
        icon: 'wallet',
        title: 'Prélèvement et règlement',
        description:
          'Facturation opérateur (DCB) et mobile money par vos propres interfaces ; chaque prélèvement est enregistré chez vous et chez nous.',
      },
      {
        icon: 'server',
        title: 'Plateformes de services',
        description:
          'Des logiciels pour les abonnements, les contenus et les campagnes, hébergés dans le cloud ou, si la voix et la vidéo l’exigent, dans votre réseau.',
      },
      {
        icon: 'shield',
        title: 'Surveillance et assistance',
        description: `Nous surveillons les liaisons, les files d’attente et les taux de réussite des prélèvements ${figures.supportInWords}, pour qu’un ingénieur puisse intervenir avant les premiers appels à votre service client.`,
      },
    ],
  },

  regions: {
    title: 'Par région',
    lead: 'Certains de nos partenaires et les services qu’ils proposent, pays par pays.',
    links: [
      {
        label: 'Afrique de l’Ouest',
        href: '/regions/west-africa',
        text: `Nigeria, Ghana et Tchad : ${figures.westSubscribers} d’abonnés.`,
      },
      {
        label: 'Afrique de l’Est',
        href: '/regions/east-africa',
        text: 'Kenya et Ouganda ; la Tanzanie et le Rwanda sont prévus.',
      },
      {
        label: 'Afrique centrale',
        href: '/regions/central-africa',
        text: `Cameroun, Congo-Brazzaville et RD Congo : ${figures.centralReliability} de fiabilité.`,
      },
    ],
  },

  closing:
    'Dites‑nous quelles interfaces offre votre réseau : nous vous dirons ce que demande un raccordement.',
};
