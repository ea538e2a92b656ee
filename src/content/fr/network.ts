import { site } from '@/content/facts/site';
import type { NetworkTexts } from '@/content/texts';
import { figures } from './figures';

export const network: NetworkTexts = {
  meta: {
    title: 'Notre réseau : opérateurs, pays, disponibilité',
    description: `Nos services sont raccordés à ${figures.operatorPartnersInWords} opérateurs dans ${figures.countriesInWords} pays d’Afrique, avec ${figures.uptime} de disponibilité. Voici par quels systèmes.`,
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
    title: `Raccordés à ${figures.operatorPartnersInWords} réseaux d’opérateurs`,
    lead: 'Un service ne vaut que par son raccordement au réseau qui le transporte et le facture. Voici comment nous réalisons les nôtres.',
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
          'SMPP vers le SMSC, liaison avec la passerelle USSD, SIP pour la voix, et interfaces HTTPS pour tout ce qui est plus récent.',
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
          'Des logiciels hébergés dans le cloud pour les abonnements, les contenus et les campagnes, dimensionnés pour votre heure de pointe.',
      },
      {
        icon: 'shield',
        title: 'Surveillance et assistance',
        description: `Nous surveillons les liaisons, les files d’attente et les taux de prélèvement ${figures.supportInWords}, pour qu’un ingénieur intervienne avant les appels à votre service client.`,
      },
    ],
  },

  regions: {
    title: 'Par région',
    lead: `Nous travaillons en Afrique depuis ${site.since}. Voici, pays par pays, nos partenaires et nos services.`,
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
    'Envoyez‑nous la documentation de vos interfaces : nous vous dirons ce que demande un raccordement.',
};
