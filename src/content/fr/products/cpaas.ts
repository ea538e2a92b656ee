import { figures } from '../figures';
import type { Product } from '@/content/types';

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
  lead: `Une seule API pour joindre un abonné par SMS, USSD, WhatsApp Business ou appel vocal, conçue pour les réseaux des opérateurs de ${figures.countriesInWords} pays d’Afrique.`,
  intro: [
    'Avec le CPAAS, une application peut envoyer un message ou passer un appel sans posséder de système téléphonique. Vos développeurs n’utilisent qu’une interface. Nous gérons les liaisons, les trunks SIP et les sessions avec chaque opérateur, choisissons la route et renvoyons le résultat.',
    'Pour un opérateur, la plateforme fonctionne aussi dans l’autre sens. Elle amène le trafic des banques, des commerces et des services publics à votre centre de messagerie, à votre passerelle USSD et à votre cœur voix, sous des noms d’expéditeur que vous avez approuvés. Les relevés vous permettent de facturer chaque message.',
    'L’abonné voit un nom auquel il peut se fier, un texte dans sa langue, et un moyen de ne plus en recevoir. Un code de paiement passe en premier, une publicité attend le matin.',
  ],
  flow: {
    caption: 'De l’appel d’API au téléphone, puis au résultat',
    nodes: [
      { title: 'Votre application', note: 'Un appel REST avec destinataire et modèle' },
      {
        title: 'Plateforme de messagerie',
        note: 'Vérifie l’accord, choisit canal et route',
        ours: true,
      },
      {
        title: 'Réseau de l’opérateur',
        note: 'Centre de messagerie, passerelle USSD ou cœur voix',
      },
      { title: 'Abonné', note: 'Lit, répond ou appuie sur une touche' },
      { title: 'Votre webhook', note: 'Reçoit l’accusé, la réponse ou l’issue de l’appel' },
    ],
  },
  offeringsTitle: 'Cinq services, un compte',
  offerings: [
    {
      icon: 'chart',
      title: 'Messages en partage de revenus',
      description:
        'Ces messages sont rémunérés sur ce qu’ils rapportent. L’opérateur fournit la capacité et les numéros des abonnés qui ont donné leur accord ; nous fournissons la plateforme et la campagne. Le revenu obtenu est partagé.',
      features: [
        'Offres de forfaits, de portefeuille et de services',
        'Un groupe témoin dans chaque campagne',
        'Un nombre de messages plafonné par abonné',
        'Un rapport dont chacun peut refaire le calcul',
      ],
    },
    {
      icon: 'message',
      title: 'WhatsApp Business',
      description:
        'Avis, échanges de service et catalogues sous le nom de votre entreprise, avec le SMS en secours.',
      features: [
        'Aide pour le numéro, le nom et les modèles',
        'Listes, boutons et documents',
        'SMS si le message n’est pas lu ou pas remis',
      ],
    },
    {
      icon: 'antenna',
      title: 'Appels sortants',
      description:
        'Des appels passés par la plateforme : un message enregistré ou lu par une voix de synthèse, une question à laquelle on répond par une touche, ou la mise en relation avec un conseiller.',
      features: [
        'Messages accessibles à ceux qui ne savent pas lire',
        'Menus par touches et transfert à un conseiller',
        'Nouveaux essais selon l’issue : occupé, sans réponse, éteint',
        'Heures d’appel par pays',
      ],
    },
    {
      icon: 'signal',
      title: 'USSD',
      description:
        'Des menus qui s’ouvrent sur tous les téléphones, sans internet ni application : enquêtes, paiements, inscriptions, soldes.',
      features: [
        'Menus modifiés sans nouveau code',
        'Sessions reprises après une coupure',
        'Envoi à l’initiative du réseau, si l’opérateur le permet',
      ],
    },
    {
      icon: 'zap',
      title: 'SMS',
      description:
        'Codes à usage unique, alertes et campagnes, dans des files séparées : une campagne ne retarde jamais un code.',
      features: [
        'Accusé de réception pour chaque partie',
        'Numéros et mots‑clés bidirectionnels (envoi et réception)',
        'Noms d’expéditeur déclarés par pays',
        'Envoi programmé à l’heure locale',
      ],
    },
  ],
  integration: {
    title: 'Comment la plateforme rejoint le réseau',
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
        text: 'JSON sous TLS, clés limitées par canal et par adresse, une clé d’idempotence avec chaque message, et des résultats signés en HMAC-SHA256.',
      },
      {
        term: 'Rapprochement des CDR',
        text: 'Nos relevés et les vôtres sont comparés par identifiant de message. Nous listons les écarts un à un avant d’établir une facture.',
      },
    ],
  },
  steps: [
    {
      title: 'Usage et volume',
      text: 'Vous nous dites qui sera joint, où, à quel rythme et par quel canal.',
    },
    {
      title: 'Noms et codes',
      text: 'Noms d’expéditeur, numéros courts et modèles sont déclarés auprès des opérateurs, des régulateurs et des canaux.',
    },
    {
      title: 'Raccordement',
      text: 'Les développeurs reçoivent des clés et une plateforme de test. Les opérateurs reçoivent adresses, liaisons et plan de test.',
    },
    {
      title: 'Démarrage progressif',
      text: 'Un petit volume sur chaque route montre le taux de remise, les délais et les réponses avant que les limites ne soient relevées.',
    },
    {
      title: 'Exploitation quotidienne',
      text: 'Nous surveillons les routes et retirons celles qui défaillent ; vous voyez les mêmes chiffres que nous.',
    },
  ],
  audience: [
    {
      who: 'Opérateurs mobiles',
      why: 'Un trafic d’entreprises identifié et facturable, à la place des routes grises.',
    },
    {
      who: 'Banques et fintechs',
      why: 'Codes et alertes dans leur propre file, et l’USSD pour les clients sans internet.',
    },
    {
      who: 'Commerce, transport et livraison',
      why: 'Des avis de commande sur WhatsApp Business, puis par SMS s’ils ne sont pas lus.',
    },
    {
      who: 'Services publics et ONG',
      why: 'Un appel dans une langue locale atteint ceux qu’un texte n’atteint pas.',
    },
  ],
  commercial:
    'SMS, sessions USSD, appels et messages WhatsApp Business se paient à l’usage, à un prix par pays et par réseau. Pour les messages en partage de revenus, personne ne paie au message : opérateur et plateforme se partagent ce que les abonnés achètent grâce à eux, mesuré par rapport au groupe témoin.',
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
  actions: [
    { label: 'Démarrer', href: '/get-quote' },
    { label: 'Obtenir un devis détaillé', href: '/get-quote' },
    { label: 'Demander une démo', href: '/get-quote?demo=yes' },
  ],
} satisfies Product;
