import { figures } from './figures';
import { site } from '@/content/facts/site';
import type { AboutTexts } from '@/content/texts';

export const about: AboutTexts = {
  meta: {
    title: `À propos : de ${site.address.city} à l’Afrique`,
    description: `Une équipe de ${figures.team} personnes à ${site.address.city}, qui développe depuis ${site.since} des services télécoms pour les opérateurs africains. Histoire, points forts et cap pour 2030.`,
    keywords: [
      'à propos',
      'société de services télécoms',
      site.address.city,
      'Afrique',
      'Vision 2030',
    ],
  },

  hero: {
    eyebrow: 'À propos',
    title: 'Petite équipe, grande portée',
    lead: `Depuis notre siège de ${site.address.city}, une équipe de ${figures.team} personnes exploite des services sur les réseaux de ${figures.countriesInWords} pays d’Afrique.`,
  },

  stats: [
    { value: figures.subscribers, label: 'Abonnés desservis' },
    { value: figures.countries, label: 'Pays d’Afrique' },
    { value: figures.teamPlus, label: 'Personnes dans l’équipe' },
    { value: figures.marketEntry, label: 'Arrivée en Afrique' },
  ],

  story: {
    title: 'Notre histoire',
    paragraphs: [
      `En ${site.since}, nous avons commencé à développer des services pour des opérateurs africains. C’est ainsi que nous avons appris à vendre de petits services, plusieurs fois par jour, à des abonnés qui ont un peu de crédit prépayé et un téléphone simple.`,
      'Un quiz qui marche à Lagos demande d’autres questions à N’Djamena, et un renouvellement tenté à midi échoue là où l’on recharge le soir. Nous adaptons donc chaque service à son marché.',
      'Nous avons commencé par les services à valeur ajoutée. Paiements, applications pour les entreprises et chatbot sont venus ensuite. La même équipe les développe.',
    ],
  },

  strengths: {
    title: 'Nos points forts',
    items: [
      {
        icon: 'signal',
        title: 'Une expérience éprouvée des SVA',
        description:
          'Abonnement, renouvellement, délai de grâce, désabonnement : nous savons où un service gagne des abonnés et où il en perd.',
      },
      {
        icon: 'zap',
        title: 'Une équipe technique agile',
        description:
          'Votre appel arrive chez un ingénieur. Les modifications sont convenues avec vous, testées, puis vite en service.',
      },
      {
        icon: 'code',
        title: 'Le développement de bout en bout',
        description:
          'Conception, plateforme, application mobile, interface de facturation et rapports : une même équipe s’en charge.',
      },
      {
        icon: 'map',
        title: 'La connaissance des marchés africains',
        description:
          'Crédit prépayé, téléphones partagés, couverture inégale, langues multiples : nos choix tiennent compte de tout cela.',
      },
      {
        icon: 'lightbulb',
        title: 'Le goût de l’innovation',
        description:
          'Une idée nouvelle commence par un pilote chez un opérateur, et ne reste que si les abonnés y reviennent.',
      },
      {
        icon: 'handshake',
        title: 'Des partenariats stratégiques avec les opérateurs',
        description: `Nous comptons ${figures.operatorPartnersInWords} opérateurs partenaires. Dans un partage de revenus, les deux parties regardent les mêmes chiffres.`,
      },
    ],
  },

  journey: {
    title: 'Notre parcours',
    completedLabel: 'Réalisé',
    futureBadge: 'Notre cap',
    entries: [
      {
        year: '2015',
        title: 'Arrivée en Afrique',
        description: `Depuis ${site.address.city}, nous commençons à travailler avec des opérateurs africains, sur les services à valeur ajoutée.`,
        status: 'completed',
      },
      {
        year: '2016–2018',
        title: 'Un catalogue de services',
        description:
          'Sonneries d’attente, jeux, quiz et musique forment une gamme dans laquelle l’opérateur choisit.',
        status: 'completed',
      },
      {
        year: '2019–2021',
        title: 'Paiements et entreprises',
        description:
          'Passerelles pour les factures, applications pour les entreprises et place de marché B2B rejoignent la gamme.',
        status: 'completed',
      },
      {
        year: '2022–2024',
        title: 'IA et infodivertis\u00adsement 5G',
        description:
          'Les chatbots prennent en charge le service client, le streaming arrive sur les réseaux rapides, la Tanzanie et le Rwanda se préparent.',
        status: 'completed',
      },
      {
        year: '2025–2030',
        title: `Vers ${figures.target2030InWords} d’abonnés`,
        description: `Le plan : passer de réseaux qui comptent ${figures.subscribersInWords} d’abonnés à ${figures.target2030InWords}, avec les opérateurs que nous servons et ceux qui viendront.`,
        status: 'future',
      },
    ],
  },

  vision: {
    title: 'Vision',
    text: 'Nous voulons que, sur chaque marché africain, l’abonné trouve un service utile sur le téléphone qu’il a déjà en main, à un prix qu’il peut payer.',
  },
  mission: {
    title: 'Mission',
    text: 'Nous donnons aux opérateurs des services que leurs abonnés choisissent de garder, et nous répondons du fonctionnement de chacun.',
  },

  /** Shown once there are any. */
  references: 'Clients qui acceptent d’être cités',
  offices: 'Bureaux',
  closing: 'Demandez‑nous par quoi nous commencerions sur votre réseau.',
};
