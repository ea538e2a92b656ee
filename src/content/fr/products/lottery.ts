import type { Product } from '@/content/types';
import * as artefacts from './lottery-artefacts';

export default {
  meta: {
    title: 'Loterie numérique pour titulaires de licence',
    description:
      'Des applications de loterie pour titulaires de licence : tickets par application, web et USSD, ventes scellées avant le tirage, gains versés au portefeuille.',
    keywords: [
      'application de loterie numérique',
      'plateforme de loterie Afrique',
      'loterie USSD',
      'tickets de loterie mobile',
      'gestion des tirages',
      'jeu responsable',
    ],
  },
  lead: 'Une loterie numérique pour titulaires de licence : tickets, tirages et gains sur tout téléphone compatible USSD.',
  cost: 'Une part de ce qui reste après gains et taxes, ou des frais par ticket.',
  intro:
    'Une loterie vit de la confiance : le ticket existe, le tirage est honnête, le gain est payé. Nos applications de loterie numérique apportent la preuve de ces trois points.',
  hero: artefacts.hero,
  offeringsTitle: 'Les applications de loterie numérique',
  offerings: [
    {
      title: 'Vente des tickets',
      description:
        'Jeux de numéros et tombolas par application, web, USSD et chez un agent muni d’un téléphone, pour une même cagnotte.',
      features: [
        'Un ticket n’existe qu’une fois payé',
        'Chaque ticket confirmé par SMS',
        'Heure de clôture imposée par l’horloge du serveur',
        'Arrêt possible des ventes par lieu, par canal ou par jeu',
      ],
      art: artefacts.ticketSales,
    },
    {
      title: 'Gestion des tirages',
      description:
        'Le tirage se fait avec une machine ou un générateur de nombres aléatoires, selon la licence, et deux personnes le valident.',
      features: [
        'Liste des tickets vendus scellée avant le tirage',
        'Résultat saisi deux fois, par deux personnes',
        'Trace de chaque étape, avec les heures',
      ],
      art: artefacts.draws,
    },
    {
      title: 'Gains et paiement',
      description:
        'Une fois le résultat validé, l’application trouve les gagnants et les prévient. Les petits gains sont versés au portefeuille ; les gros attendent un contrôle d’identité.',
      features: [
        'Retenue à la source selon la loi du pays',
        'Gains non réclamés suivis et déclarés',
        'Plafonds de paiement et double validation',
      ],
      art: artefacts.prizes,
    },
    {
      title: 'Protection des joueurs',
      description: 'Les plafonds font partie de l’achat. Le joueur peut toujours les baisser.',
      features: [
        'Contrôle de l’âge avant le premier ticket',
        'Plafonds par jour, par semaine et par mois',
        'Auto-exclusion immédiate, sur tous les canaux',
        'Aucun message aux joueurs exclus ou inactifs',
      ],
      art: artefacts.playerProtection,
    },
    {
      title: 'Contrôle et comptes',
      description:
        'Titulaire, opérateur et régulateur ont chacun leur écran et voient les mêmes chiffres.',
      features: [
        'Ventes, gains et parts pour chaque tirage',
        'Accès en lecture seule pour les auditeurs',
        'Comportements inhabituels signalés pour examen',
      ],
      art: artefacts.oversight,
    },
  ],
  journey: {
    title: 'Suivez un ticket',
    stations: [
      {
        figure: '20 F',
        title: 'Le joueur confirme sa mise',
        text: 'Son âge et ses plafonds sont vérifiés d’abord.',
        ours: true,
      },
      {
        figure: '7041-0382',
        title: 'Le portefeuille paie, le ticket existe',
        text: 'Un SMS le confirme, avec son numéro.',
      },
      {
        figure: '19 h 30',
        title: 'Les ventes ferment, la liste est scellée',
        text: 'Son empreinte est publiée avant le tirage.',
        ours: true,
      },
      {
        figure: '2 personnes',
        title: 'Le résultat est saisi deux fois',
        text: 'Deux responsables le valident, et chaque étape est consignée.',
      },
      {
        figure: '320 F',
        title: 'Le gain arrive au portefeuille',
        text: 'Les petits aussitôt, les gros après un contrôle d’identité.',
        ours: true,
      },
    ],
  },
  settlement: artefacts.settlement,
  integration: {
    title: 'Canal, identité, argent et preuve',
    intro:
      'L’application relie des systèmes qui appartiennent à quatre parties. Chacune garde ses relevés, et les relevés doivent concorder.',
    points: [
      {
        term: 'Passerelle USSD et SMPP 3.4',
        text: 'L’opérateur achemine le code vers nos menus et transmet les messages de ticket et de résultat. Une session coupée avant le paiement ne laisse aucun ticket derrière elle.',
      },
      {
        term: 'API de mobile money',
        text: 'Encaissement pour les mises, versement pour les gains, sur deux comptes séparés. Une référence lie chaque mouvement à un seul ticket.',
      },
      {
        term: 'Contrôle d’identité et d’âge',
        text: 'Par comparaison avec le registre national, l’enregistrement de la SIM ou les API CAMARA de l’opérateur (KYC Match, KYC Age Verification), selon ce que prévoit la loi. Nous gardons le résultat, pas le document.',
      },
      {
        term: 'Scellé par SHA‑256 et RFC 3161',
        text: 'À la clôture, l’application calcule l’empreinte de la liste des tickets, et une autorité d’horodatage extérieure peut y apposer l’heure. Toute personne qui a la liste peut la vérifier après le tirage.',
      },
      {
        term: 'Générateur de nombres aléatoires',
        text: 'Pour les tirages par logiciel, nous proposons un générateur NIST SP 800-90A, soumis au laboratoire d’essai que votre régulateur désigne.',
      },
      {
        term: 'Flux vers le régulateur',
        text: 'Ventes, scellés, résultats et paiements en REST ou en fichiers signés par SFTP, sous la forme que le régulateur prescrit.',
      },
    ],
  },
  steps: [
    { title: 'Licence', text: 'Sans licence valable, nous n’allons pas plus loin.' },
    { title: 'Jeu', text: 'Mises, probabilités, gains et plafonds sont fixés par écrit.' },
    { title: 'Canaux', text: 'Nous relions code USSD, numéros de test et portefeuille.' },
    { title: 'Test indépendant', text: 'Laboratoire et régulateur examinent jeu et tirage.' },
    { title: 'Tirage à blanc', text: 'Nous testons tout, de la vente à l’audit.' },
    { title: 'Ouverture', text: 'Plafonds bas, puis plus hauts si les comptes concordent.' },
  ],
  audience: [
    'Loteries d’État et nationales',
    'Loteries privées agréées',
    'Opérateurs mobiles et portefeuilles',
    'Associations autorisées à organiser une tombola',
  ],
  commercial:
    'Les gains, les taxes et les contributions légales se prélèvent d’abord sur les mises. La plateforme reçoit une part de ce qui reste, ou des frais par ticket ; l’opérateur et le portefeuille ont chacun la leur.',
  questions: [
    {
      question: 'Avez‑vous une licence de loterie ?',
      answer:
        'Non : c’est vous qui la détenez, pays par pays et, dans certains pays, État par État. Nous fournissons l’application et les preuves que votre régulateur demande.',
    },
    {
      question: 'Comment écartez‑vous les mineurs ?',
      answer:
        'Aucun ticket n’est vendu sans un contrôle d’âge positif du titulaire enregistré du portefeuille, et les gains ne vont qu’à cette personne. Un téléphone emprunté reste un risque : chaque achat demande donc le code secret du portefeuille.',
    },
    {
      question: 'Peut‑on miser avec son crédit téléphonique ?',
      answer:
        'Seulement là où le régulateur et l’opérateur le permettent tous les deux. Ailleurs, le portefeuille mobile est le seul moyen de payer.',
    },
    {
      question: 'Un paiement était en cours à la clôture. Le ticket est‑il valable ?',
      answer:
        'Oui, si la confirmation du portefeuille est datée d’avant la clôture. Sinon, la mise est remboursée, ou reportée au tirage suivant si le règlement le prévoit et que le joueur est d’accord.',
    },
    {
      question: 'Comment un joueur peut‑il se fier au tirage ?',
      answer:
        'L’empreinte de tous les tickets vendus est publiée avant le tirage, et chacun peut la comparer ensuite. Un ticket ajouté après coup la changerait.',
    },
    {
      question: 'Et si le système tombe en panne le jour du tirage ?',
      answer:
        'Chaque ticket peut être copié sur un second site au moment de la vente, pour que la liste y soit scellée. Le tirage attend que la liste scellée soit complète. Aucun tirage ne se fait sur une partie des ventes.',
    },
  ],
  closing: 'Dites‑nous quelle licence vous détenez et comment vous vendez vos tickets aujourd’hui.',
  actions: [
    { label: 'Demander une démo', href: '/get-quote?demo=yes' },
    { label: 'Obtenir un devis détaillé', href: '/get-quote' },
  ],
} satisfies Product;
