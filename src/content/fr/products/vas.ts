import type { Product } from '@/content/types';
import { follow } from '../follow';
import * as artefacts from './vas-artefacts';

export default {
  meta: {
    title: 'Services à valeur ajoutée pour opérateurs mobiles',
    description:
      'Sonneries d’attente, jeux, quiz, santé et bien-être, musique, médecin au téléphone, concours de talents et d’influenceurs sur une seule plateforme.',
    keywords: [
      'services à valeur ajoutée Afrique',
      'sonnerie d’attente RBT',
      'plateforme SVA mobile',
      'médecin au téléphone',
      'quiz et jeux mobiles',
      'concours de talents',
      'concours d’influenceurs',
      'santé et bien-être par SMS',
    ],
  },
  lead: 'Huit services que l’abonné commande par numéro court, USSD ou appel vocal, et paie avec son crédit.',
  cost: 'Partage des revenus, sans droit de licence au départ si vous le souhaitez.',
  intro:
    'Une sonnerie, un jeu, un médecin au bout du fil : ces services rapportent sur tous les téléphones, même sans internet, car ils passent par la voix, le SMS et l’USSD autant que par le navigateur.',
  hero: artefacts.hero,
  offeringsTitle: 'Huit services',
  offerings: [
    {
      title: 'Sonneries d’attente (RBT)',
      description:
        'L’appelant entend une chanson, une prière ou un message d’accueil au lieu de la tonalité. L’abonné choisit sa sonnerie, ou copie celle d’un ami.',
      features: [
        'Une sonnerie par appelant, par groupe ou par heure',
        'Touche * pour copier la sonnerie entendue',
        'Messages d’accueil pour les lignes d’entreprise',
      ],
      art: artefacts.ringBackTones,
    },
    {
      title: 'Jeux',
      description:
        'Des jeux dans le navigateur, sans installation, et des jeux par SMS pour les téléphones simples.',
      features: [
        'Pass à la journée et à la semaine',
        'Petits téléchargements pour connexions lentes',
        'Tournois avec classement public',
      ],
      art: artefacts.games,
    },
    {
      title: 'Quiz',
      description:
        'Des questions chaque jour sur le football, la musique, l’histoire ou la foi, par SMS, USSD et voix. Ce sont les connaissances qui comptent, pas le hasard.',
      features: [
        'Questions relues pour chaque pays',
        'Règlement et lots publiés avant le début',
        'Dépense plafonnée par jour et par joueur',
      ],
      art: artefacts.quiz,
    },
    {
      title: 'Santé et bien-être',
      description:
        'De brefs conseils sur la grossesse, l’alimentation, la forme et le sommeil, préparés avec un partenaire de santé local et envoyés à l’heure que l’abonné choisit.',
      features: [
        'Par SMS ou en message vocal enregistré',
        'Séries hebdomadaires selon le mois de grossesse ou l’âge de l’enfant',
        'Indication du moment de consulter et du numéro à appeler',
      ],
      art: artefacts.health,
    },
    {
      title: 'Musique',
      description:
        'Des titres à écouter par simple appel, en streaming ou à télécharger, avec les artistes du pays en tête.',
      features: [
        'Écoute par simple appel, sans internet',
        'Un titre devient sonnerie d’attente en un geste',
        'Écoutes comptées pour chaque ayant droit',
      ],
      art: artefacts.music,
    },
    {
      title: 'Médecin au téléphone',
      description:
        'Un médecin inscrit à l’ordre rappelle l’abonné qui en a fait la demande par numéro court. Il le conseille de vive voix, et un SMS en assure le suivi.',
      features: [
        'Médecins d’un prestataire de santé agréé dans le pays',
        'Paiement à l’appel ou au mois',
        'Urgences renvoyées aussitôt vers le numéro d’urgence',
      ],
      art: artefacts.doctor,
    },
    {
      title: 'Concours de talents',
      description:
        'Chanteurs, humoristes et orateurs passent leur audition par téléphone ou en vidéo. Un jury sélectionne, les abonnés votent.',
      features: [
        'Auditions enregistrées en appelant un numéro',
        'Un prix par vote, une dépense plafonnée par jour',
        'Décompte ouvert à l’organisateur à tout moment',
      ],
      art: artefacts.talentSearch,
    },
    {
      title: 'Concours d’influenceurs',
      description:
        'Des créateurs s’affrontent sur des défis fixés par l’opérateur ou une marque, et leur public décide qui continue.',
      features: [
        'Participations vérifiées avant diffusion',
        'Votes en double ou automatiques supprimés',
        'Gagnants publiés avec leur nombre de voix',
      ],
      art: artefacts.influencers,
    },
  ],
  journey: follow,
  settlement: artefacts.settlement,
  integration: {
    title: 'La plateforme dans votre réseau',
    intro:
      'Votre réseau garde la main sur le routage et sur l’argent. La plateforme répond quand on l’interroge et demande avant de prélever.',
    points: [
      {
        term: 'SIP, CAMEL et IN pour les sonneries',
        text: 'Avec un indicateur dans votre HLR, ou un déclencheur CAMEL à l’arrivée (T-CSI), votre commutateur envoie l’appel à notre serveur, en ISUP ou en SIP, pendant que le téléphone sonne. En IMS, c’est un serveur d’applications CAT avec média anticipé (early media), selon 3GPP TS 24.182.',
      },
      {
        term: 'SMPP 3.4',
        text: 'Mots‑clés et confirmations passent par des liaisons vers votre centre de messagerie, avec un numéro court par service ou un seul pour tous.',
      },
      {
        term: 'Passerelle USSD',
        text: 'Le dialogue MAP aboutit à votre passerelle, qui nous appelle en HTTP. Les menus suivent la langue inscrite au profil de l’abonné.',
      },
      {
        term: 'Diameter Ro',
        text: 'La plateforme est client de facturation (RFC 8506) et votre OCS décide. La facturation à l’événement sert aux achats uniques. Les renouvellements passent par la même voie, aux heures que vous autorisez.',
      },
      {
        term: 'SVI en SIP',
        text: 'Les services vocaux passent par votre contrôleur de session en périphérie (SBC). L’abonné commande par les touches, avec le même double consentement qu’à l’écran.',
      },
      {
        term: 'Rapprochement des CDR',
        text: 'Chaque nuit, nous comparons nos enregistrements à vos relevés de facturation, par numéro de transaction. La part se calcule sur ce que les deux parties constatent.',
      },
    ],
  },
  steps: [
    { title: 'Choix', text: 'Nous proposons par quels services commencer.' },
    { title: 'Régulateur', text: 'Numéros, prix et textes lui sont soumis si besoin.' },
    { title: 'Raccordement', text: 'Nous testons SMSC, USSD, commutateur et facturation.' },
    { title: 'Contenus', text: 'Des locuteurs natifs choisissent, traduisent et relisent.' },
    { title: 'Essai interne', text: 'Votre personnel essaie tout, et nous corrigeons.' },
    { title: 'Suivi hebdomadaire', text: 'Renouvellements, désabonnements, réclamations.' },
  ],
  audience: [
    'Opérateurs mobiles',
    'Artistes et labels',
    'Prestataires de santé',
    'Marques et médias',
  ],
  commercial:
    'L’opérateur encaisse le prix auprès de l’abonné. Net de taxes et de remboursements, le revenu est partagé entre opérateur, plateforme et partenaire de contenus, service par service.',
  questions: [
    {
      question: 'Comment évitez‑vous les abonnements non voulus ?',
      answer:
        'Par un double consentement (double opt-in) sur chaque canal. Un appel manqué, une touche pressée une seule fois ou une messagerie vocale ne suffisent jamais. Nous conservons les deux étapes avec l’heure et le canal, et vous pouvez les consulter.',
    },
    {
      question: 'Comment un abonné se désabonne‑t‑il ?',
      answer:
        'Par STOP au numéro court, par le menu USSD, par le menu vocal ou par votre service client. L’effet est immédiat, et la confirmation gratuite. STOP TOUT met fin aux huit services.',
    },
    {
      question: 'Qui rembourse un prélèvement contesté ?',
      answer:
        'Votre service client peut le faire depuis notre écran, dans les limites que vous fixez. La preuve du consentement est sur le même écran. Les remboursements sont déduits avant le calcul des parts.',
    },
    {
      question: 'Qu’exige le régulateur ?',
      answer:
        'Cela dépend du pays. Au Nigeria, par exemple, la NCC délivre des licences aux fournisseurs de SVA et aux agrégateurs. Nous établissons avec vous qui doit détenir quelle licence avant de demander un numéro court.',
    },
    {
      question: 'Le service de médecin au téléphone est‑il un acte médical ?',
      answer:
        'Non. C’est un conseil par téléphone, donné par des médecins inscrits selon les règles de leur pays. Il ne remplace pas un examen. Les notes appartiennent au prestataire de santé : ni le personnel de l’opérateur ni nous ne pouvons les lire.',
    },
    {
      question: 'Que se passe‑t‑il si la plateforme est injoignable ?',
      answer:
        'Les appels continuent. Votre commutateur joue la tonalité ordinaire quand le serveur de sonneries ne répond pas. Aucun renouvellement n’est prélevé pour un service qui n’était pas disponible.',
    },
  ],
  closing: 'Parlez‑nous de votre réseau et de ce que vos abonnés commandent aujourd’hui.',
  actions: [
    { label: 'Démarrer', href: '/get-quote' },
    { label: 'Obtenir un devis détaillé', href: '/get-quote' },
  ],
} satisfies Product;
