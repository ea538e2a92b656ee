import { ifKnown } from '@/content/if-known';
import type { CountryMarket, Region } from '@/content/types';
import { figures } from '../figures';
import { marketNames } from '../place-names';

const markets = [
  {
    code: 'ng',
    name: marketNames.ng,
    subscribers: '120 M+',
    partners: ['Opérateur GSM national', 'Opérateur mobile centré sur l’internet'],
    services: [
      'Sonneries d’attente',
      'Jeux et quiz',
      'Musique',
      'Concours de talents',
      'Passerelle de paiement',
    ],
    description:
      'On y parle de nombreuses langues et l’on a souvent deux cartes SIM. Les quiz courts, l’afrobeats en sonnerie d’attente et les concours liés aux émissions de télévision s’y vendent bien.',
  },
  {
    code: 'gh',
    name: marketNames.gh,
    subscribers: '35 M+',
    partners: ['Groupe d’opérateurs panafricain', 'Opérateur mobile avec son propre portefeuille'],
    services: [
      'Paiements par mobile money',
      'Santé et bien-être',
      'Médecin au téléphone',
      'WhatsApp Business',
    ],
    description:
      'Le portefeuille mobile y est une habitude quotidienne : un service se paie par mobile money aussi facilement qu’avec le crédit. Une ligne de santé se facture à l’appel.',
  },
  {
    code: 'td',
    name: marketNames.td,
    subscribers: '8 M+',
    partners: ['Opérateur mobile national'],
    services: ['Services USSD et SMS', 'Sonneries d’attente', 'Appels sortants'],
    description:
      'Les distances entre les sites sont grandes et les téléphones simples, nombreux. Des menus vocaux et USSD, en français et en arabe, y remplacent l’application.',
  },
] as const satisfies readonly CountryMarket[];

const partnerCount = markets.reduce((sum, { partners }) => sum + partners.length, 0);

export default {
  meta: {
    title: 'Afrique de l’Ouest : Nigeria, Ghana, Tchad',
    description: `Des services pour les opérateurs mobiles du Nigeria, du Ghana et du Tchad${ifKnown`, ${figures.westSubscribers} d’abonnés` ?? ''} : partenaires, produits, conditions d’un lancement.`,
    keywords: [
      'Afrique de l’Ouest',
      'SVA Nigeria',
      'mobile money Ghana',
      'télécoms Tchad',
      'sonneries d’attente',
    ],
  },
  name: 'Afrique de l’Ouest',
  lead: `Nos services tournent au Nigeria, au Ghana et au Tchad${ifKnown`, sur des réseaux qui comptent ${figures.westSubscribers} d’abonnés` ?? ''}.`,
  intro:
    'D’un côté des mégapoles en 4G, de l’autre des villes du désert à une seule antenne : les plateformes restent les mêmes ; la langue, les artistes, le prix et l’heure du renouvellement changent.',
  markets,
  highlightsTitle: 'Réalisations',
  highlights: [
    {
      title: 'Notre plus grande base d’abonnés',
      description: 'Le Nigeria en compte à lui seul plus que nos deux autres régions réunies.',
    },
    {
      title: `${partnerCount} opérateurs partenaires`,
      description: 'Chacun peut ajouter des services sur le raccordement qu’il a déjà.',
    },
    {
      title: 'Une plateforme, trois langues',
      description: 'Menus et messages sont testés ensemble, en anglais, en français et en arabe.',
    },
    {
      title: 'Des paiements en plus du divertissement',
      description: 'Paiements par mobile money au Ghana, passerelle de paiement au Nigeria.',
    },
  ],
  factSheetLabel: 'Imprimer le rapport',
  actions: [
    { label: 'Lancer un projet', href: '/get-quote' },
    { label: 'Demander une consultation', href: '/get-quote' },
    { label: 'Devenir partenaire', href: '/partnership' },
  ],
  launch: [
    {
      title: 'Régulateurs',
      text: 'La Nigerian Communications Commission (NCC) délivre les licences de services à valeur ajoutée. Au Ghana, c’est la National Communications Authority (NCA) qui est compétente ; au Tchad, l’Autorité de Régulation des Communications Électroniques et des Postes (ARCEP). Nous vérifions avec vous quelle licence couvre le service et à quel nom elle est établie.',
    },
    {
      title: 'Accord pour les messages',
      text: 'Au Nigeria, un abonné peut bloquer les messages publicitaires en s’inscrivant sur la liste d’opposition « do-not-disturb ». Les campagnes doivent la respecter, et chaque abonnement exige un accord que l’on puisse prouver plus tard.',
    },
    {
      title: 'Langues',
      text: 'Au Nigeria et au Ghana, on travaille en anglais ; le haoussa, le yoruba, l’igbo et l’akan permettent d’atteindre plus d’abonnés. Les langues officielles du Tchad sont le français et l’arabe.',
    },
    {
      title: 'Moyens de paiement',
      text: 'Le crédit est le dénominateur commun. S’y ajoutent, au Ghana, le mobile money interopérable ; au Nigeria, les virements et les codes USSD des banques. Le Tchad utilise le franc CFA d’Afrique centrale.',
    },
    {
      title: 'Données personnelles',
      text: 'Les lois sur la protection des données du Nigeria (2023) et du Ghana (2012), et la loi n° 007/PR/2015 du Tchad, s’appliquent aux données des abonnés. Le contrat précise qui détient chaque donnée.',
    },
  ],
  closing: 'Un projet à Lagos, Accra ou N’Djamena ? Commencez par un seul réseau.',
} satisfies Region;
