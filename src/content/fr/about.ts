import { knownStats, ifKnown } from '@/content/if-known';
import { site } from '@/content/facts/site';
import type { AboutTexts } from '@/content/texts';
import { figures } from './figures';

export const about: AboutTexts = {
  meta: {
    title: `À propos : de ${site.address.city} à l’Afrique`,
    description: `Une équipe${ifKnown` de ${figures.team} personnes` ?? ''} à ${site.address.city}, qui développe${ifKnown` depuis ${figures.since}` ?? ''} des services télécoms pour les opérateurs africains. Histoire, points forts et cap pour 2030.`,
    keywords: [
      'à propos',
      'société de services télécoms',
      site.address.city,
      'Afrique',
      'Vision 2030',
    ],
  },

  hero: {
    title: 'Petite équipe, grande portée',
    lead: `Depuis notre siège de ${site.address.city}, nous exploitons des services sur des réseaux d’Afrique de l’Ouest, de l’Est et centrale.`,
  },

  stats: knownStats([
    { value: figures.subscribers, label: 'Abonnés desservis' },
    { value: figures.countries, label: 'Pays d’Afrique' },
    { value: figures.teamPlus, label: 'Personnes dans l’équipe' },
    { value: figures.since, label: 'Arrivée en Afrique' },
  ]),

  story: {
    title: 'Notre histoire',
    paragraphs: [
      'Avec les opérateurs africains, nous avons appris à vendre de petits services, plusieurs fois par jour, à des abonnés qui ont un peu de crédit prépayé et un téléphone simple.',
      'Un quiz qui marche à Lagos demande d’autres questions à N’Djamena, et un renouvellement tenté à midi échoue là où l’on recharge le soir.',
    ],
  },

  strengths: {
    title: 'Nos points forts',
    items: [
      {
        title: 'Une expérience éprouvée des SVA',
        description: 'Nous savons où un service gagne des abonnés et où il en perd.',
      },
      { title: 'Une équipe technique agile', description: 'Votre appel arrive chez un ingénieur.' },
      {
        title: 'Le développement de bout en bout',
        description:
          'Conception, plateforme, application, facturation et rapports : une même équipe s’en charge.',
      },
      {
        title: 'La connaissance des marchés africains',
        description:
          'Crédit prépayé, téléphones partagés, couverture inégale, langues multiples : nos choix tiennent compte de tout cela.',
      },
      {
        title: 'Le goût de l’innovation',
        description:
          'Une idée commence par un pilote chez un opérateur, et ne reste que si les abonnés y reviennent.',
      },
      {
        title: 'Des partenariats stratégiques avec les opérateurs',
        description: 'Dans un partage de revenus, les deux parties regardent les mêmes chiffres.',
      },
    ],
  },

  journey: {
    title: 'Notre parcours',
    statuses: { completed: 'Réalisé', future: 'Notre cap' },
    entries: [
      {
        year: '2015',
        title: 'Arrivée en Afrique',
        description:
          'Nous commençons à travailler avec des opérateurs africains, sur les services à valeur ajoutée.',
        status: 'completed',
      },
      {
        year: '2016–2018',
        title: 'Un catalogue de services',
        description: 'Sonneries d’attente, jeux, quiz et musique, au choix de l’opérateur.',
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
          'Des chatbots pour le service client, le streaming pour les réseaux rapides, la Tanzanie et le Rwanda en préparation.',
        status: 'completed',
      },
      {
        year: '2025–2030',
        title: ifKnown`Vers ${figures.target2030InWords} d’abonnés` ?? 'Vers plus d’abonnés',
        description: 'Avec les opérateurs que nous servons et ceux qui viendront.',
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

  references: 'Clients qui acceptent d’être cités',
  offices: 'Bureaux',
  closing: 'Demandez‑nous par quoi nous commencerions sur votre réseau.',
};
