import { ifKnown } from '@/content/if-known';
import type { Product } from '@/content/types';
import { figures } from '../figures';
import * as artefacts from './ott-artefacts';

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
  lead: `Streaming vendu en pass, en partenariat avec une plateforme indienne. Nous comptons ${ifKnown`${figures.operatorPartnersInWords} opérateurs` ?? 'des opérateurs'} partenaires.`,
  cost: 'Partage des revenus, possible sans droit d’entrée pour le catalogue.',
  intro:
    'Les films et les séries de l’Inde ont leur public en Afrique depuis des générations. Notre partenariat met leur catalogue à la portée de vos abonnés ; nous nous chargeons des droits, des pass, des prélèvements et de la diffusion.',
  hero: artefacts.hero,
  offeringsTitle: 'Ce que comprend l’offre',
  offerings: [
    {
      title: 'Partenariat de streaming avec une plateforme indienne',
      description:
        'Le catalogue, ses métadonnées et ses droits viennent de la plateforme. Vous avez un seul contrat et un seul interlocuteur technique : nous.',
      features: [
        'Catalogue autorisé pour votre pays, titre par titre',
        'Rubriques et visuels pour votre propre vitrine',
        'Classement par âge et code parental',
        'Sous-titres quand la plateforme les fournit',
      ],
      art: artefacts.streaming,
    },
    {
      title: 'Pass sur crédit, facture ou portefeuille',
      description:
        'Pass à la journée, à la semaine et au mois, seuls ou dans un forfait internet, prélevés là où se trouve l’argent de vos abonnés.',
      features: [
        'Solde prépayé, facture postpayée ou mobile money',
        'Essai gratuit seulement si vous le voulez, avec un avis avant la fin',
        'Désabonnement par SMS, par USSD ou dans l’application',
      ],
      art: artefacts.passes,
    },
    {
      title: 'Infodivertissement 5G',
      description:
        'Une image plus fine, des événements en direct et plusieurs écrans à la fois pour les abonnés 5G, avec un repli propre vers la 4G et la 3G en bord de couverture.',
      features: [
        'Des débits plus élevés là où la 5G en a la capacité',
        'HLS et DASH à faible latence pour le direct',
        'Une raison de passer à une formule 5G',
      ],
      art: artefacts.infotainment,
    },
    {
      title: 'Lecteurs et diffusion',
      description:
        'Le flux doit tenir pendant un trajet en bus. Les segments sont courts, les caches proches, et le lecteur baisse la définition avant d’interrompre la lecture.',
      features: [
        'Lecteurs Android, iOS et navigateur',
        'Modes audio seul et économie de données',
        'Téléchargement en Wi‑Fi quand les droits le permettent',
      ],
      art: artefacts.players,
    },
  ],
  journey: {
    title: 'Suivez une soirée cinéma',
    stations: [
      {
        figure: '20 h 00',
        title: 'L’abonné choisit un titre',
        text: 'Dans le catalogue autorisé pour votre pays.',
      },
      {
        figure: '+254 7••',
        title: 'Votre réseau confirme le numéro',
        text: 'En données mobiles, ni carte ni mot de passe.',
      },
      {
        figure: '200 F',
        title: 'Votre facturation décide',
        text: 'Crédit, facture ou mobile money, avec le prix à l’écran.',
      },
      {
        figure: '360p, 1080p',
        title: 'L’image suit le réseau',
        text: 'Elle démarre au débit que la liaison supporte, puis gagne en qualité.',
        ours: true,
      },
      {
        figure: 'STOP',
        title: 'Un mot met fin au pass',
        text: 'Des fichiers quotidiens montrent les ventes, les renouvellements et les remboursements.',
        ours: true,
      },
    ],
  },
  settlement: artefacts.settlement,
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
    'Opérateurs qui vendent de l’internet mobile',
    'Opérateurs qui ouvrent la 5G',
    'Fournisseurs d’accès et de télévision payante',
  ],
  commercial:
    'Ce que paient les abonnés, net de taxes et de remboursements, est partagé entre l’opérateur, la plateforme et nous, dans un contrat unique. Le partage de revenus peut suffire, sans droit d’entrée pour le catalogue ; un minimum garanti se convient au cas par cas.',
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
