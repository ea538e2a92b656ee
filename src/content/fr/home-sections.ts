import { knownStats } from '@/content/if-known';
import type { HomeSectionsTexts } from '@/content/texts';
import { figures } from './figures';
import { follow } from './follow';
import { marketNames } from './place-names';
import { serviceCards } from './service-cards';

export const homeSections: HomeSectionsTexts = {
  follow,

  services: {
    id: 'services',
    title: 'Six types de services, une seule équipe d’intégration',
    lead: 'Choisissez‑en un ou plusieurs : un seul raccordement à votre réseau suffit.',
    learnMore: 'En savoir plus',
    all: { label: 'Les onze produits', href: '/products' },
    cards: serviceCards,
    samples: 'Les noms, les montants et les messages de ces images sont inventés.',
  },

  footprint: {
    id: 'solutions',
    title: 'Trois régions, huit marchés',
    lead: 'Langues, portefeuilles mobiles et régulateurs changent à chaque frontière. Voici ce que nous exploitons dans chaque région.',
    mapAlt: 'Carte de l’Afrique, les pays de nos trois régions en couleur',
    cards: [
      {
        title: 'Afrique de l’Ouest',
        description:
          'Notre plus grande base d’abonnés, de la côte au Sahel, en anglais comme en français.',
        countries: [
          { code: 'ng', name: marketNames.ng },
          { code: 'gh', name: marketNames.gh },
          { code: 'td', name: marketNames.td },
        ],
        cta: 'Découvrir l’Afrique de l’Ouest',
        link: '/regions/west-africa',
      },
      {
        title: 'Afrique de l’Est',
        description:
          'On y paie chaque jour par téléphone : nos services s’appuient sur le mobile money.',
        countries: [
          { code: 'ke', name: marketNames.ke },
          { code: 'ug', name: marketNames.ug },
        ],
        cta: 'Découvrir l’Afrique de l’Est',
        link: '/regions/east-africa',
      },
      {
        title: 'Afrique centrale',
        description:
          'De vastes marchés, surtout francophones, où l’USSD passe sur tous les téléphones.',
        countries: [
          { code: 'cm', name: marketNames.cm },
          { code: 'cg', name: marketNames.cg },
          { code: 'cd', name: marketNames.cd },
        ],
        cta: 'Découvrir l’Afrique centrale',
        link: '/regions/central-africa',
      },
    ],
  },

  vision: {
    id: 'vision',
    title: 'Où nous allons',
    lead: 'Notre mission : apporter aux opérateurs des services que les abonnés paient volontiers de nouveau la semaine suivante, et partager les revenus selon des règles que chacun peut vérifier.',
    strengthsTitle: 'Nos points forts',
    strengths: [
      {
        title: 'Un service complet',
        description:
          'Contenus, plateforme, raccordement à la facturation et service client sous un seul contrat.',
      },
      {
        title: 'Adapté à votre réseau',
        description:
          'Nous nous branchons sur votre SMSC, votre passerelle USSD et votre système de facturation ; vous ne remplacez rien.',
      },
      {
        title: 'Des revenus auditables',
        description:
          'Nous rapprochons vos relevés de facturation et nos rapports avant chaque paiement.',
      },
      {
        title: 'Une astreinte permanente',
        description: `L’assistance répond ${figures.supportInWords}, même à votre heure de pointe.`,
      },
    ],
    stats: [
      {
        figure: figures.since,
        title: 'Notre arrivée en Afrique',
        text: 'D’abord des services à valeur ajoutée, puis les paiements, les applications d’entreprise et un chatbot.',
      },
      {
        figure: figures.teamPlus,
        title: 'Personnes dans l’équipe',
        text: 'Ceux qui conçoivent un raccordement l’expliquent aussi à vos équipes réseau et facturation.',
      },
      {
        figure: figures.products,
        title: 'Produits',
        text: 'De la sonnerie d’attente au centre de contact.',
      },
      {
        figure: figures.target2030,
        title: 'Vision 2030',
        text: 'Le nombre d’abonnés que nous visons sur les réseaux où tournent nos services.',
      },
    ].filter(({ figure }) => figure),
  },

  testimonials: {
    id: 'testimonials',
    title: 'Ce que nos partenaires apprécient',
    sampleNote: 'Exemples de témoignages, à remplacer par ceux de nos partenaires.',
    ratingLabel: (rating: number) => `${rating} ${rating < 2 ? 'étoile' : 'étoiles'} sur 5`,
    cards: [
      {
        content:
          'Ils sont restés aux côtés de notre équipe de facturation jusqu’à ce que le dernier renouvellement en échec soit expliqué, puis nous ont remis le rapport qui sert désormais à notre contrôle mensuel.',
        position: 'Responsable des services à valeur ajoutée',
        company: 'Opérateur mobile',
        country: { code: 'gh', name: marketNames.gh },
        rating: 5,
        sample: true,
      },
      {
        content:
          'Nos conseillers ont gardé les cas difficiles et laissé le reste au chatbot. Les clients ont remarqué que l’attente était plus courte avant même que nous ne l’annoncions.',
        position: 'Directrice du service client',
        company: 'Fournisseur d’accès à internet',
        country: { code: 'ke', name: marketNames.ke },
        rating: 5,
        sample: true,
      },
      {
        content:
          'Les parents paient la scolarité depuis leur téléphone, et l’économat sait exactement qui a payé. Le registre papier a disparu.',
        position: 'Responsable financier',
        company: 'Groupe scolaire privé',
        country: { code: 'cm', name: marketNames.cm },
        rating: 5,
        sample: true,
      },
    ],
  },

  contact: {
    id: 'contact',
    title: 'Commencez par une question',
    lead: 'Décrivez le service auquel vous pensez, ou l’indicateur à faire progresser : ARPU, désabonnements, délai d’encaissement.',
    whyTitle: 'Pourquoi nous choisir',
    why: [
      {
        title: 'Un partage que chacun peut vérifier',
        description:
          'Chaque nuit, nous comparons nos relevés à vos CDR ; les parts se calculent sur les prélèvements qui figurent des deux côtés.',
      },
      {
        title: 'Rien à remplacer',
        description:
          'Une liaison SMPP, une route USSD et un accès à la facturation suffisent pour un premier service ; le suivant les réutilise.',
      },
      {
        title: 'La preuve avant le lancement',
        description:
          'Votre personnel utilise le service sur vos propres numéros jusqu’à ce qu’abonnement, renouvellement, remboursement et STOP aient tous réussi.',
      },
    ],
    stats: knownStats([
      { value: figures.operatorPartners, label: 'Opérateurs partenaires' },
      { value: figures.support, label: 'Assistance' },
    ]),
    formId: 'contact-form',
    formTitle: 'Votre projet',
    formIntro: 'Deux phrases suffisent pour commencer.',
  },

  closing: 'Parlez‑nous de votre réseau, ou de ce que veulent vos clients.',
};
