import type { Product } from '@/content/types';
import * as artefacts from './cpaas-artefacts';

export default {
  meta: {
    title: 'CPAAS : SMS, USSD, WhatsApp Business et voix',
    description:
      'Une API pour le SMS, l’USSD, WhatsApp Business et les appels sortants sur les réseaux africains, et des messages rémunérés sur ce qu’ils rapportent.',
    keywords: [
      'CPAAS Afrique',
      'API SMS A2P',
      'API USSD',
      'API WhatsApp Business',
      'appels sortants automatiques',
      'messages en partage de revenus',
      'passerelle SMPP',
    ],
  },
  benefit: 'Messages et appels par une seule API',
  lead: `Une API pour le SMS, l’USSD, WhatsApp Business et la voix, sur les réseaux de nos opérateurs partenaires.`,
  cost: 'À l’usage, ou au résultat pour les messages en partage de revenus.',
  intro:
    'Vos développeurs n’utilisent qu’une interface. Nous gérons les liaisons et les trunks SIP avec les opérateurs auxquels nous sommes raccordés, choisissons la route et renvoyons le résultat.',
  hero: artefacts.hero,
  offeringsTitle: 'Cinq services, un compte',
  offerings: [
    {
      title: 'Messages en partage de revenus',
      description:
        'Ces messages sont rémunérés sur ce qu’ils rapportent. L’opérateur fournit la capacité et les numéros des abonnés qui ont donné leur accord ; nous fournissons la plateforme et la campagne. Le revenu obtenu est partagé.',
      features: [
        'Offres de forfaits, de portefeuille et de services',
        'Un groupe témoin dans chaque campagne',
        'Un nombre de messages plafonné par abonné',
        'Un rapport dont chacun peut refaire le calcul',
      ],
      art: artefacts.revenueMessaging,
    },
    {
      title: 'WhatsApp Business',
      description: 'Avis, échanges de service et catalogues sous le nom de votre entreprise.',
      features: [
        'Aide pour le numéro, le nom et les modèles',
        'Listes, boutons et documents',
        'SMS si le message n’est pas lu ou pas remis',
      ],
      art: artefacts.whatsapp,
    },
    {
      title: 'Appels sortants',
      description:
        'Des appels passés par la plateforme : un message enregistré ou lu par une voix de synthèse, une question à laquelle on répond par une touche, ou la mise en relation avec un conseiller.',
      features: [
        'Messages accessibles à ceux qui ne savent pas lire',
        'Menus par touches et transfert à un conseiller',
        'Nouveaux essais selon l’issue : occupé, sans réponse, éteint',
        'Heures d’appel par pays',
      ],
      art: artefacts.outboundDialing,
    },
    {
      title: 'USSD',
      description:
        'Des menus qui s’ouvrent sur tous les téléphones, sans internet ni application : enquêtes, paiements, inscriptions, soldes.',
      features: [
        'Menus modifiés sans nouveau code',
        'Sessions reprises après une coupure',
        'Envoi à l’initiative du réseau, si l’opérateur le permet',
      ],
      art: artefacts.ussd,
    },
    {
      title: 'SMS',
      description:
        'Codes à usage unique, alertes et campagnes, dans des files séparées : une campagne ne retarde jamais un code.',
      features: [
        'Accusé de réception pour chaque partie',
        'Numéros et mots‑clés bidirectionnels (envoi et réception)',
        'Noms d’expéditeur déclarés par pays',
        'Envoi programmé à l’heure locale',
      ],
      art: artefacts.sms,
    },
  ],
  journey: {
    title: 'Suivez un message',
    stations: [
      {
        figure: 'POST',
        title: 'Votre serveur envoie une requête',
        text: 'Avec une clé d’idempotence : demandé deux fois, envoyé une fois.',
      },
      {
        figure: '202',
        title: 'Nous l’acceptons et choisissons la route',
        text: 'Par nos liaisons et nos trunks vers les opérateurs.',
        ours: true,
      },
      {
        figure: 'WhatsApp',
        title: 'Le canal demandé passe d’abord',
        text: 'Si le message n’est ni lu ni remis, le SMS prend le relais.',
        ours: true,
      },
      {
        figure: 'SMS',
        title: 'L’opérateur le remet',
        text: 'Sous un nom d’expéditeur qu’il a approuvé.',
      },
      {
        figure: 'delivered',
        title: 'Un webhook signé vous le dit',
        text: 'Un seul état, avec le canal et l’heure.',
        ours: true,
      },
    ],
  },
  settlement: artefacts.settlement,
  api: {
    kind: 'terminal',
    caption: 'Le résultat revient, signé.',
    parts: [
      {
        label: 'Webhook, secret « example »',
        code: `POST /hooks/messages HTTP/1.1
X-Signature: sha256=AqWyK22p5V5Ouk0NUd2awJ2Fq/mHsgZ+liV9B1sd2T8=

{"id": "msg_41", "state": "delivered",
 "channel": "sms",
 "at": "2026-03-02T08:15:09Z"}`,
      },
    ],
  },
  integration: {
    title: 'La plateforme et le réseau',
    intro:
      'Les entreprises voient HTTPS. Les opérateurs voient les interfaces que leur cœur de réseau a déjà, chacune sur un lien privé ou un VPN.',
    points: [
      {
        term: 'SMPP 3.4',
        text: 'Nous nous raccordons à votre centre de messagerie en mode transceiver. Vous réglez le débit de chaque liaison, et les accusés reviennent en deliver_sm. L’usage est d’en ouvrir deux, sur des liens séparés.',
      },
      {
        term: 'USSD sur MAP',
        text: 'Votre passerelle USSD garde le dialogue SS7/MAP avec le HLR et nous passe chaque étape en HTTP, ou en SMPP avec ussd_service_op. Un écran contient jusqu’à 182 caractères.',
      },
      {
        term: 'SIP et RTP',
        text: 'Les appels partent en SIP vers votre contrôleur de session en périphérie (SBC), en audio G.711 ou AMR, avec les touches selon RFC 4733. Le numéro présenté est l’un de ceux que vous attribuez.',
      },
      {
        term: 'WhatsApp Business Platform',
        text: 'Modèles, accord préalable et note de qualité suivent les règles de la plateforme. Le compte professionnel vous appartient.',
      },
      {
        term: 'REST et webhooks signés',
        text: 'JSON sous TLS, clés d’API limitées par canal et par adresse IP, une clé d’idempotence avec chaque message, et des résultats dont le corps est signé en HMAC-SHA256, en Base64.',
      },
      {
        term: 'Rapprochement des CDR',
        text: 'Nos relevés et les vôtres sont comparés par identifiant de message. Nous listons les écarts un à un avant d’établir une facture.',
      },
    ],
  },
  steps: [
    { title: 'Usage et volume', text: 'Vous dites qui joindre, où, comment, à quel rythme.' },
    { title: 'Noms', text: 'Nous déclarons expéditeurs, numéros courts et modèles.' },
    { title: 'Raccordement', text: 'Nous ouvrons clés et liaisons, puis les testons.' },
    { title: 'Démarrage progressif', text: 'Un petit volume éprouve chaque route.' },
    { title: 'Exploitation', text: 'Nous suivons les routes. Vous voyez les mêmes chiffres.' },
  ],
  audience: [
    'Opérateurs mobiles',
    'Banques et fintechs',
    'Commerce, transport et livraison',
    'Services publics et ONG',
  ],
  commercial:
    'SMS, sessions USSD et appels ont un prix par pays et par réseau, les messages WhatsApp Business un prix par pays et par catégorie, selon le tarif de WhatsApp. Vous payez à l’usage.',
  questions: [
    {
      question: 'Comment prouvez‑vous qu’une personne a accepté d’être contactée ?',
      answer:
        'Chaque accord est conservé avec sa source, son heure et ses termes. Sans accord, le trafic promotionnel est refusé. STOP agit aussitôt sur tous les canaux, et les listes nationales d’opposition, comme le 2442 au Nigeria, sont appliquées avant l’envoi.',
    },
    {
      question: 'Que se passe‑t‑il quand une route tombe ?',
      answer:
        'Le trafic passe sur la seconde liaison ou le second trunk. Un message à durée limitée n’est plus envoyé une fois ce délai passé : un code de paiement qui arrive trop tard fait plus de mal que de bien. Dans les deux cas, vous recevez l’état final.',
    },
    {
      question: 'Quelle longueur peut avoir un message ?',
      answer:
        'Un SMS contient 160 caractères de l’alphabet GSM. Si une seule lettre n’y figure pas, comme le ê du français ou le ọ du yoruba, il n’en contient plus que 70. Les textes plus longs sont coupés en parties de 153 ou 67. L’interface vous dit le nombre de parties avant l’envoi.',
    },
    {
      question: 'Pouvons‑nous prendre le nom de notre société comme expéditeur ?',
      answer:
        'Sur la plupart des réseaux, après déclaration. Certains n’acceptent que des expéditeurs en chiffres, et ceux en lettres ne reçoivent pas de réponse. Nous vous le disons pour chaque pays.',
    },
    {
      question: 'Lisez‑vous le contenu des messages ?',
      answer:
        'Les modèles sont vérifiés à l’approbation, et les liens filtrés contre la fraude. Le corps des messages est effacé après le délai de votre contrat. Les relevés de facturation restent, sans le corps.',
    },
    {
      question: 'Que doit fournir un opérateur ?',
      answer:
        'Une liaison ou un trunk SIP, un numéro de test, une règle pour les noms d’expéditeur et un contact en cas de panne. Aucun de nos équipements n’a besoin d’être installé dans votre centre de données.',
    },
  ],
  closing: 'Dites‑nous qui vous voulez joindre, dans quels pays et à quel rythme.',
  actions: [
    { label: 'Démarrer', href: '/get-quote' },
    { label: 'Obtenir un devis détaillé', href: '/get-quote' },
    { label: 'Demander une démo', href: '/get-quote?demo=yes' },
  ],
} satisfies Product;
