import { site } from '@/content/facts/site';
import type { Product } from '@/content/types';
import * as artefacts from './marketplace-artefacts';

export default {
  meta: {
    title: 'Place de marché B2B pour l’Afrique',
    description:
      'Une place de marché B2B où les fournisseurs publient, les acheteurs demandent un prix et commandent, et où l’opérateur offre un lieu d’échange aux PME.',
    keywords: [
      'place de marché B2B Afrique',
      'achat en gros en ligne',
      'catalogue de fournisseurs',
      'demande de prix',
      'services aux PME opérateur',
      'paiement mobile money B2B',
    ],
  },
  lead: `Une place de marché B2B : un catalogue, un prix écrit, une trace pour chacun.`,
  cost: 'Le fournisseur paie, à la commission ou par abonnement.',
  intro:
    'Beaucoup d’affaires entre entreprises reposent sur des appels et des photos de listes de prix. La place de marché y ajoute un catalogue, un prix écrit et un paiement visible par les deux parties.',
  hero: artefacts.hero,
  offeringsTitle: 'Ce que fait la place de marché',
  offerings: [
    {
      title: 'Place de marché B2B',
      description:
        'Réservée aux entreprises ; chacune est vérifiée avant de vendre ou d’acheter. Recherche, prix par quantité et historique sont conçus pour ceux qui achètent chaque semaine.',
      features: [
        'Prix dégressifs et quantités minimales',
        'Commande renouvelée en un geste',
        'Notes fondées sur les seules commandes achevées',
        'Plusieurs monnaies, une seule affichée à la fois',
      ],
      art: artefacts.marketplace,
    },
    {
      title: 'Vitrines des fournisseurs',
      description:
        'Chaque fournisseur a une page avec produits, conditions et zones de livraison, et décide qui voit quel prix.',
      features: [
        'Catalogue chargé depuis un tableur',
        'Listes de prix par groupe de clients',
        'Stock par entrepôt',
      ],
      art: artefacts.storefronts,
    },
    {
      title: 'Demandes de prix',
      description:
        'Une demande est transmise à plusieurs fournisseurs. Les offres s’affichent côte à côte, avec prix, quantité et date.',
      features: [
        'Offres sous pli fermé jusqu’à l’échéance, si l’acheteur le souhaite',
        'Questions et réponses gardées avec la demande',
        'L’offre acceptée devient la commande',
      ],
      art: artefacts.quotations,
    },
    {
      title: 'Commandes et paiement',
      description:
        'Chaque document porte le numéro de la commande : les deux parties peuvent la suivre.',
      features: [
        'Mobile money, virement ou crédit convenu',
        'Paiement par étapes : commande, expédition, livraison',
        'Factures et relevés à exporter',
      ],
      art: artefacts.orders,
    },
    {
      title: 'L’édition opérateur',
      description:
        'La place de marché à votre marque et sur votre domaine, pour les petites et moyennes entreprises de votre réseau.',
      features: [
        'Identification par la ligne professionnelle',
        'Vos forfaits et vos téléphones dans votre propre boutique',
        'Rapports sur les commerçants actifs et la valeur des commandes',
      ],
      art: artefacts.operatorEdition,
    },
  ],
  journey: {
    title: 'Suivez une demande de prix',
    stations: [
      {
        figure: '12 t',
        title: 'Un commerçant cherche du maïs',
        text: 'Une seule demande, depuis un téléphone.',
      },
      {
        figure: '3 vendeurs',
        title: 'La demande part aux fournisseurs',
        text: 'Chacun a été vérifié avant de pouvoir vendre.',
        ours: true,
      },
      {
        figure: 'SMS',
        title: 'Les offres arrivent',
        text: 'Avec prix, quantité et date, côte à côte.',
        ours: true,
      },
      {
        figure: '1042',
        title: 'Une offre devient la commande',
        text: 'Bon de livraison, facture et reçu portent son numéro.',
      },
      {
        figure: '30 · 40 · 30',
        title: 'Le paiement suit la marchandise',
        text: 'Commande, expédition, livraison. Un litige suspend l’étape suivante.',
      },
    ],
  },
  settlement: artefacts.settlement,
  integration: {
    title: 'Catalogues, documents et paiements',
    intro:
      'Un petit commerçant n’a besoin d’aucune intégration. Un plus grand raccorde les systèmes où se trouvent déjà ses produits et ses factures.',
    points: [
      {
        term: 'CSV et identifiants GS1',
        text: 'Le fournisseur envoie son catalogue en CSV ou par l’API. Les produits sont rapprochés par leur GTIN, quand ils en ont un : le même carton apparaît une fois, avec plusieurs offres.',
      },
      {
        term: 'UBL 2.1',
        text: 'Commandes, bons de livraison et factures sortent en documents UBL que lisent les logiciels de comptabilité. Là où l’administration fiscale exige la facture électronique, elle passe d’abord par son système.',
      },
      {
        term: 'Punch-out cXML',
        text: 'Un acheteur équipé d’un logiciel d’achats ouvre la place de marché depuis celui‑ci et y ramène le panier pour approbation.',
      },
      {
        term: 'Mobile money et virement',
        text: 'La place de marché demande le paiement, le prestataire agréé conserve les fonds et les vire, et sa confirmation fait avancer la commande.',
      },
      {
        term: 'OAuth 2.0 et OpenID Connect',
        text: 'Les employés d’une société partagent son compte, chacun avec son rôle. L’opérateur peut être le fournisseur d’identité de ses clients professionnels.',
      },
      {
        term: 'Webhooks de commande',
        text: 'Chaque changement d’une commande est envoyé au fournisseur et au transporteur, signé et numéroté, et répété jusqu’à l’accusé de réception.',
      },
    ],
  },
  steps: [
    { title: 'Inscription', text: 'Registre, activité et contact vérifiés avant parution.' },
    { title: 'Annonces', text: 'Le fournisseur publie, l’acheteur garde ses recherches.' },
    { title: 'Débuts', text: 'Les premières commandes sont petites et suivies de près.' },
    { title: 'Raccordement', text: 'Comptabilité et transport suivent avec le volume.' },
    { title: 'Édition opérateur', text: 'À votre marque : vous invitez les commerçants.' },
  ],
  audience: [
    'Fabricants et importateurs',
    'Grossistes et détaillants',
    'Opérateurs mobiles',
    'Transporteurs et prêteurs',
  ],
  commercial:
    'C’est le fournisseur qui paie, par une commission sur les commandes achevées ou par un abonnement, à des conditions connues avant de publier. L’acheteur paie le prix de l’offre.',
  questions: [
    {
      question: 'Êtes‑vous partie à la vente ?',
      answer:
        'Non. Acheteur et fournisseur contractent entre eux. La place de marché garde les documents et montre les mêmes aux deux parties.',
    },
    {
      question: 'Comment les entreprises sont‑elles vérifiées ?',
      answer:
        'Par leurs documents d’immatriculation, un numéro de téléphone qui répond et un compte de paiement au nom de l’entreprise. Le profil montre ce qui a été vérifié et quand. Cela ne garantit pas la conduite de l’entreprise.',
    },
    {
      question: 'Et si la marchandise n’est pas conforme ou n’arrive jamais ?',
      answer:
        'L’acheteur ouvre un litige avant de confirmer la livraison. Les étapes de paiement suivantes attendent, et les deux parties répondent dans un même fil. Les remboursements repassent par le prestataire qui a encaissé le paiement.',
    },
    {
      question: 'Qui voit nos prix ?',
      answer:
        'Ceux que vous choisissez : tout le monde, les acheteurs inscrits ou des clients désignés. Un concurrent ne peut pas ouvrir vos listes de prix par client.',
    },
    {
      question: 'Peut‑on acheter d’un pays à l’autre ?',
      answer:
        'Oui : les acheteurs peuvent trouver des fournisseurs d’autres pays et leur demander un prix. Douane, règles de change et taxes restent l’affaire des parties, et chaque offre indique ses conditions de livraison par une règle Incoterms 2020.',
    },
    {
      question: 'Que devient une commande pendant qu’un portefeuille est indisponible ?',
      answer:
        'Elle garde sa place et son prix jusqu’à la date de l’offre. L’acheteur peut payer plus tard ou par un autre moyen.',
    },
  ],
  closing: 'Dites‑nous ce que vous vendez ou achetez, et dans quels pays.',
  actions: [
    { label: 'Démarrer', href: '/get-quote' },
    { label: 'Demander une démo', href: '/get-quote?demo=yes' },
    { label: 'Devenir partenaire', href: '/partnership' },
  ],
  ...(site.marketplaceUrl && {
    external: { label: 'Visiter la place de marché', href: site.marketplaceUrl },
  }),
} satisfies Product;
