import { site } from '@/content/facts/site';
import type { NetworkTexts } from '@/content/texts';
import { figures } from './figures';

export const network: NetworkTexts = {
  meta: {
    title: 'Notre réseau : opérateurs, pays, disponibilité',
    description: `Nos services sont raccordés à ${figures.operatorPartnersInWords} opérateurs dans ${figures.countriesInWords} pays d’Afrique, avec ${figures.uptime} de disponibilité. Voici par quels systèmes.`,
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
    title: `Raccordés à ${figures.operatorPartnersInWords} opérateurs`,
    lead: 'Un service vaut ce que vaut son raccordement au réseau qui le transporte et le facture. Voici comment nous faisons les nôtres.',
    mapAlt: 'Carte de l’Afrique où chaque marché dans lequel nous sommes présents est marqué',
  },

  stats: [
    { value: figures.subscribers, label: 'Abonnés' },
    { value: figures.countries, label: 'Pays' },
    { value: figures.operatorPartners, label: 'Opérateurs partenaires' },
    { value: figures.uptime, label: 'Disponibilité' },
  ],

  partners: {
    title: 'Opérateurs partenaires',
    lead: 'Trois types d’opérateurs, et ce par quoi chacun commence en général.',
    cards: [
      {
        icon: 'antenna',
        title: 'Opérateurs GSM nationaux',
        description:
          'Des réseaux qui couvrent le pays de la capitale à la frontière, et des abonnés aux téléphones de toutes les générations.',
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
          'Un seul contrat pour plusieurs pays, des plateformes communes au niveau du groupe et des équipes sur place.',
        features: [
          'Une intégration, plusieurs marchés',
          'Rapports par groupe et par pays',
          'Lancements communs',
        ],
      },
      {
        icon: 'zap',
        title: 'Opérateurs centrés sur l’internet mobile',
        description:
          'Des réseaux qui vendent des gigaoctets et cherchent de quoi les remplir : vidéo, musique, messagerie et maison connectée.',
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
    lead: 'Quatre éléments que tous nos services ont en commun.',
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
          'Facturation opérateur (DCB) et mobile money par vos propres interfaces ; chaque prélèvement est enregistré des deux côtés.',
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
        description: `Liaisons, files d’attente et taux de prélèvement sont surveillés ${figures.supportInWords} ; un ingénieur est appelé avant que votre service client ne le soit.`,
      },
    ],
  },

  regions: {
    title: 'Par région',
    lead: `Les marchés où nous sommes entrés depuis ${site.since}, avec les partenaires et les services de chaque pays.`,
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
        text: `Cameroun, Congo et RDC : ${figures.centralReliability} de fiabilité.`,
      },
    ],
  },

  closing:
    'Envoyez-nous la documentation de vos interfaces : nous vous dirons ce que demande un raccordement.',
};
