import type { NetworkTexts } from '@/content/texts';
import { knownStats, ifKnown } from '@/content/if-known';
import { figures } from './figures';

export const network: NetworkTexts = {
  meta: {
    title: 'Notre réseau : opérateurs, pays, disponibilité',
    description: `Avec ${ifKnown`${figures.operatorPartnersInWords} opérateurs` ?? 'des opérateurs'} partenaires ${ifKnown`dans ${figures.countriesInWords} pays d’Afrique` ?? 'en Afrique'}${ifKnown` et ${figures.uptime} de disponibilité` ?? ''} : les systèmes qui relient nos services à un réseau mobile.`,
    keywords: [
      'opérateurs partenaires',
      'SMPP',
      'USSD',
      'facturation opérateur',
      'réseau télécom Afrique',
    ],
  },

  hero: {
    title: 'Comment nous nous raccordons à votre réseau',
    lead: 'En SMPP, USSD, Diameter et SIP : ce qu’il nous faut de votre réseau, ce qui tourne chez nous, et qui veille la nuit.',
    mapAlt: 'Carte de l’Afrique ; les pays de nos trois régions y sont marqués',
  },

  stats: knownStats([
    { value: figures.subscribers, label: 'Abonnés' },
    { value: figures.countries, label: 'Pays' },
    { value: figures.operatorPartners, label: 'Opérateurs partenaires' },
    { value: figures.uptime, label: 'Disponibilité' },
  ]),

  partners: {
    title: 'Opérateurs partenaires',
    lead: 'Trois profils d’opérateurs, et le point de départ habituel de chacun.',
    cards: [
      {
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
        title: 'Groupes d’opérateurs',
        description: 'Un seul contrat pour plusieurs pays, avec des équipes dans chaque filiale.',
        features: [
          'Une intégration, plusieurs marchés',
          'Rapports pour le groupe et pour chaque pays',
          'Lancements communs',
        ],
      },
      {
        title: 'Opérateurs centrés sur l’internet mobile',
        description: 'Ils vendent des gigaoctets et veulent donner des raisons de les utiliser.',
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
        title: 'Raccordements au réseau',
        description:
          'SMPP vers le SMSC, liaison avec la passerelle USSD, SIP pour la voix, et API HTTPS pour tout le reste.',
      },
      {
        title: 'Prélèvement et règlement',
        description:
          'Facturation opérateur (DCB) et mobile money par vos interfaces ; chaque prélèvement est enregistré chez vous et chez nous.',
      },
      {
        title: 'Plateformes de services',
        description:
          'Abonnements, contenus et campagnes, dans le cloud ou, si la voix et la vidéo l’exigent, dans votre réseau.',
      },
      {
        title: 'Surveillance et assistance',
        description: `Liaisons, files d’attente et taux de réussite des prélèvements, ${figures.supportInWords} : un ingénieur peut intervenir avant les premiers appels à votre service client.`,
      },
    ],
  },

  regions: {
    title: 'Par région',
    lead: 'Certains de nos partenaires et les services qu’ils proposent, pays par pays.',
    cta: 'Voir la région',
    links: [
      {
        label: 'Afrique de l’Ouest',
        href: '/regions/west-africa',
        text:
          ifKnown`Nigeria, Ghana et Tchad : ${figures.westSubscribers} d’abonnés.` ??
          'Nigeria, Ghana et Tchad.',
      },
      {
        label: 'Afrique de l’Est',
        href: '/regions/east-africa',
        text: 'Kenya et Ouganda ; la Tanzanie et le Rwanda sont prévus.',
      },
      {
        label: 'Afrique centrale',
        href: '/regions/central-africa',
        text:
          ifKnown`Cameroun, Congo-Brazzaville et RD Congo : ${figures.centralReliability} de fiabilité.` ??
          'Cameroun, Congo-Brazzaville et RD Congo.',
      },
    ],
  },

  closing:
    'Dites‑nous quelles interfaces offre votre réseau : nous vous dirons ce que demande un raccordement.',
};
