import type { Product } from '@/content/types';
import * as artefacts from './content-artefacts';

export default {
  meta: {
    title: 'Contenus audio et vidéo pour réseaux mobiles',
    description:
      'Des contenus audio et vidéo avec droits écrits, préparés pour téléphones simples et smartphones, livrés à votre portail, application ou serveur de sonneries.',
    keywords: [
      'contenus mobiles Afrique',
      'licences de contenus audio',
      'contenus vidéo pour opérateurs',
      'agrégateur de contenus',
      'ingestion DDEX',
      'streaming adaptatif',
    ],
  },
  lead: 'Contenus audio et vidéo pour les portails d’opérateurs d’Afrique : droits en règle, prêts pour tous les téléphones, comptés par écoute.',
  cost: 'À l’usage, ou un montant mensuel fixe pour un catalogue défini.',
  intro:
    'Un portail qui ne change jamais perd son public. Nous alimentons votre portail, votre application, vos sonneries d’attente et vos services vocaux, et remplaçons ce que personne n’écoute ni ne regarde.',
  hero: artefacts.hero,
  offeringsTitle: 'Ce que nous fournissons et ce que nous en faisons',
  offerings: [
    {
      title: 'Contenus audio',
      description:
        'Musique, enregistrements religieux, humour, récits et conseils parlés, à écouter en streaming, par appel ou en sonnerie.',
      features: [
        'Catalogues par pays et par langue',
        'Sonneries montées, avec un début et une fin nets',
        'Séries vocales pour ceux qui ne savent pas lire',
      ],
      art: artefacts.audio,
    },
    {
      title: 'Contenus vidéo',
      description:
        'Clips courts, vidéos musicales, temps forts du sport, programmes éducatifs et familiaux, choisis pour petits écrans.',
      features: [
        'Versions verticale et horizontale',
        'Sous-titres et doublage quand ils existent',
        'Classement par âge pour chaque titre',
      ],
      art: artefacts.video,
    },
    {
      title: 'Droits et contrôle éditorial',
      description: 'Rien n’est publié sans un document qui l’autorise et une vérification humaine.',
      features: [
        'Territoire, durée et usage notés pour chaque titre',
        'Retrait automatique à la fin d’un droit',
        'Un service pour les réclamations et les retraits',
        'Contrôle local : foi, politique et décence',
      ],
      art: artefacts.rights,
    },
    {
      title: 'Préparation et livraison',
      description:
        'Un original en entrée, tous les formats en sortie, de l’audio téléphonique à 8 kHz aux flux en haute définition.',
      features: [
        'Même volume sonore d’un titre à l’autre',
        'Versions légères pour téléphones à bas prix',
        'Caches dans votre réseau ou tout près',
      ],
      art: artefacts.delivery,
    },
    {
      title: 'Suivi éditorial',
      description:
        'Chaque semaine, une personne choisit ce qui est à la une : une fête, un match, une nouvelle chanson du pays.',
      features: [
        'Calendrier des fêtes nationales et religieuses',
        'Recherches sans résultat signalées',
        'Maintien des titres selon le nombre d’écoutes',
      ],
      art: artefacts.editorial,
    },
  ],
  journey: {
    title: 'Suivez une chanson',
    stations: [
      {
        figure: 'ISRC',
        title: 'Le label la livre',
        text: 'En message DDEX ou par une page de dépôt.',
      },
      {
        // Those that this song is licensed for.
        figure: '8 pays',
        title: 'Les droits sont vérifiés',
        text: 'Territoire, durée et usage sont notés, et une personne les valide.',
        ours: true,
      },
      {
        figure: '8 kHz à HD',
        title: 'Un original donne tous les formats',
        text: 'Sonnerie, extrait, streaming et ligne vocale, au même volume.',
        ours: true,
      },
      {
        figure: 'Lecture',
        title: 'Votre portail ou votre commutateur la joue',
        text: 'Chaque téléphone ne reçoit que ce qu’il peut lire.',
      },
      {
        figure: '5 F',
        title: 'L’ayant droit est payé',
        text: 'Chaque usage est compté et figure au rapport.',
        ours: true,
      },
    ],
  },
  settlement: artefacts.settlement,
  integration: {
    title: 'Formats, flux et rapports',
    intro:
      'Les contenus entrent selon les normes de la musique et du film, et sortent selon celles de votre portail et de votre commutateur.',
    points: [
      {
        term: 'DDEX ERN et ISRC',
        text: 'Les labels livrent leurs sorties en messages DDEX, les petits producteurs par une page de dépôt. Chaque enregistrement est identifié par son ISRC : une écoute se paie au bon ayant droit.',
      },
      {
        term: 'HLS et DASH',
        text: 'Vidéo en H.264 pour atteindre le plus grand nombre et en HEVC là où le téléphone le décode, audio en AAC ou Opus, chacun à plusieurs débits. Votre lecteur choisit selon la liaison.',
      },
      {
        term: 'Widevine et FairPlay',
        text: 'Les titres protégés sont chiffrés une fois. Notre service de licences vérifie auprès de votre portail que l’abonné a payé avant de donner la clé.',
      },
      {
        term: 'Formats téléphoniques',
        text: 'Sonneries et services vocaux reçoivent du G.711 loi A à 8 kHz mono, ou de l’AMR-WB pour la voix HD, coupé et réglé pour le haut-parleur du téléphone.',
      },
      {
        term: 'API de catalogue et flux',
        text: 'Votre portail prend titres, visuels et prix en JSON sur HTTPS ou en Media RSS, avec des adresses signées qui expirent. Les changements peuvent aussi lui être envoyés par webhook.',
      },
      {
        term: 'Rapports DDEX DSR',
        text: 'Votre portail renvoie écoutes et ventes. Nous pouvons en faire un rapport de vente DSR pour chaque ayant droit, et gardons les données de base pour l’audit.',
      },
    ],
  },
  steps: [
    { title: 'Écoute', text: 'Nous étudions ce que vos abonnés écoutent ou cherchent.' },
    { title: 'Sélection', text: 'Vous recevez une liste : titres, droits et parts.' },
    { title: 'Échantillons', text: 'Votre équipe les essaie sur les téléphones du parc.' },
    { title: 'Flux', text: 'Nous raccordons catalogue, facturation et relevés d’écoute.' },
    { title: 'Chaque semaine', text: 'Des nouveautés arrivent, les titres expirés partent.' },
  ],
  audience: [
    'Portails et applications d’opérateurs',
    'Sonneries d’attente et services vocaux',
    'Médias et marques',
    'Artistes et producteurs',
  ],
  commercial:
    'Les ayants droit sont payés à chaque usage ou par un minimum garanti convenu avec eux. Ce que le portail encaisse est partagé entre l’opérateur, l’ayant droit et nous.',
  questions: [
    {
      question: 'Les contenus vous appartiennent‑ils ?',
      answer:
        'Le plus souvent, non. Nous transmettons des droits que les auteurs et les labels accordent par écrit. Vous pouvez voir cet accord pour tout titre que vous publiez.',
    },
    {
      question: 'Les redevances aux sociétés d’auteurs sont‑elles comprises ?',
      answer:
        'Cela dépend du pays. Certaines sociétés facturent directement l’opérateur. Le contrat nomme la société et précise qui la paie, pour que rien ne soit payé deux fois ni oublié.',
    },
    {
      question: 'Et si une personne affirme qu’un titre lui appartient ?',
      answer:
        'Le titre est retiré du flux dès qu’arrive une réclamation étayée, et ses revenus sont bloqués jusqu’à ce qu’elle soit réglée.',
    },
    {
      question: 'Dans quelles langues pouvez‑vous fournir des contenus ?',
      answer:
        'Dans celles pour lesquelles nous obtenons des droits, ce qui varie d’un pays à l’autre. Demandez la vôtre : nous vous donnons le nombre de titres par langue avant la signature.',
    },
    {
      question: 'Les contenus passent‑ils sur de vieux téléphones ?',
      answer:
        'L’audio passe par le service vocal, sur tous les téléphones. La vidéo demande un navigateur qui lit le H.264. Le flux ne propose à chaque téléphone que ce qu’il peut montrer.',
    },
    {
      question: 'Que reçoit l’abonné quand un téléchargement échoue ?',
      answer:
        'Le titre reste dans ses achats et peut être téléchargé de nouveau. S’il n’est jamais arrivé, le prélèvement est remboursé.',
    },
  ],
  closing: 'Dites‑nous quel portail vous voulez alimenter, et dans quelles langues.',
  actions: [
    { label: 'Démarrer', href: '/get-quote' },
    { label: 'Obtenir un devis détaillé', href: '/get-quote' },
  ],
} satisfies Product;
