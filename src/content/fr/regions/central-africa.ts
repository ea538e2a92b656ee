import { figures } from '../figures';
import { marketNames } from '../place-names';
import type { CountryMarket, Region } from '@/content/types';

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
      'Un pays bilingue : chaque menu, chaque annonce et chaque facture existe en deux langues. Les écoles encaissent les frais de scolarité avec notre application, et le chatbot répond en français ou en anglais.',
  },
  {
    code: 'cg',
    name: marketNames.cg,
    subscribers: '5 M+',
    partners: ['Opérateur mobile d’un groupe régional'],
    services: ['Services USSD', 'Quiz', 'Contenus audio', 'Paiements par mobile money'],
    description:
      'La plupart des habitants vivent dans deux villes et le long du chemin de fer qui les relie. Les contenus audio et le quiz par USSD passent sur tous les téléphones le long de cette ligne.',
  },
  {
    code: 'cd',
    name: marketNames.cd,
    stage: 'Expansion en RDC',
    subscribers: '8 M+',
    partners: ['Opérateur mobile national avec portefeuille'],
    services: ['Services vocaux et USSD', 'Musique', 'Appels sortants', 'Passerelle de paiement'],
    description:
      'Un pays grand comme l’Europe de l’Ouest, avec une langue officielle et quatre langues nationales. Nous ouvrons ville par ville, avec des menus vocaux en lingala et en swahili à côté du français.',
  },
] as const satisfies readonly CountryMarket[];

export default {
  meta: {
    title: 'Afrique centrale : Cameroun, Congo, RDC',
    description: `Nos services au Cameroun, au Congo-Brazzaville et en RD Congo : ${figures.centralSubscribersInWords} d’abonnés, ${figures.centralReliability} de fiabilité, partenaires, produits et lancement.`,
    keywords: [
      'Afrique centrale',
      'SVA Cameroun',
      'Congo-Brazzaville',
      'RD Congo',
      'services USSD',
    ],
  },
  name: 'Afrique centrale',
  lead: `Dans ${figures.centralCountries} pays, ${figures.centralSubscribersInWords} d’abonnés, servis d’abord en français.`,
  intro: [
    'La forêt, les fleuves et la distance décident de ce qui marche ici. Là où une session internet se coupe, un menu USSD ou une annonce vocale passe encore : nous commençons donc par eux, et l’application vient ensuite.',
    'Le Cameroun et le Congo-Brazzaville sont servis aujourd’hui ; c’est en RD Congo que nous nous développons.',
  ],
  markets,
  highlightsTitle: 'Ce que cela change',
  highlights: [
    {
      icon: 'users',
      title: 'Des services sans internet',
      description:
        'Avec un téléphone simple et quelques francs de crédit, on a le même quiz, la même chanson ou le même conseil santé qu’avec un smartphone.',
    },
    {
      icon: 'graduation',
      title: 'Les frais payés par téléphone',
      description:
        'Au Cameroun, les parents voient ce qu’ils doivent et paient sans aller à la banque ; l’école voit qui a payé.',
    },
    {
      icon: 'shield',
      title: 'La fiabilité en terrain difficile',
      description: `${figures.centralReliability}, malgré les fleuves, les frontières et les coupures de courant.`,
    },
  ],
  figures: [
    { value: figures.centralSubscribers, label: 'Abonnés' },
    { value: figures.centralCountries, label: 'Pays' },
    { value: figures.centralReliability, label: 'Fiabilité' },
  ],
  factSheetLabel: 'Analyse régionale',
  actions: [
    { label: 'Demander un devis', href: '/get-quote' },
    { label: 'Devenir partenaire', href: '/partnership' },
  ],
  launch: [
    {
      title: 'Régulateurs',
      text: 'Les télécommunications sont régulées par l’ART au Cameroun, l’ARPCE au Congo-Brazzaville et l’ARPTC en RD Congo. Les numéros courts et les codes USSD sont des ressources en numérotation : leur attribution vient donc tôt dans le calendrier.',
    },
    {
      title: 'Langues',
      text: 'Le français est langue officielle dans les trois pays, au Cameroun avec l’anglais. Le lingala se comprend sur les deux rives du fleuve Congo ; le swahili, le kikongo et le tshiluba sont des langues nationales de la RD Congo.',
    },
    {
      title: 'Moyens de paiement',
      text: 'Le Cameroun et le Congo-Brazzaville partagent le franc CFA d’Afrique centrale et les règles de paiement de sa zone monétaire. En RD Congo, les soldes sont tenus en francs congolais et en dollars américains : un prix doit exister dans les deux monnaies.',
    },
    {
      title: 'Liaisons',
      text: 'Nous demandons deux voies séparées vers chaque opérateur, pour qu’un câble coupé n’arrête pas un service.',
    },
  ],
  mapAlt:
    'Carte de l’Afrique centrale avec le Cameroun, le Congo-Brazzaville et la RD Congo en couleur',
  closing: 'Parlez-nous de la ville la plus difficile à atteindre : nous partons de là.',
} satisfies Region;
