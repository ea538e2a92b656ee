import type { Product } from '@/content/types';
import * as artefacts from './iot-artefacts';

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
  cost: 'Le foyer paie les appareils et une formule mensuelle, dont la part de service est partagée.',
  intro:
    'Dans une ville sujette aux délestages, la domotique commence par le courant : le secteur, la batterie, le groupe électrogène. Viennent ensuite l’éclairage, la climatisation, les portes et l’eau.',
  hero: artefacts.hero,
  offeringsTitle: 'La domotique, pièce par pièce',
  offerings: [
    {
      title: 'Courant',
      description:
        'Secteur, onduleur, solaire et groupe électrogène sur un écran, avec un historique qui montre ce que coûte chacun.',
      features: [
        'Avis de coupure et de retour du secteur',
        'Appareils coupés avant que la batterie soit vide',
        'Heures du groupe et estimation du carburant',
      ],
      art: artefacts.power,
    },
    {
      title: 'Lumière et appareils',
      description:
        'Interrupteurs, prises et ambiances, par l’application, à l’heure dite ou au coucher du soleil, et toujours par l’interrupteur mural.',
      features: [
        'Ambiances pour le soir, l’absence et la nuit',
        'Consommation prise par prise',
        'Utilisable aussi par un invité sans application',
      ],
      art: artefacts.appliances,
    },
    {
      title: 'Climatisation et eau',
      description:
        'Climatiseurs, ventilateurs, pompes et réservoirs, commandés selon les mesures et non selon l’habitude.',
      features: [
        'Climatisation selon la température et la présence',
        'Niveau du réservoir et protection de la pompe',
        'Alarme de fuite, avec une vanne qui se ferme',
      ],
      art: artefacts.climate,
    },
    {
      title: 'Sécurité et accès',
      description:
        'Portes, mouvement, fumée et caméras, avec des alarmes qui atteignent un téléphone sans internet.',
      features: [
        'Alarme par notification, SMS et appel',
        'Codes de porte pour invités, avec une date de fin',
        'Images gardées à la maison, sauf si vous les partagez',
      ],
      art: artefacts.safety,
    },
    {
      title: 'Console de l’opérateur',
      description:
        'Votre personnel voit les lignes, les passerelles et leurs versions, dépanne par téléphone et ne voit rien de la vie de la maison.',
      features: [
        'Activation par code QR en boutique',
        'État des passerelles et niveau du signal',
        'Formules, suspension et retour des appareils',
      ],
      art: artefacts.console,
    },
  ],
  journey: {
    title: 'Suivez un geste',
    stations: [
      {
        figure: 'Un geste',
        title: 'L’habitant est dans un embouteillage',
        text: 'Il touche l’écran, où qu’il soit.',
      },
      {
        figure: 'Autorisé',
        title: 'La plateforme vérifie et transmet',
        text: 'En MQTT, avec un certificat par passerelle.',
        ours: true,
      },
      {
        figure: 'SIM',
        title: 'Votre réseau atteint la maison',
        text: 'Par un APN privé : pas besoin de ligne fixe.',
      },
      {
        figure: 'Règle',
        title: 'La passerelle décide',
        text: 'Elle tourne pendant les coupures et parle Matter, Thread ou Zigbee.',
      },
      {
        figure: '40 W',
        title: 'La lampe est allumée',
        text: 'L’appareil annonce son nouvel état à l’application.',
      },
    ],
  },
  settlement: artefacts.settlement,
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
    'Opérateurs mobiles',
    'Promoteurs immobiliers',
    'Vendeurs d’onduleurs et de solaire',
    'Hôtels et maisons d’hôtes',
  ],
  commercial:
    'Le foyer paie les appareils, en une fois ou par tranches, et une formule mensuelle sur sa facture de téléphone ou son portefeuille mobile. L’opérateur garde le revenu de la connexion et partage avec nous la part de service.',
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
