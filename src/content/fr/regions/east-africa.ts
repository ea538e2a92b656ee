import type { CountryMarket, Region } from '@/content/types';
import { marketNames } from '../place-names';

const markets = [
  {
    code: 'ke',
    name: marketNames.ke,
    subscribers: '25 M+',
    partners: ['Opérateur mobile avec un portefeuille national'],
    services: [
      'Paiements par mobile money',
      'Chatbot IA',
      'SMS en masse et USSD',
      'Place de marché B2B',
      'Musique',
    ],
    description:
      'On règle ses achats, l’école et le loyer par téléphone. Nous raccordons d’abord le portefeuille mobile, puis le crédit. Par chat, les clients attendent une réponse en quelques minutes.',
  },
  {
    code: 'ug',
    name: marketNames.ug,
    subscribers: '15 M+',
    partners: ['Opérateur mobile national', 'Groupe régional d’opérateurs'],
    services: [
      'Paiement des frais de scolarité',
      'Santé et bien-être',
      'Quiz',
      'Sonneries d’attente',
    ],
    description:
      'La population est jeune, souvent encore à l’école. Le paiement de la scolarité et les rappels s’adressent aux parents ; le quiz et la musique, à tous les autres, même sur un téléphone simple.',
  },
] as const satisfies readonly CountryMarket[];

const partnerCount = markets.reduce((sum, { partners }) => sum + partners.length, 0);

export default {
  meta: {
    title: 'Afrique de l’Est : Kenya, Ouganda et projets',
    description:
      'Services mobiles au Kenya et en Ouganda, bâtis autour du mobile money ; nos projets en Tanzanie et au Rwanda, et ce que demande un lancement.',
    keywords: [
      'Afrique de l’Est',
      'SVA Kenya',
      'télécoms Ouganda',
      'mobile money',
      'Tanzanie',
      'Rwanda',
    ],
  },
  name: 'Afrique de l’Est',
  lead: `Au Kenya et en Ouganda, ${partnerCount} opérateurs proposent nos services là où l’on paie déjà : sur le téléphone.`,
  intro:
    'Ici, on paie chaque jour par téléphone : nos services partent donc du portefeuille mobile. Un code secret suffit, sans carte ni formulaire.',
  markets,
  highlightsTitle: 'Nos projets',
  highlights: [
    {
      title: 'Expansion en Tanzanie et au Rwanda en 2024',
      description:
        'Les contenus en swahili du Kenya conviennent aussi à la Tanzanie ; le Rwanda aura les siens, en kinyarwanda.',
    },
    {
      title: '5G et IA améliorée',
      description:
        'Un streaming conçu pour la 5G des villes, et un chatbot qui comprend le swahili et l’anglais dans une même phrase.',
    },
    {
      title: 'Liens renforcés avec les opérateurs',
      description:
        'Nous voulons planifier les produits avec chaque opérateur, à partir des mêmes chiffres.',
    },
  ],
  factSheetLabel: 'Imprimer l’aperçu du marché',
  actions: [
    { label: 'Demander un devis', href: '/get-quote' },
    { label: 'Devenir partenaire', href: '/partnership' },
  ],
  launch: [
    {
      title: 'Régulateurs',
      text: 'La Communications Authority of Kenya (CA) délivre les licences de fournisseur d’applications et de fournisseur de contenus. En Ouganda, c’est l’Uganda Communications Commission (UCC), en Tanzanie la TCRA, au Rwanda la RURA. La licence de l’opérateur couvre peut-être déjà un service hébergé : c’est notre première question.',
    },
    {
      title: 'Langues',
      text: 'Les langues officielles du Kenya sont le swahili et l’anglais. L’Ouganda travaille en anglais, et le luganda est très parlé autour de Kampala. En Tanzanie, le swahili s’impose ; le Rwanda emploie le kinyarwanda, l’anglais, le français et le swahili.',
    },
    {
      title: 'Moyens de paiement',
      text: 'Au‑delà de quelques shillings, on paie par mobile money plutôt qu’avec le crédit. La demande de paiement doit indiquer le vendeur et le montant : c’est ce que lit le client avant de saisir son code secret.',
    },
    {
      title: 'Données personnelles',
      text: 'Les lois du Kenya (Data Protection Act) et de l’Ouganda (Data Protection and Privacy Act) datent toutes deux de 2019. L’une comme l’autre peut exiger l’enregistrement du responsable du traitement.',
    },
  ],
  closing: 'Vos abonnés paient déjà par téléphone ? Commençons par le mobile money.',
} satisfies Region;
