import type { Product } from '@/content/types';

export default {
  meta: {
    title: 'Domotique IoT pour opérateurs mobiles',
    description:
      'Une domotique que l’opérateur vend avec une SIM et une formule : lumière, courant, climatisation et sécurité dans une application, même quand la liaison tombe.',
    keywords: [
      'domotique Afrique',
      'IoT pour opérateurs mobiles',
      'passerelle domotique SIM',
      'domotique MQTT',
      'capteurs NB-IoT',
      'suivi de la consommation électrique',
    ],
  },
  lead: 'Une domotique avec votre SIM et une seule application, dont les règles tournent même pendant une coupure.',
  intro: [
    'Dans une ville sujette aux délestages, la domotique commence par le courant : le secteur, la batterie, le groupe électrogène. Viennent ensuite l’éclairage, la climatisation, les portes et l’eau.',
    'La passerelle porte une SIM de votre réseau : la maison n’a pas besoin de ligne fixe. Une règle comme « arrêter la pompe quand le groupe tourne » se crée en deux gestes.',
  ],
  illustration: {
    kind: 'screen',
    caption: 'La coupure vue par l’habitant. Valeurs d’exemple.',
    summary:
      'Une liste d’appareils avec leur pièce, leur puissance et leur état pendant une coupure du secteur.',
    title: 'Maison, coupure depuis 18 h 05',
    figures: [
      { value: 'Coupé', label: 'Secteur' },
      { value: '80 %', label: 'Batterie' },
      { value: '160 W', label: 'Puissance' },
    ],
    columns: ['Appareil', 'Pièce', 'Puissance', 'État'],
    rows: [
      { cells: ['Réfrigérateur', 'Cuisine', '120 W', 'En marche'], tone: 'good' },
      { cells: ['Éclairage', 'Salon', '40 W', 'Allumé'], tone: 'good' },
      { cells: ['Climatiseur', 'Chambre', '0 W', 'Éteint (règle)'], tone: 'warning' },
      { cells: ['Pompe à eau', 'Cour', '0 W', 'Attend le secteur'], tone: 'warning' },
      { cells: ['Porte', 'Entrée', 'Sur pile', 'Verrouillée'], tone: 'good' },
    ],
  },
  detail: {
    kind: 'share',
    caption: 'Un mois de formules, partagé. Chiffres d’exemple.',
    summary: 'Un tableau des parts, suivi du nombre de foyers dans les deux systèmes.',
    title: 'Un mois, 200 foyers',
    columns: ['Revenu', 'Francs', 'Part'],
    rows: [
      { label: 'Connexion, opérateur', amount: '6 000', percent: 60 },
      { label: 'Service, opérateur', amount: '2 000', percent: 20 },
      { label: 'Service, plateforme', amount: '2 000', percent: 20 },
    ],
    checks: [
      { label: 'Formule par foyer, F', value: '50' },
      { label: 'Foyers actifs sur la plateforme', value: '200' },
      { label: 'Foyers facturés par l’opérateur', value: '200' },
    ],
  },
  flow: {
    caption: 'D’un geste dans l’application à une lampe allumée à la maison',
    nodes: [
      { title: 'Habitant', note: 'Touche l’écran, où qu’il soit' },
      {
        title: 'Plateforme domotique',
        note: 'Vérifie l’autorisation et transmet l’ordre',
        ours: true,
      },
      {
        title: 'Réseau de l’opérateur',
        note: 'Joint la passerelle par SIM et APN privé',
      },
      { title: 'Passerelle', note: 'Garde les règles, parle en radio locale' },
      { title: 'Appareil', note: 'Agit et annonce son nouvel état' },
    ],
  },
  offeringsTitle: 'La domotique, pièce par pièce',
  offerings: [
    {
      icon: 'zap',
      title: 'Courant',
      description:
        'Secteur, onduleur, solaire et groupe électrogène sur un écran, avec un historique qui montre ce que coûte chacun.',
      features: [
        'Avis de coupure et de retour du secteur',
        'Appareils coupés avant que la batterie soit vide',
        'Heures du groupe et estimation du carburant',
      ],
    },
    {
      icon: 'lightbulb',
      title: 'Lumière et appareils',
      description:
        'Interrupteurs, prises et ambiances, par l’application, à l’heure dite ou au coucher du soleil, et toujours par l’interrupteur mural.',
      features: [
        'Ambiances pour le soir, l’absence et la nuit',
        'Consommation prise par prise',
        'Utilisable aussi par un invité sans application',
      ],
    },
    {
      icon: 'home',
      title: 'Climatisation et eau',
      description:
        'Climatiseurs, ventilateurs, pompes et réservoirs, commandés selon les mesures et non selon l’habitude.',
      features: [
        'Climatisation selon la température et la présence',
        'Niveau du réservoir et protection de la pompe',
        'Alarme de fuite, avec une vanne qui se ferme',
      ],
    },
    {
      icon: 'shield',
      title: 'Sécurité et accès',
      description:
        'Portes, mouvement, fumée et caméras, avec des alarmes qui atteignent un téléphone sans internet.',
      features: [
        'Alarme par notification, SMS et appel',
        'Codes de porte pour invités, avec une date de fin',
        'Images gardées à la maison, sauf si vous les partagez',
      ],
    },
    {
      icon: 'network',
      title: 'Console de l’opérateur',
      description:
        'Votre personnel voit les lignes, les passerelles et leurs versions, dépanne par téléphone et ne voit rien de la vie de la maison.',
      features: [
        'Activation par code QR en boutique',
        'État des passerelles et niveau du signal',
        'Formules, suspension et retour des appareils',
      ],
    },
  ],
  integration: {
    title: 'De la radio à la facture',
    intro:
      'Des normes locales dans la maison, des normes mobiles à l’extérieur, et vos systèmes de gestion derrière.',
    points: [
      {
        term: 'MQTT 5 sous TLS',
        text: 'Les passerelles publient leur état vers notre plateforme et reçoivent les ordres. Chacune a son certificat X.509 : on peut exclure un seul appareil volé.',
      },
      {
        term: 'LTE Cat 1, LTE-M, NB-IoT',
        text: 'La passerelle utilise la LTE, avec la 2G en dernier recours pour les alarmes. Les capteurs à pile utilisent NB-IoT ou LTE-M là où vous les exploitez. Les caméras restent en Wi‑Fi.',
      },
      {
        term: 'APN privé',
        text: 'Votre cœur de réseau place les SIM des passerelles dans un APN à part, avec authentification RADIUS ou Diameter et un VPN vers la plateforme. Les passerelles n’ont pas d’adresse publique.',
      },
      {
        term: 'Matter, Thread et Zigbee',
        text: 'Dans la maison, la passerelle commande. On peut y associer les appareils d’autres fabricants qui suivent ces normes.',
      },
      {
        term: 'LwM2M et eSIM (SGP.32)',
        text: 'Logiciel et réglages des appareils cellulaires se gèrent par LwM2M. Avec l’eSIM, votre profil se charge à distance.',
      },
      {
        term: 'Commande et facturation',
        text: 'Commandes et suspensions viennent de votre système de gestion par TMF622 ou REST. Nous transmettons l’usage et l’état du service, et la formule mensuelle reste sur votre facture.',
      },
    ],
  },
  steps: [
    { title: 'L’offre', text: 'Nous choisissons avec vous fonctions, appareils et formules.' },
    { title: 'Homologation', text: 'Nous préparons le dossier, l’importateur le dépose.' },
    { title: 'Réseau', text: 'Vous ouvrez SIM, APN et VPN, nous testons.' },
    { title: 'Essai', text: 'Votre personnel l’essaie chez lui, coupures comprises.' },
    { title: 'Boutiques', text: 'L’équipe est formée, les pièces de rechange sont déjà là.' },
  ],
  audience: [
    {
      who: 'Opérateurs mobiles',
      why: 'Une deuxième SIM à la maison, et une formule utile chaque jour.',
    },
    {
      who: 'Promoteurs immobiliers',
      why: 'Des logements livrés avec comptage, accès et gestion du courant.',
    },
    {
      who: 'Vendeurs d’onduleurs et de solaire',
      why: 'Vos installations, visibles et réglables par vos clients.',
    },
    {
      who: 'Hôtels et maisons d’hôtes',
      why: 'Courant des chambres et codes de porte depuis un seul poste.',
    },
  ],
  commercial:
    'Le foyer paie les appareils, en une fois ou par tranches, et une formule mensuelle sur sa facture de téléphone ou son portefeuille mobile. L’opérateur garde le revenu de la connexion et partage avec nous la part de service. Marge sur les appareils et risque de stock se décident pour chaque lancement.',
  questions: [
    {
      question: 'Qu’est‑ce qui fonctionne pendant une coupure de courant ?',
      answer:
        'La passerelle tourne sur sa batterie, les capteurs sur leurs piles. Les règles continuent de s’appliquer. Ce qui a besoin du secteur reste éteint, puis revient à l’état que vous avez choisi.',
    },
    {
      question: 'Qu’est‑ce qui fonctionne quand le réseau est en panne ?',
      answer:
        'Tout ce qui est dans la maison : interrupteurs, règles, alarmes locales et l’application sur le même Wi‑Fi. Seule la commande à distance attend.',
    },
    {
      question: 'Qui peut voir ce qui se passe chez moi ?',
      answer:
        'Vous et ceux que vous invitez. L’assistance voit l’état des appareils, et rien de plus sans votre accord. Les enregistrements restent par défaut à la maison, et vous pouvez effacer votre historique.',
    },
    {
      question: 'Comment les appareils sont‑ils protégés des attaques ?',
      answer:
        'Pas de mot de passe d’usine, un certificat par passerelle, un logiciel signé, et des mises à jour pendant la durée annoncée à l’achat. Aucun port n’est ouvert sur l’internet public.',
    },
    {
      question: 'Le NB-IoT est‑il nécessaire ?',
      answer:
        'Non. Une passerelle LTE avec radio locale suffit pour une maison. NB-IoT ou LTE-M aide pour les appareils hors de sa portée, comme une jauge de citerne ou un portail.',
    },
    {
      question: 'Que se passe‑t‑il quand un foyer résilie ?',
      answer:
        'L’accès à distance et la formule s’arrêtent. La commande locale reste, les données de la plateforme sont effacées, et un nouveau propriétaire peut enregistrer l’appareil.',
    },
  ],
  closing:
    'Dites‑nous ce qu’il faut d’abord aux foyers de vos clients : courant, lumière ou sécurité.',
  actions: [
    { label: 'Obtenir un devis détaillé', href: '/get-quote' },
    { label: 'Demander une démo', href: '/get-quote?demo=yes' },
  ],
} satisfies Product;
