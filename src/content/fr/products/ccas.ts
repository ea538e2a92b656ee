import type { Product } from '@/content/types';
import { figures } from '../figures';
import * as artefacts from './ccas-artefacts';

export default {
  meta: {
    title: 'Centre de contact pour opérateurs et entreprises',
    description:
      'Un centre de contact pour opérateurs et entreprises : appels entrants et sortants, messages et rapports de qualité, sous votre numéro court, dans votre CRM.',
    keywords: [
      'centre de contact Afrique',
      'centre d’appels opérateur',
      'externalisation du service client',
      'appels entrants',
      'appels sortants',
      'réclamations SVA',
    ],
  },
  benefit: 'Services de centre de contact',
  lead: `Un centre de contact ${figures.supportInWords} : conseillers formés, votre numéro court, vos systèmes, chaque contact consigné.`,
  cost: 'Par poste, par contact traité ou par heure.',
  intro:
    'Quand un abonné appelle, trois choses comptent : combien de temps il attend, si le conseiller connaît le produit, et s’il faudra tout réexpliquer la fois suivante.',
  hero: artefacts.hero,
  offeringsTitle: 'Le centre de contact en détail',
  offerings: [
    {
      title: 'Appels entrants',
      description:
        'Premier niveau, second niveau ou les heures que votre équipe ne couvre pas, sous votre nom et avec vos scripts.',
      features: [
        'Menu et accueil dans la langue de l’appelant',
        'Rappel à la place d’une longue attente',
        'Priorité aux lignes d’entreprise et aux urgences',
        'Numéro de dossier par SMS',
      ],
      art: artefacts.inboundCare,
    },
    {
      title: 'Appels sortants',
      description:
        'Appels de bienvenue, enquêtes, renouvellements et rappels d’échéance, passés par des conseillers, sur des listes vérifiées au préalable.',
      features: [
        'Listes d’opposition appliquées avant l’appel',
        'Heures d’appel et jours fériés de chaque pays',
        'Accord de vente enregistré et transmis',
      ],
      art: artefacts.outboundCalls,
    },
    {
      title: 'Messages et e‑mails',
      description:
        'Les mêmes conseillers répondent au chat, sur WhatsApp Business, Messenger et par e‑mail, et voient les appels précédents de la personne.',
      features: [
        'Un seul historique pour tous les canaux',
        'Reprise du chatbot avec la transcription',
        'Réponses types que vous approuvez',
      ],
      art: artefacts.messages,
    },
    {
      title: 'Réclamations sur les SVA et la facturation',
      description:
        'Une équipe formée aux cas qui entament le plus la confiance dans un opérateur : les prélèvements que l’abonné ne reconnaît pas.',
      features: [
        'Preuve du consentement à l’écran du conseiller',
        'Désabonnement et remboursement dans vos limites',
        'Liste hebdomadaire des causes, par service',
      ],
      art: artefacts.complaints,
    },
    {
      title: 'Qualité et rapports',
      description:
        'Vous écoutez les mêmes enregistrements que nos superviseurs et lisez les mêmes chiffres, données brutes comprises.',
      features: [
        'Attente, abandons et résolution au premier contact',
        'Appels notés sur une grille établie avec vous',
        'Formation à partir des erreurs de la semaine',
      ],
      art: artefacts.quality,
    },
  ],
  journey: {
    title: 'Suivez un appel',
    stations: [
      {
        figure: '5050',
        title: 'Un abonné appelle votre numéro',
        text: 'Au même prix qu’aujourd’hui.',
      },
      {
        figure: '0:20',
        title: 'Votre réseau passe l’appel',
        text: 'Par deux liens, à des conseillers qui répondent en votre nom.',
      },
      {
        figure: 'Dossier 5120',
        title: 'Sa fiche est à l’écran',
        text: 'Il n’a pas à tout réexpliquer.',
        ours: true,
      },
      {
        figure: '50 F',
        title: 'Le service est arrêté et remboursé',
        text: 'Dans les limites que vous fixez.',
        ours: true,
      },
      {
        figure: '9 sur 10',
        title: 'L’appel est noté',
        text: 'Sa cause est transmise à qui peut la supprimer.',
        ours: true,
      },
    ],
  },
  settlement: artefacts.settlement,
  integration: {
    title: 'Des lignes en entrée, des relevés en sortie',
    intro:
      'Les conseillers travaillent dans vos systèmes partout où c’est possible : vos dossiers sont complets et rien n’est à recopier.',
    points: [
      {
        term: 'Trunks SIP (faisceaux)',
        text: 'Votre réseau traduit le numéro court et envoie l’appel à nos contrôleurs de session en périphérie (SBC) par deux liens séparés, en SIP sous TLS et SRTP si votre cœur de réseau le permet.',
      },
      {
        term: 'WebRTC',
        text: 'Les conseillers parlent par le navigateur, en audio Opus. Un téléphone fixe prend le relais si un poste tombe en panne.',
      },
      {
        term: 'CRM et API du TM Forum',
        text: 'Le numéro de l’appelant ouvre sa fiche. Les dossiers s’écrivent par TMF621 Trouble Ticket ou par votre propre interface. S’il n’y en a pas, les conseillers utilisent vos écrans.',
      },
      {
        term: 'SIPREC et enregistrements',
        text: 'Les appels peuvent être enregistrés chez nous, ou dupliqués vers votre enregistreur par SIPREC (RFC 7866). L’enregistrement s’interrompt pendant que l’appelant donne des données de carte ou d’identité.',
      },
      {
        term: 'SAML 2.0 et SCIM',
        text: 'Les conseillers entrent dans vos systèmes avec des comptes nominatifs sous votre contrôle. SCIM les ouvre et les ferme au fil des équipes et des effectifs.',
      },
      {
        term: 'Données de rapport',
        text: 'Des données par intervalle, par file et par conseiller, en CSV par SFTP ou par une interface REST, pour vos propres outils de planification et de revenus.',
      },
    ],
  },
  steps: [
    { title: 'Écoute des appels', text: 'Un échantillon dit combien de conseillers prévoir.' },
    { title: 'Connaissances', text: 'Vos chefs de produit valident chaque article.' },
    { title: 'Recrutement', text: 'Les conseillers sont choisis par langue, formés, testés.' },
    { title: 'Lignes et accès', text: 'Vous ouvrez trunk et comptes, nous testons.' },
    { title: 'Première file', text: 'Votre équipe écoute. De bonnes notes ouvrent la suite.' },
    { title: 'Revue', text: 'Les causes d’appel vont à qui peut les supprimer.' },
  ],
  audience: [
    'Opérateurs mobiles',
    'Fournisseurs de SVA et de contenus',
    'Banques, fintechs et fournisseurs d’énergie',
    'Commerce en ligne et transport',
  ],
  commercial:
    'Vous payez par poste, par contact traité ou par heure de communication et de traitement, selon la file. Mise en place et formation sont facturées à part.',
  questions: [
    {
      question: 'Où se trouvent les conseillers ?',
      answer:
        'Cela se décide contrat par contrat : dans votre pays, dans vos locaux ou chez nous. Certains régulateurs exigent un service client dans le pays, et la langue le demande souvent aussi.',
    },
    {
      question: 'Quelles langues sont couvertes ?',
      answer:
        'Le français et l’anglais d’abord. Pour les autres langues, nous recrutons pour votre contrat, et l’offre précise lesquelles nous pouvons assurer jour et nuit.',
    },
    {
      question: 'Qui peut écouter les enregistrements, et pendant combien de temps ?',
      answer:
        'Des superviseurs désignés de part et d’autre, et chaque accès est consigné. L’appelant est prévenu au début. Vous fixez la durée de conservation, dans le cadre de la loi du pays sur les données personnelles.',
    },
    {
      question: 'Que se passe‑t‑il si votre site ou le trunk tombe ?',
      answer:
        'Votre réseau envoie les appels par le second lien, vers un autre site si votre contrat en prévoit un, ou vers vos propres équipes. L’ordre de priorité des appels est fixé à l’avance, pas le jour de la panne.',
    },
    {
      question: 'Pouvez‑vous absorber un pic soudain ?',
      answer:
        'Une panne de réseau peut multiplier les appels en quelques minutes. Une annonce sur la panne répond à beaucoup d’entre eux, le rappel étale les autres, et des conseillers d’autres files aident là où ils sont formés. Le contrat fixe le pic que nos effectifs doivent couvrir.',
    },
    {
      question: 'Pouvons‑nous reprendre le service chez nous ?',
      answer:
        'Oui. Articles, enregistrements et dossiers sont à vous, le numéro ne quitte jamais votre réseau, et un plan de transfert fait partie du contrat.',
    },
  ],
  closing:
    'Dites‑nous quels appels vous voulez nous confier, à quelles heures et dans quelles langues.',
  actions: [
    { label: 'Démarrer', href: '/get-quote' },
    { label: 'Obtenir un devis détaillé', href: '/get-quote' },
  ],
} satisfies Product;
