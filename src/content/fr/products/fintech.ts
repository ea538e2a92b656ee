import type { Product } from '@/content/types';
import * as artefacts from './fintech-artefacts';

export default {
  meta: {
    title: 'Passerelles de paiement et de facturation d’énergie',
    description:
      'Passerelle de paiement (mobile money, cartes, banques) et de facturation pour le gaz naturel et l’électricité, avec annulations et rapprochement.',
    keywords: [
      'passerelle de paiement Afrique',
      'paiement de factures',
      'facturation gaz naturel',
      'paiement facture d’électricité',
      'intégration mobile money',
      'code de recharge électricité prépayée',
      'rapprochement des paiements',
    ],
  },
  lead: 'Une passerelle de paiement et deux de facturation : le client paie gaz et électricité avec le portefeuille qu’il utilise déjà.',
  cost: 'Des frais par transaction réussie, ou un montant mensuel fixe.',
  intro:
    'Un commerçant se raccorde une fois à la passerelle de paiement et accepte mobile money, cartes et virements. Les deux passerelles de facturation y ajoutent le métier du fournisseur d’énergie.',
  hero: artefacts.hero,
  offeringsTitle: 'Les trois passerelles',
  offerings: [
    {
      title: 'Passerelle de paiement',
      description:
        'Une interface pour encaisser et pour verser : dans une application, sur un site, par USSD ou au comptoir. Chaque transaction a un seul état, le même pour le commerçant, le prestataire et l’abonné.',
      features: [
        'Mobile money, cartes et virement bancaire',
        'Encaissements, versements et remboursements',
        'Liens de paiement et codes QR pour petits commerçants',
        'Plafonds et contrôles de fréquence par commerçant',
      ],
      art: artefacts.paymentGateway,
    },
    {
      title: 'Passerelle de facturation pour le gaz naturel',
      description:
        'Pour les fournisseurs de gaz de ville : la consommation devient une facture, la facture un paiement, et le paiement est imputé au compte dès sa confirmation.',
      features: [
        'Recherche par numéro de client ou de compteur',
        'Relevés repris du terrain ou du système de comptage',
        'Frais de raccordement, cautions et arriérés séparés',
        'Listes des payés et des impayés, pour l’équipe chargée des remises en service',
      ],
      art: artefacts.gasBilling,
    },
    {
      title: 'Passerelle de facturation pour une société d’électricité',
      description:
        'Factures postpayées et recharges prépayées passent par le même canal. La société fixe son tarif ; la passerelle l’interroge, encaisse, délivre le code et garde la preuve.',
      features: [
        'Factures postpayées, en totalité ou en partie',
        'Codes de recharge par SMS et à l’écran, renvoyés sur demande',
        'Arriérés déduits selon la règle de la société',
        'Un fichier quotidien par canal de paiement',
      ],
      art: artefacts.electricityBilling,
    },
  ],
  journey: {
    title: 'Suivez une facture d’électricité',
    stations: [
      {
        figure: '*5050#',
        title: 'Le client saisit son numéro de compteur',
        text: 'Par USSD, dans une application ou sur le web.',
      },
      {
        figure: '+254 7••',
        title: 'L’opérateur achemine la demande',
        text: 'Il a vérifié le numéro de téléphone.',
      },
      {
        figure: 'pay_31',
        title: 'Une seule transaction s’ouvre',
        text: 'Le compte est vérifié d’abord ; une réponse perdue ne débite jamais deux fois.',
        ours: true,
      },
      {
        figure: 'Code',
        title: 'Portefeuille, banque ou carte valide',
        text: 'Le code se saisit chez eux et ne nous parvient jamais.',
      },
      {
        figure: '20 chiffres',
        title: 'La société d’électricité envoie la recharge',
        text: 'Par SMS, à l’écran, et de nouveau sur demande.',
      },
    ],
  },
  settlement: artefacts.settlement,
  api: {
    kind: 'terminal',
    caption: 'Une requête recharge un compteur prépayé. Le webhook signé apporte le code.',
    parts: [
      {
        label: 'Requête',
        code: `curl https://api.example.com/v1/payments \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Idempotency-Key: order-1041" \\
  --json '{"wallet": "+99900000001",
    "meter": "04000000001", "amount": 5000,
    "biller": "power", "currency": "XOF"}'`,
      },
      { label: 'Réponse, 202', code: `{"id": "pay_31", "state": "pending"}` },
      {
        label: 'Webhook, secret « example »',
        code: `POST /hooks/payments HTTP/1.1
X-Signature: sha256=hBdkUEnEoZmB1xbq5qD6kFdKMurTM8pBwFrUP3IeCa8=

{"id": "pay_31", "state": "paid",
 "at": "2026-03-02T05:15:09Z",
 "token": "1234 5678 9012 3456 7890"}`,
      },
    ],
  },
  integration: {
    title: 'Des normes de part et d’autre',
    intro:
      'Banques, portefeuilles et fournisseurs d’énergie parlent des protocoles différents. La passerelle traduit, suit l’état de chaque transaction et rattrape ce qui s’est perdu.',
    points: [
      {
        term: 'ISO 8583',
        text: 'Vers les serveurs bancaires et monétiques : une demande 0200 attend une réponse 0210. Si rien ne vient, nous envoyons un avis d’annulation 0420 et le répétons jusqu’à l’accusé de réception.',
      },
      {
        term: 'ISO 20022',
        text: 'Pour le règlement avec les banques : pain.001 pour ordonner un virement, relevés camt.053 pour le rapprocher.',
      },
      {
        term: 'GSMA Mobile Money API',
        text: 'Pour les portefeuilles mobiles, ou l’interface propre au prestataire quand il n’en a pas d’autre. Le code secret se saisit chez le prestataire et ne nous parvient jamais.',
      },
      {
        term: 'EMV 3-D Secure',
        text: 'L’émetteur authentifie le porteur. Le numéro de carte se saisit dans les champs de l’acquéreur et ne nous arrive que sous forme de jeton.',
      },
      {
        term: 'Facturation d’énergie et vente STS',
        text: 'Factures par REST, SOAP ou fichier. Les codes de recharge peuvent suivre la norme STS (CEI 62055-41) : votre système de vente produit les 20 chiffres, la passerelle les délivre.',
      },
      {
        term: 'REST, OAuth 2.0 et webhooks',
        text: 'Les commerçants s’authentifient par identifiants client et joignent une clé d’idempotence à chaque demande. Nos webhooks portent un horodatage, et une signature HMAC-SHA256 de leur corps en Base64.',
      },
    ],
  },
  steps: [
    { title: 'Rôles', text: 'Nous décidons avec vous qui facture, encaisse et a la licence.' },
    { title: 'Champs', text: 'Recherche, factures et codes d’erreur sont mis par écrit.' },
    { title: 'Essai', text: 'Nous testons succès, refus, expiration, doublon et annulation.' },
    { title: 'Rapprochement', text: 'Les premiers paiements concordent au franc près.' },
    { title: 'Ouverture', text: 'L’USSD ou l’application, puis portefeuilles et banques.' },
  ],
  audience: [
    'Opérateurs mobiles et portefeuilles',
    'Fournisseurs de gaz naturel',
    'Sociétés et distributeurs d’électricité',
    'Commerçants et plateformes',
  ],
  commercial:
    'La passerelle se paie par des frais sur chaque transaction réussie. Prestataire de paiement, banque, canal et plateforme se les partagent selon le contrat, et le client les voit avant de saisir son code.',
  questions: [
    {
      question: 'Sous quelle licence l’argent circule‑t‑il ?',
      answer:
        'Sous celle de la banque, du portefeuille ou du prestataire de paiement de chaque pays. La passerelle est un outil technique : elle ne détient aucun dépôt. Si votre régulateur demande davantage, par exemple l’enregistrement du prestataire technique, nous le réglons avant la signature du contrat.',
    },
    {
      question: 'Le client a été débité et aucun code n’est arrivé. Que se passe‑t‑il ?',
      answer:
        'La passerelle interroge de nouveau le système de vente avec la même référence. Si un code existe, il est envoyé. Sinon, le débit est annulé. Le client peut aussi redemander son dernier code par USSD.',
    },
    {
      question: 'Comment se font les remboursements ?',
      answer:
        'Sur le portefeuille, la carte ou le compte qui a payé, jamais autrement. Le facturier approuve le remboursement, et nous conservons les deux écritures.',
    },
    {
      question: 'Et si la liaison avec une banque ou un facturier tombe ?',
      answer:
        'La passerelle refuse les nouvelles demandes vers ce partenaire avec un message clair : personne ne paie dans le vide. Elle vérifie et clôt celles en cours au retour de la liaison. Rien ne change pour les autres facturiers.',
    },
    {
      question: 'Quelles données personnelles gardez‑vous ?',
      answer:
        'Le numéro de téléphone, le numéro de client, le montant, l’heure et l’état de la transaction. La durée de conservation suit la loi du pays et votre contrat.',
    },
    {
      question: 'Un client peut‑il payer deux fois la même facture ?',
      answer:
        'La passerelle avertit quand la facture est déjà payée ou qu’un paiement est en cours. Un paiement d’avance reste possible si le facturier l’accepte.',
    },
  ],
  closing: 'Dites‑nous quelles factures vous encaissez, et où vos clients les paient aujourd’hui.',
  actions: [
    { label: 'Obtenir un devis détaillé', href: '/get-quote' },
    { label: 'Demander une démo', href: '/get-quote?demo=yes' },
  ],
} satisfies Product;
