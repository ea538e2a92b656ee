import { knownStats, ifKnown } from '@/content/if-known';
import type { CountryMarket, Region } from '@/content/types';
import { figures } from '../figures';
import { marketNames } from '../place-names';

const markets = [
  {
    code: 'cm',
    name: marketNames.cm,
    subscribers: '12 M+',
    partners: ['Opérateur mobile national'],
    services: [
      'Sonneries d’attente',
      'Musique',
      'Paiement des frais de scolarité',
      'Chatbot IA',
      'Centre de contact',
    ],
    description:
      'Le pays est bilingue : chaque menu, chaque annonce et chaque facture existe en français et en anglais. Les écoles peuvent encaisser les frais de scolarité avec notre application, et le chatbot répond dans les deux langues.',
  },
  {
    code: 'cg',
    name: marketNames.cg,
    subscribers: '5 M+',
    partners: ['Opérateur mobile d’un groupe régional'],
    services: ['Services USSD', 'Quiz', 'Contenus audio', 'Paiements par mobile money'],
    description:
      'La plupart des habitants vivent dans deux villes et le long du chemin de fer qui les relie. Les contenus audio par appel et les quiz par USSD y passent sur tous les téléphones.',
  },
  {
    code: 'cd',
    name: marketNames.cd,
    stage: 'Expansion en RD Congo',
    subscribers: '8 M+',
    partners: ['Opérateur mobile national avec portefeuille'],
    services: ['Services vocaux et USSD', 'Musique', 'Appels sortants', 'Passerelle de paiement'],
    description:
      'Le pays est grand comme l’Europe de l’Ouest, avec une langue officielle et quatre langues nationales. Nous lançons nos services ville par ville, avec des menus vocaux en lingala et en swahili en plus du français.',
  },
] as const satisfies readonly CountryMarket[];

export default {
  meta: {
    title: 'Afrique centrale : Cameroun, Congo-Brazzaville, RD Congo',
    description: `Nos services au Cameroun, au Congo-Brazzaville et en RD Congo : ${ifKnown`${figures.centralSubscribersInWords} d’abonnés, ` ?? ''}${ifKnown`${figures.centralReliability} de fiabilité, ` ?? ''}partenaires, produits et lancement.`,
    keywords: [
      'Afrique centrale',
      'SVA Cameroun',
      'Congo-Brazzaville',
      'RD Congo',
      'services USSD',
    ],
  },
  name: 'Afrique centrale',
  lead: 'Nous travaillons au Cameroun et au Congo-Brazzaville, en français avant tout, et nous nous développons en RD Congo.',
  intro:
    'La forêt, les fleuves et les distances imposent leurs conditions. Là où une session internet se coupe, un menu USSD ou une annonce vocale passe encore : nous commençons par là.',
  markets,
  highlightsTitle: 'Ce que cela change',
  highlights: [
    {
      title: 'Des services sans internet',
      description:
        'Un téléphone simple et quelques francs de crédit donnent le même quiz, la même chanson ou le même conseil de santé qu’un smartphone.',
    },
    {
      title: 'La scolarité payée par téléphone',
      description:
        'Les parents peuvent voir ce qu’ils doivent et payer sans aller à la banque ; l’école voit qui a payé.',
    },
    {
      title: 'La fiabilité en terrain difficile',
      description: 'Malgré les distances, les frontières et les coupures de courant.',
    },
  ],
  figures: knownStats([
    { value: figures.centralSubscribers, label: 'Abonnés' },
    { value: figures.centralCountries, label: 'Pays' },
    { value: figures.centralReliability, label: 'Fiabilité' },
  ]),
  factSheetLabel: 'Imprimer l’analyse régionale',
  actions: [
    { label: 'Demander un devis', href: '/get-quote' },
    { label: 'Devenir partenaire', href: '/partnership' },
  ],
  launch: [
    {
      title: 'Régulateurs',
      text: 'Les télécommunications sont régulées par l’ART au Cameroun, l’ARPCE au Congo-Brazzaville et, en RD Congo, l’ARPTIC, que le décret 23/13 de 2023 a créée à la place de l’ARPTC. Les numéros courts et les codes USSD sont des ressources en numérotation : nous les demandons donc tôt dans le calendrier.',
    },
    {
      title: 'Langues',
      text: 'Le français est langue officielle dans les trois pays, au Cameroun avec l’anglais. Le lingala se comprend sur les deux rives du fleuve Congo ; le swahili, le kikongo et le tshiluba sont des langues nationales de la RD Congo.',
    },
    {
      title: 'Moyens de paiement',
      text: 'Le Cameroun et le Congo-Brazzaville partagent le franc CFA d’Afrique centrale et les règles de paiement de la CEMAC. En RD Congo, les soldes sont tenus en francs congolais et en dollars américains : un prix doit exister dans les deux monnaies.',
    },
    {
      title: 'Liaisons',
      text: 'Nous demandons deux liaisons séparées vers chaque opérateur, pour qu’un câble coupé n’arrête aucun service.',
    },
    {
      title: 'Données personnelles',
      text: 'Une loi sur la protection des données s’applique dans chacun des trois pays : celle du Cameroun (2024), celle du Congo-Brazzaville (loi 29-2019) et le Code du numérique de la RD Congo (2023). Le contrat précise qui détient chaque donnée.',
    },
  ],
  closing:
    'Parlez‑nous de la zone la plus difficile à atteindre : nous bâtirons le plan à partir d’elle.',
} satisfies Region;
