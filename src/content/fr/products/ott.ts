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
  lead: `Le streaming d’une plateforme indienne de divertissement, en partenariat : vous le vendez en pass à la journée, à la semaine ou au mois, et notre équipe, qui compte ${figures.operatorPartnersInWords} opérateurs partenaires, se charge du raccordement.`,
  intro: [
    'Les films et les séries de l’Inde ont leur public en Afrique depuis des générations. Notre partenariat apporte un tel catalogue à vos abonnés, et nous nous chargeons du reste : identifier le spectateur, vérifier son pass et faire passer l’image par votre réseau.',
    'Votre réseau connaît le numéro et tient le solde. Notre service de droits d’accès utilise les deux : l’abonné connecté par le réseau mobile commence à regarder sans carte ni mot de passe. Votre système de facturation prélève le prix du pass, et la plateforme de divertissement délivre le flux.',
    'Le spectateur voit un catalogue, un prix et un bouton. L’image démarre au débit que la liaison supporte, puis gagne en qualité. En 5G, elle en gagne encore : c’est ce que nous appelons l’infodivertissement 5G.',
  ],
  flow: {
    caption: 'De l’appui sur Lecture à la première image',
    nodes: [
      { title: 'Spectateur', note: 'Choisit un titre dans l’application ou le navigateur' },
      { title: 'Réseau de l’opérateur', note: 'Confirme le numéro, prélève le prix du pass' },
      {
        title: 'Service de droits d’accès',
        note: 'Vérifie le pass, signe un jeton de lecture',
        ours: true,
      },
      {
        title: 'Plateforme de divertis\u00adsement',
        note: 'Vérifie le jeton, délivre la licence DRM',
      },
      { title: 'Caches de diffusion', note: 'Envoient les segments au débit possible' },
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
        'Des débits que seule la 5G permet',
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
    {
      title: 'Catalogue et territoire',
      text: 'Vous voyez quels titres sont autorisés pour votre pays et choisissez les rubriques de votre vitrine.',
    },
    {
      title: 'Pass et prix',
      text: 'Vous fixez le prix, la durée et le volume de données. Nous configurons et écrivons les messages avec vous.',
    },
    {
      title: 'Raccordement au cœur de réseau',
      text: 'Vous ouvrez la vérification du numéro, la facturation et la règle de trafic pour des numéros de test. Nous nous raccordons et testons l’achat, le renouvellement et le remboursement.',
    },
    {
      title: 'Essais sur le terrain',
      text: 'Nous mesurons le temps de démarrage et les arrêts d’image sur vos cellules 3G, 4G et 5G, et réglons débits et caches.',
    },
    {
      title: 'Ouverture',
      text: 'Le service s’ouvre d’abord à votre personnel, puis à une partie du parc, puis à tous. Nous suivons réclamations, renouvellements et désabonnements dès le premier jour.',
    },
  ],
  audience: [
    {
      who: 'Opérateurs qui vendent de l’internet mobile',
      why: 'C’est la vidéo qui épuise un forfait. Un pass lui donne son propre prix.',
    },
    {
      who: 'Opérateurs qui ouvrent la 5G',
      why: 'Un service qui montre la différence à l’abonné dès le premier soir.',
    },
    {
      who: 'Fournisseurs d’accès et de télévision payante',
      why: 'Un catalogue de plus pour votre box ou votre portail, avec une facturation déjà en place.',
    },
  ],
  commercial:
    'Ce que les abonnés paient pour les pass, moins les taxes et les remboursements, est partagé entre l’opérateur, la plateforme de divertissement et nous, dans un contrat unique. Celui‑ci peut reposer sur le seul partage de revenus, sans droit d’entrée pour le catalogue ; un minimum garanti se convient au cas par cas. Les données mobiles que vous mettez dans un forfait restent votre revenu et votre décision.',
  questions: [
    {
      question: 'Le pass comprend‑il les données mobiles ?',
      answer:
        'Seulement si vous le décidez. L’écran d’achat doit le dire dans les deux cas, car un abonné ne pardonne pas un film qui vide son forfait.',
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
  actions: [
    { label: 'Demander une démo', href: '/get-quote?demo=yes' },
    { label: 'Obtenir un devis détaillé', href: '/get-quote' },
  ],
} satisfies Product;
