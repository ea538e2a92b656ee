import type { Product } from '@/content/types';
import * as artefacts from './ai-artefacts';

export default {
  meta: {
    title: 'Chatbot IA : service client, vente, assistance',
    description:
      'Un chatbot pour le service client, la vente et l’assistance technique, sur votre site, dans votre application, sur WhatsApp Business, Messenger et par API.',
    keywords: [
      'chatbot IA Afrique',
      'chatbot service client opérateur',
      'chatbot WhatsApp Business',
      'chatbot Messenger',
      'SDK mobile chatbot',
      'API chatbot',
      'chatbot de vente',
    ],
  },
  lead: `Un chatbot pour le service client, la vente et l’assistance technique, à toute heure, avec relais par un conseiller.`,
  cost: 'Une mise en place, puis un prix mensuel selon le nombre de conversations.',
  intro:
    'Un opérateur entend souvent les mêmes questions. Le chatbot y répond à partir de vos documents et de vos systèmes, sur votre site, dans votre application, sur WhatsApp Business et Messenger.',
  hero: artefacts.hero,
  offeringsTitle: 'Trois métiers, cinq accès',
  offerings: [
    {
      title: 'Service client',
      description:
        'Solde, forfaits, abonnements, factures et réclamations, d’après le compte et selon vos règles.',
      features: [
        'Explication d’un prélèvement, ligne par ligne',
        'Arrêt d’un abonnement sur demande, avec confirmation',
        'Ouverture d’un ticket et suivi de son avancement',
      ],
      art: artefacts.support,
    },
    {
      title: 'Vente',
      description:
        'Le chatbot demande au client ce qu’il lui faut, propose ce qui convient et prend la commande ou le numéro de téléphone.',
      features: [
        'Comparaison des formules selon le prix et l’usage',
        'Commande prise après un oui clair',
        'Demandes d’entreprises transmises à vos commerciaux',
      ],
      art: artefacts.sales,
    },
    {
      title: 'Assistance technique',
      description:
        'Le chatbot aide le client à se dépanner, une question à la fois, et reconnaît les pannes qui viennent du réseau.',
      features: [
        'Réglages d’internet, de l’e‑mail et de l’itinérance',
        'Vérification préalable des pannes connues',
        'Informations réunies pour le technicien',
      ],
      art: artefacts.technicalSupport,
    },
    {
      title: 'Site web',
      description:
        'Une fenêtre de discussion qui se charge après votre page et s’utilise au clavier comme avec un lecteur d’écran.',
      features: [
        'Une ligne de script',
        'Vos couleurs et votre nom',
        'Politique de sécurité du contenu respectée',
      ],
      art: artefacts.website,
    },
    {
      title: 'SDK mobile',
      description:
        'La discussion dans votre application Android et iOS, avec l’identification qu’elle a déjà.',
      features: [
        'Écrans prêts à l’emploi ou les vôtres',
        'Notification quand une réponse arrive',
        'Messages gardés hors ligne, envoyés au retour du réseau',
      ],
      art: artefacts.mobileSdk,
    },
    {
      title: 'WhatsApp Business et Messenger',
      description:
        'Sous votre nom vérifié, avec les listes et les boutons que ces canaux proposent.',
      features: [
        'Le numéro et la page restent à vous',
        'Accord enregistré avant que vous n’écriviez en premier',
        'La même conversation se poursuit avec un conseiller',
      ],
      art: artefacts.messengers,
    },
    {
      title: 'API',
      description:
        'Le dialogue sans nos écrans, pour votre propre canal, un menu USSD ou une ligne vocale.',
      features: [
        'La question en entrée, la réponse et ses sources en sortie',
        'Webhook pour le transfert et les retours',
        'Une plateforme de test avec ses propres clés',
      ],
      art: artefacts.api,
    },
  ],
  journey: {
    title: 'Suivez une question',
    stations: [
      {
        figure: 'Pourquoi ?',
        title: 'Une cliente écrit',
        text: 'Sur votre site, dans votre application, sur WhatsApp Business ou Messenger.',
      },
      {
        figure: 'Un code',
        title: 'Elle s’identifie',
        text: 'Par la session de l’application, ou par un code envoyé au numéro concerné.',
      },
      {
        figure: '2 sources',
        title: 'Le chatbot cherche la réponse',
        text: 'Dans vos documents et sur son compte. S’il ne la trouve pas, il le dit.',
        ours: true,
      },
      {
        figure: 'Awa',
        title: 'Une conseillère prend la suite',
        text: 'Elle a la transcription, le motif et la référence de la cliente.',
      },
      {
        figure: '50 F',
        title: 'Le dossier est clos',
        text: 'L’action est confirmée et consignée ; le chatbot reprend la conversation.',
        ours: true,
      },
    ],
  },
  settlement: artefacts.settlement,
  integration: {
    title: 'Canaux, comptes et systèmes reliés',
    intro:
      'Le chatbot lit ce que vous autorisez, et n’agit que par des interfaces que vous pouvez couper.',
    points: [
      {
        term: 'WhatsApp Business Platform',
        text: 'Nous recevons les messages par webhook et répondons dans la fenêtre de service de 24 heures. En dehors, seuls partent des modèles de message approuvés par la plateforme.',
      },
      {
        term: 'Messenger Platform',
        text: 'Votre page donne à notre application l’accès à ses messages. Chaque webhook est contrôlé par son en-tête X-Hub-Signature-256 avant d’être lu.',
      },
      {
        term: 'API ouvertes du TM Forum',
        text: 'Factures par TMF678, solde prépayé par TMF654, tickets par TMF621, commandes par TMF622, ou vos propres interfaces équivalentes.',
      },
      {
        term: 'OpenID Connect ou code à usage unique',
        text: 'Les questions générales ne demandent pas d’identification. Celles qui portent sur un compte en demandent une : par la session de votre application, ou par un code envoyé au numéro concerné.',
      },
      {
        term: 'Poste du conseiller',
        text: 'Le transfert envoie transcription, intention et référence du client à votre logiciel de centre de contact, en REST, le corps signé en HMAC-SHA256 et Base64. Quand le conseiller clôt le dossier, le chatbot reprend la conversation.',
      },
      {
        term: 'Sources de connaissances',
        text: 'Pages d’aide, fichiers PDF et catalogues sont lus à heure fixe. Une page que vous retirez disparaît des réponses après la lecture suivante.',
      },
    ],
  },
  steps: [
    { title: 'Questions', text: 'Vos conversations passées montrent les demandes.' },
    { title: 'Les sources', text: 'Nous réunissons vos documents et notons les manques.' },
    { title: 'Tests', text: 'Vous fixez les réponses. Nous mesurons chaque changement.' },
    { title: 'Un canal', text: 'Sur votre site ou application, suivi par vos conseillers.' },
    { title: 'Plus de canaux et de droits', text: 'La suite dépend des résultats.' },
  ],
  audience: [
    'Équipes du service client',
    'Équipes de vente',
    'Banques et fournisseurs d’énergie',
    'Éditeurs d’applications et de plateformes',
  ],
  commercial:
    'Vous payez la mise en place des sources, des raccordements et du jeu de test, puis un prix mensuel selon le nombre de conversations. Nous refacturons les frais des canaux de messagerie au prix coûtant.',
  questions: [
    {
      question: 'Peut‑il donner une mauvaise réponse ?',
      answer:
        'Oui, comme tout système de ce genre. C’est pourquoi il montre d’où vient la réponse, s’abstient quand vos sources ne disent rien, et est évalué sur votre jeu de test. Les prix et les soldes viennent de vos systèmes, jamais du modèle de langage.',
    },
    {
      question: 'Quelles langues parle‑t‑il ?',
      answer:
        'Nous commençons d’ordinaire par le français et l’anglais. Pour le swahili, le haoussa, le pidgin et d’autres, nous exécutons votre jeu de test et vous montrons le résultat. Une langue n’est activée que si vous jugez le résultat assez bon.',
    },
    {
      question: 'Nos conversations servent‑elles à entraîner des modèles pour d’autres ?',
      answer:
        'Non. Elles ne servent qu’à votre chatbot, aussi longtemps que vous le décidez. Numéros de carte, codes secrets et mots de passe sont masqués avant tout enregistrement.',
    },
    {
      question: 'Comment un client peut‑il parler à quelqu’un ?',
      answer:
        'Il lui suffit de le demander. Le chatbot passe aussi la main après deux réponses ratées, en cas de réclamation et sur les sujets que vous listez. Hors des heures d’ouverture, il prend une demande de rappel.',
    },
    {
      question: 'Peut‑il modifier quelque chose sur un compte ?',
      answer:
        'Seulement par des actions que vous autorisez une par une, après identification, et une fois que le client a confirmé ce qui va être fait.',
    },
    {
      question: 'Que se passe‑t‑il quand un de nos systèmes ne répond pas ?',
      answer:
        'Le chatbot dit qu’il ne voit pas le compte pour le moment et propose un ticket. Les questions générales continuent comme avant.',
    },
  ],
  closing: 'Dites‑nous à quelles questions vos conseillers répondent le plus souvent.',
  actions: [
    { label: 'Demander une démo', href: '/get-quote?demo=yes' },
    { label: 'Démarrer', href: '/get-quote' },
    { label: 'Obtenir un devis détaillé', href: '/get-quote' },
  ],
} satisfies Product;
