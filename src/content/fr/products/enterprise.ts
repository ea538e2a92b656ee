import type { Product } from '@/content/types';
import * as artefacts from './enterprise-artefacts';

export default {
  meta: {
    title: 'Cloud, infogérance et paiement des frais de scolarité',
    description:
      'Cloud et infogérance pour opérateurs et entreprises, et une application de frais de scolarité : barèmes, portail, rappels, suivi des bus scolaires.',
    keywords: [
      'infogérance Afrique',
      'cloud pour entreprises',
      'paiement des frais de scolarité',
      'encaissement frais scolaires',
      'portail élèves et étudiants',
      'barème des frais de scolarité',
      'suivi des bus scolaires',
    ],
  },
  lead: 'Cloud et infogérance pour vos systèmes, et une application pour les frais de scolarité et les bus scolaires.',
  cost: 'Le cloud au mois, la scolarité par élève ou par paiement.',
  intro:
    'Nous hébergeons, surveillons, mettons à jour et sauvegardons vos applications, dans un cloud public, chez vous ou dans les deux. Les écoles ont une seule application au lieu de listes séparées pour les frais, les paiements, les rappels et les bus.',
  hero: artefacts.hero,
  offeringsTitle: 'Deux volets, ensemble ou séparément',
  offerings: [
    {
      title: 'Cloud et infogérance',
      description:
        'Nous migrons vos applications, les exploitons et en répondons. Vous gardez les comptes, les données et le droit de reprendre le travail.',
      features: [
        'Migration avec un retour en arrière testé',
        'Surveillance, mises à jour et prévision de capacité',
        'Sauvegardes, et restaurations d’essai régulières',
        'Un rapport d’incident pour chaque panne',
      ],
      art: artefacts.managedServices,
    },
    {
      title: 'Application unique de paiement des frais de scolarité',
      description:
        'Une application pour tout ce qui se paie à un établissement : scolarité, examens, internat, cantine et transport.',
      features: [
        'Un numéro de référence par élève',
        'Mobile money, carte, virement et espèces au guichet',
        'Plusieurs campus sous une seule administration',
      ],
      art: artefacts.tuitionPayment,
    },
    {
      title: 'Suivi des paiements',
      description:
        'Chaque paiement est rattaché à un élève, à une période et à des frais, et se suit de la demande au règlement.',
      features: [
        'Payé, payé en partie et en retard d’un coup d’œil',
        'Comparaison quotidienne avec le fichier de règlement',
        'Export pour la comptabilité',
      ],
      art: artefacts.paymentTracking,
    },
    {
      title: 'Portail des élèves',
      description:
        'Élèves, étudiants et parents voient leurs frais, leurs reçus et leurs avis après s’être identifiés par leur numéro de téléphone.',
      features: [
        'Plusieurs enfants pour un même parent',
        'Reçus à télécharger à tout moment',
        'Pages légères qui s’ouvrent sur une connexion lente',
      ],
      art: artefacts.studentPortal,
    },
    {
      title: 'Gestion du barème',
      description:
        'L’économat fixe ce qui est dû par classe, filière, période et logement, et le change sans nous appeler.',
      features: [
        'Tranches, réductions et bourses',
        'Pénalités de retard selon votre règle',
        'Historique daté de chaque changement',
      ],
      art: artefacts.feeStructure,
    },
    {
      title: 'Rappels',
      description:
        'Les familles sont prévenues avant l’échéance, pas après. Le texte, les dates et la langue sont les vôtres.',
      features: [
        'SMS, WhatsApp Business ou e‑mail',
        'Arrêt automatique une fois les frais payés',
        'Heures de repos respectées',
      ],
      art: artefacts.reminders,
    },
    {
      title: 'Suivi des bus',
      description:
        'Une balise sur chaque bus donne sa position. Les parents voient le trajet de leur enfant, et aucun autre.',
      features: [
        'Avis quand le bus approche de l’arrêt',
        'Alerte quand un bus quitte son trajet',
        'Journal des trajets pour le service transport',
      ],
      art: artefacts.busTracking,
    },
  ],
  journey: {
    title: 'Suivez un paiement de scolarité',
    stations: [
      {
        figure: '14 mars',
        title: 'La famille est prévenue',
        text: 'Par SMS, WhatsApp Business ou e‑mail, avant l’échéance et non après.',
        ours: true,
      },
      {
        figure: '*5050#',
        title: 'Un parent ouvre la facture',
        text: 'Un numéro par élève, sur tous les téléphones.',
      },
      {
        figure: '2 525 F',
        title: 'Le mobile money demande le code',
        text: 'Les frais de paiement sont déjà à l’écran.',
      },
      {
        figure: '88120',
        title: 'La somme est imputée une fois',
        text: 'Nous faisons confirmer le paiement avant de le compter.',
        ours: true,
      },
      {
        figure: '2 500 F',
        title: 'L’école reçoit son argent',
        text: 'Il arrive directement sur son compte, et tout est rapproché chaque jour.',
      },
    ],
  },
  settlement: artefacts.settlement,
  integration: {
    title: 'Ce que nous raccordons',
    intro:
      'Les dossiers des élèves restent dans votre système, et l’argent chez le prestataire de paiement. Nous relions les deux.',
    points: [
      {
        term: 'API de mobile money',
        text: 'Nous envoyons la demande d’encaissement, et le prestataire demande le code secret au payeur. Nous confirmons sa réponse par une requête d’état avant de compter les frais comme payés. La GSMA Mobile Money API et les interfaces propres aux prestataires conviennent.',
      },
      {
        term: 'Passerelle USSD et SMPP 3.4',
        text: 'L’opérateur achemine le code USSD vers notre application en HTTP. Reçus et rappels partent par une liaison SMPP vers son centre de messagerie.',
      },
      {
        term: 'OneRoster 1.2 ou CSV',
        text: 'Le logiciel de scolarité envoie classes et inscriptions. L’application lui renvoie les paiements pour son registre, à heure fixe ou sur demande.',
      },
      {
        term: 'OpenID Connect et SAML 2.0',
        text: 'Le personnel se connecte avec les comptes qu’il a déjà. Votre annuaire fait foi : une personne qui quitte l’établissement perd aussi son accès ici.',
      },
      {
        term: 'Balises GPS en MQTT',
        text: 'Les appareils publient leur position sous TLS. Ceux qui ne parlent qu’un protocole TCP propriétaire passent par un adaptateur.',
      },
      {
        term: 'OpenTelemetry, SNMPv3 et syslog',
        text: 'Pour l’infogérance : vos serveurs et équipements réseau envoient mesures, traces et journaux, et nos alarmes ouvrent des tickets dans votre outil d’assistance.',
      },
    ],
  },
  steps: [
    { title: 'État des lieux', text: 'Nous recensons vos systèmes et vos règles.' },
    { title: 'Accord', text: 'Vous fixez hébergement, encaissement et garde des données.' },
    { title: 'Raccordement', text: 'Nous relions le tout sur une plateforme de test.' },
    { title: 'Pilote', text: 'Un campus ou une application démarre en réel.' },
    { title: 'Déploiement', text: 'Les autres suivent, et leur personnel est formé.' },
  ],
  audience: [
    'Opérateurs mobiles',
    'Universités et grandes écoles',
    'Groupes scolaires',
    'Entreprises qui ont leurs propres systèmes',
  ],
  commercial:
    'Le cloud et l’infogérance se paient au mois, avec des niveaux de service (SLA) convenus. L’application de scolarité a un prix par élève inscrit ou par paiement.',
  questions: [
    {
      question: 'Qui détient l’argent entre le paiement et le règlement ?',
      answer:
        'Le prestataire de paiement, jusqu’au règlement sur le compte de l’établissement. Nous transportons des instructions et des écritures, pas de l’argent.',
    },
    {
      question: 'Un parent a payé, mais la confirmation s’est perdue. Que faire ?',
      answer:
        'Le paiement s’affiche en attente, et nous interrogeons le prestataire jusqu’à sa réponse. Le fichier de règlement quotidien rattrape le reste. Un même paiement ne peut pas être imputé deux fois, car il porte une référence unique.',
    },
    {
      question: 'Les parents ont‑ils besoin d’un smartphone ?',
      answer:
        'Non. Ils consultent le reste dû et paient par USSD. Seuls le portail et la carte des bus demandent un navigateur.',
    },
    {
      question: 'Qui peut voir les données des enfants ?',
      answer:
        'Le personnel auquel l’établissement donne un rôle, et les parents de l’enfant concerné. L’établissement décide de l’usage de ces données et de leur durée de conservation ; nous ne les traitons que sur ses instructions. Les positions des bus sont effacées après le délai qu’il fixe.',
    },
    {
      question: 'Tout peut‑il être hébergé dans notre pays ?',
      answer:
        'Oui, si un centre de données sur place, ou le vôtre, peut l’accueillir. Dites‑le dans votre demande : cela change l’architecture et le prix.',
    },
    {
      question: 'Pouvons‑nous mettre fin au contrat ?',
      answer:
        'Oui. Nous exportons vos données dans des formats ouverts, les comptes cloud sont à votre nom et le contrat décrit le transfert.',
    },
  ],
  closing: 'Dites‑nous combien d’élèves vous facturez, ou quels systèmes vous voulez nous confier.',
  actions: [
    { label: 'Obtenir un devis détaillé', href: '/get-quote' },
    { label: 'Demander une démo', href: '/get-quote?demo=yes' },
    { label: 'Devenir partenaire', href: '/partnership' },
  ],
} satisfies Product;
