import { figures } from '../figures';
import type { Product } from '@/content/types';

export default {
  meta: {
    title: 'Streaming OTT et infodivertissement 5G pour opérateurs',
    description:
      'Le streaming d’une plateforme indienne, vendu par votre réseau en pass, payé sur le crédit ou par mobile money et optimisé pour la 3G, la 4G et la 5G.',
    keywords: [
      'streaming OTT Afrique',
      'infodivertissement 5G',
      'films et séries indiens en streaming',
      'vidéo facturation opérateur',
      'forfait vidéo opérateur',
      'DRM HLS DASH',
    ],
  },
  lead: `Streaming vendu en pass, en partenariat avec une plateforme indienne. Nous comptons ${figures.operatorPartnersInWords} opérateurs partenaires.`,
  intro: [
    'Les films et les séries de l’Inde ont leur public en Afrique depuis des générations. Notre partenariat met leur catalogue à la portée de vos abonnés ; nous nous chargeons des droits, des pass, des prélèvements et de la diffusion.',
    'Votre réseau connaît le numéro et tient le solde : l’abonné connecté par le réseau mobile regarde sans carte ni mot de passe. L’image démarre au débit que la liaison supporte, puis gagne en qualité. En 5G, elle en gagne encore : c’est ce que nous appelons l’infodivertissement 5G.',
  ],
  illustration: {
    kind: 'screen',
    caption:
      'Une semaine de streaming vue par votre personnel : l’image suit le réseau. Chiffres d’exemple.',
    summary:
      'Un tableau de quatre réseaux, chacun avec ses lectures, le temps de démarrage, l’image habituelle et la part du temps où le spectateur a attendu.',
    title: 'Streaming, semaine passée',
    columns: ['Réseau', 'Lectures', 'Démarrage', 'Image', 'Arrêts'],
    rows: [
      {
        cells: ['4G', '12 000', '1,4 s', '720p', '0,6 %'],
        share: 0.6,
        tone: 'good',
      },
      {
        cells: ['5G', '2 000', '0,9 s', '1080p', '0,2 %'],
        share: 0.1,
        tone: 'good',
      },
      {
        cells: ['Wi‑Fi', '2 000', '1,1 s', '720p', '0,5 %'],
        share: 0.1,
        tone: 'good',
      },
      {
        cells: ['3G', '4 000', '2,8 s', '360p', '2,1 %'],
        share: 0.2,
        tone: 'warning',
      },
    ],
  },
  detail: {
    kind: 'handset',
    caption:
      'Le prix est sur les deux écrans ; le premier dit aussi que les données sont en plus, le second comment se désabonner.',
    summary:
      'Un téléphone montre un menu USSD avec le prix d’un pass à la semaine, une seconde question qui demande confirmation, puis un SMS qui dit ce qui a été prélevé et comment se désabonner.',
    network: '*3377# sur votre réseau',
    frames: [
      {
        type: 'ussd',
        text: 'Pass semaine : films et séries, 7 jours.\nPrix : 200 F sur votre crédit. Données mobiles non comprises.\n1 Continuer\n2 Annuler',
        reply: '1',
      },
      {
        type: 'ussd',
        text: 'Confirmez : pass semaine, 200 F, renouvelé chaque semaine. Pour se désabonner : STOP au 3377.\n1 Oui, acheter\n2 Non',
        reply: '1',
      },
      {
        type: 'sms',
        from: '3377',
        text: 'Pass semaine actif : 200 F prélevés, renouvelé dans 7 jours. Pour vous désabonner, envoyez STOP au 3377 (gratuit).',
      },
    ],
  },
  offeringsTitle: 'Ce que comprend l’offre',
  offerings: [
    {
      icon: 'clapperboard',
      title: 'Partenariat de streaming avec une plateforme indienne',
      description:
        'Le catalogue, ses métadonnées et ses droits viennent de la plateforme. Vous avez un seul contrat et un seul interlocuteur technique : nous.',
      features: [
        'Catalogue autorisé pour votre pays, titre par titre',
        'Rubriques et visuels pour votre propre vitrine',
        'Classement par âge et code parental',
        'Sous-titres quand la plateforme les fournit',
      ],
    },
    {
      icon: 'wallet',
      title: 'Pass sur crédit, facture ou portefeuille',
      description:
        'Pass à la journée, à la semaine et au mois, seuls ou dans un forfait internet, prélevés là où se trouve l’argent de vos abonnés.',
      features: [
        'Solde prépayé, facture postpayée ou mobile money',
        'Essai gratuit seulement si vous le voulez, avec un avis avant la fin',
        'Désabonnement par SMS, par USSD ou dans l’application',
      ],
    },
    {
      icon: 'signal',
      title: 'Infodivertissement 5G',
      description:
        'Une image plus fine, des événements en direct et plusieurs écrans à la fois pour les abonnés 5G, avec un repli propre vers la 4G et la 3G en bord de couverture.',
      features: [
        'Des débits plus élevés là où la 5G en a la capacité',
        'HLS et DASH à faible latence pour le direct',
        'Une raison de passer à une formule 5G',
      ],
    },
    {
      icon: 'play',
      title: 'Lecteurs et diffusion',
      description:
        'Le flux doit tenir pendant un trajet en bus. Les segments sont courts, les caches proches, et le lecteur baisse la définition avant d’interrompre la lecture.',
      features: [
        'Lecteurs Android, iOS et navigateur',
        'Modes audio seul et économie de données',
        'Téléchargement en Wi‑Fi quand les droits le permettent',
      ],
    },
  ],
  integration: {
    title: 'Entre votre cœur de réseau et le flux',
    intro:
      'Identité, facturation et règles de trafic restent dans votre cœur de réseau. Notre plateforme les interroge. La vidéo, elle, va directement du cache au téléphone.',
    points: [
      {
        term: 'Vérification du numéro',
        text: 'En données mobiles, votre réseau confirme le numéro, par l’API CAMARA Number Verification ou par enrichissement d’en-tête sur un hôte convenu. En Wi‑Fi, le spectateur reçoit un code à usage unique par SMS.',
      },
      {
        term: 'Diameter Ro, Nchf',
        text: 'Notre plateforme est client de facturation et interroge votre OCS pour chaque pass. Dans un cœur 5G, la même demande va au CHF par Nchf_ConvergedCharging.',
      },
      {
        term: 'HLS et MPEG-DASH',
        text: 'Les deux manifestes désignent un seul jeu de segments CMAF : un cache ne garde chaque segment qu’une fois. Les jetons expirent et sont liés à la session.',
      },
      {
        term: 'Les DRM Widevine, FairPlay et PlayReady',
        text: 'Les flux utilisent Common Encryption. Une seule copie sert les trois, sur les téléphones qui acceptent le mode cbcs. Le serveur de licences de la plateforme ne répond qu’après notre contrôle des droits.',
      },
      {
        term: 'Règles de trafic en Gx ou N7',
        text: 'Pour inclure ce trafic dans un forfait ou ne pas le décompter, votre PCRF ou votre PCF a besoin d’une règle. Nous fournissons les noms d’hôtes et vous prévenons avant tout changement.',
      },
      {
        term: 'Relevés pour le règlement',
        text: 'Pass vendus, renouvelés, remboursés et regardés, en fichiers quotidiens par SFTP. Ils sont rapprochés de vos relevés de facturation avant le calcul des parts.',
      },
    ],
  },
  steps: [
    { title: 'Votre catalogue', text: 'Vous composez la vitrine parmi les titres autorisés.' },
    { title: 'Pass', text: 'Vous fixez prix, durée, données. Nous écrivons les textes.' },
    { title: 'Raccordement', text: 'Nous testons achat, renouvellement et remboursement.' },
    { title: 'Terrain', text: 'Nous mesurons démarrage et arrêts d’image en 3G, 4G et 5G.' },
    { title: 'Ouverture', text: 'Nous ouvrons à votre personnel, puis par étapes à tous.' },
  ],
  audience: [
    {
      who: 'Opérateurs qui vendent de l’internet mobile',
      why: 'C’est la vidéo qui épuise un forfait. Un pass lui donne son propre prix.',
    },
    {
      who: 'Opérateurs qui ouvrent la 5G',
      why: 'Un service qui profite du débit 5G, à son propre prix.',
    },
    {
      who: 'Fournisseurs d’accès et de télévision payante',
      why: 'Un catalogue de plus pour votre box ou votre portail, avec une facturation déjà en place.',
    },
  ],
  commercial:
    'Ce que paient les abonnés, net de taxes et de remboursements, est partagé entre l’opérateur, la plateforme et nous, dans un contrat unique. Le partage de revenus peut suffire, sans droit d’entrée pour le catalogue ; un minimum garanti se convient au cas par cas. Les données mobiles restent votre revenu et votre décision.',
  questions: [
    {
      question: 'Le pass comprend‑il les données mobiles ?',
      answer:
        'Seulement si vous le décidez. L’écran d’achat doit le dire dans les deux cas, car un seul film peut vider un forfait.',
    },
    {
      question: 'Tous les titres passent‑ils dans tous les pays ?',
      answer:
        'Non. Les droits sont accordés par territoire et pour une durée limitée. Vous recevez la liste pour votre pays, et les titres quittent la vitrine avant l’échéance de leurs droits.',
    },
    {
      question: 'Que se passe‑t‑il si le solde ne suffit pas au renouvellement ?',
      answer:
        'Le pass s’arrête. Nous réessayons autant de fois que vous et votre régulateur le permettez, puis plus du tout. Le spectateur est prévenu par SMS et ne doit rien.',
    },
    {
      question: 'Comment se désabonner ou se faire rembourser ?',
      answer:
        'L’abonné envoie STOP au numéro court, ou utilise un menu USSD ou un bouton de l’application. Le pass court alors jusqu’à son terme. Un pass qui n’a pas pu servir est remboursé sur le solde qui l’a payé.',
    },
    {
      question: 'Que nous faut‑il pour l’infodivertissement 5G ?',
      answer:
        'Un réseau 5G en service et la règle de trafic pour nos hôtes. Aucun site en périphérie du réseau (edge) n’est exigé. Si vous en avez un, un cache y raccourcit le trajet.',
    },
    {
      question: 'Et si le catalogue ou la liaison de facturation tombe ?',
      answer:
        'Un abonné qui a un pass valable continue de regarder pendant une panne de facturation ; la vente de nouveaux pass attend. Si le catalogue est en panne, nous ne vendons aucun pass.',
    },
  ],
  closing: 'Dites‑nous quels forfaits internet vous vendez et ce que regardent vos abonnés.',
  actions: [
    { label: 'Demander une démo', href: '/get-quote?demo=yes' },
    { label: 'Obtenir un devis détaillé', href: '/get-quote' },
  ],
} satisfies Product;
