import { figures } from './figures';
import { site } from '@/content/facts/site';
import type { AboutTexts } from '@/content/texts';

export const about: AboutTexts = {
  meta: {
    title: 'À propos : de Hyderabad à l’Afrique',
    description: `Une équipe de ${figures.team} personnes à ${site.address.city}, qui construit depuis ${site.since} des services télécoms pour les opérateurs africains. Histoire, points forts et cap pour 2030.`,
    keywords: ['à propos', 'société de services télécoms', 'Hyderabad', 'Afrique', 'Vision 2030'],
  },

  hero: {
    eyebrow: 'À propos',
    title: 'Une petite équipe qui porte loin',
    lead: `À ${site.address.city}, ${figures.team} personnes veillent sur des services branchés sur les réseaux de ${figures.countriesInWords} pays d’Afrique.`,
  },

  stats: [
    { value: figures.subscribers, label: 'Abonnés touchés' },
    { value: figures.countries, label: 'Pays d’Afrique' },
    { value: figures.teamPlus, label: 'Personnes dans l’équipe' },
    { value: figures.marketEntry, label: 'Arrivée en Afrique' },
  ],

  story: {
    title: 'Notre histoire',
    paragraphs: [
      `En ${site.since}, nous avons commencé à développer des services pour des opérateurs africains. Nous y avons appris à vendre une petite chose, plusieurs fois par jour, à quelqu’un qui a un peu de crédit prépayé et un téléphone simple.`,
      'La leçon vaut partout, mais jamais tout à fait de la même façon. Un quiz qui marche à Lagos demande d’autres questions à N’Djamena, et un renouvellement à midi échoue là où l’on recharge le soir. Nous adaptons donc chaque service au marché où il tourne.',
      'Les services à valeur ajoutée ont ouvert la porte. Les opérateurs ont ensuite demandé des services de paiement, les entreprises des applications, et les uns et les autres un chatbot. Les mêmes ingénieurs les ont construits, sur les raccordements déjà en place.',
    ],
  },

  strengths: {
    title: 'Nos points forts',
    items: [
      {
        icon: 'signal',
        title: 'Une expérience éprouvée des SVA',
        description:
          'Abonnement, renouvellement, délai de grâce, désabonnement : nous savons où un service gagne ses utilisateurs et où il les perd.',
      },
      {
        icon: 'zap',
        title: 'Une équipe technique agile',
        description:
          'Le chemin est court de la demande à la livraison : la personne qui prend l’appel peut changer le code.',
      },
      {
        icon: 'code',
        title: 'Le développement de bout en bout',
        description:
          'Conception, plateforme, application mobile, interface de facturation et rapports se font sous le même toit.',
      },
      {
        icon: 'map',
        title: 'La connaissance des marchés africains',
        description:
          'Crédit prépayé, téléphones partagés, couverture inégale et langues multiples : c’est de là que partent nos choix.',
      },
      {
        icon: 'lightbulb',
        title: 'Le goût d’innover',
        description:
          'Une idée neuve va d’abord à un petit groupe d’abonnés, et ne reste que si l’on s’en sert deux fois.',
      },
      {
        icon: 'handshake',
        title: 'Des partenariats stratégiques avec les opérateurs',
        description: `Avec nous, ${figures.operatorPartnersInWords} opérateurs travaillent en partage de revenus : les deux parties regardent les mêmes chiffres.`,
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
        description:
          'Depuis Hyderabad, nous commençons à travailler avec des opérateurs africains, sur les services à valeur ajoutée.',
        status: 'completed',
      },
      {
        year: '2016-2018',
        title: 'Un catalogue de services',
        description:
          'Sonneries d’attente, jeux, quiz et musique deviennent une gamme dans laquelle l’opérateur choisit.',
        status: 'completed',
      },
      {
        year: '2019-2021',
        title: 'Paiements et entreprises',
        description:
          'Passerelles pour les factures, applications pour les entreprises et place de marché B2B rejoignent la gamme.',
        status: 'completed',
      },
      {
        year: '2022-2024',
        title: 'IA et infodivertis\u00adsement 5G',
        description:
          'Les chatbots prennent en charge le service client, le streaming arrive sur les réseaux rapides, de nouveaux marchés se préparent.',
        status: 'completed',
      },
      {
        year: '2025-2030',
        title: `Vers ${figures.target2030InWords} d’abonnés`,
        description: `Le plan : passer de ${figures.subscribersInWords} à ${figures.target2030InWords} d’abonnés, avec les opérateurs que nous servons et ceux qui viendront.`,
        status: 'future',
      },
    ],
  },

  vision: {
    title: 'Vision',
    text: 'Sur tout marché africain, l’abonné trouve un service utile sur le téléphone qu’il a déjà en main, à un prix qu’il peut payer.',
  },
  mission: {
    title: 'Mission',
    text: 'Nous transformons la portée d’un opérateur en services que l’on choisit de garder, et nous répondons du fonctionnement de chacun.',
  },

  closing: 'Demandez-nous ce que nous construirions en premier sur votre réseau.',
};
