import { figures } from './figures';
import { site } from '@/content/facts/site';
import type { HomeSectionsTexts } from '@/content/texts';
import { marketNames } from './place-names';
import { serviceCards } from './service-cards';

export const homeSections: HomeSectionsTexts = {
  services: {
    id: 'services',
    eyebrow: 'Services',
    title: 'Six types de services, une seule équipe d’intégration',
    lead: 'Prenez-en un, ou plusieurs sur le même raccordement à votre réseau.',
    learnMore: 'En savoir plus',
    cards: serviceCards,
  },

  footprint: {
    id: 'solutions',
    eyebrow: 'Présence régionale',
    title: 'Trois régions, chacune avec ses habitudes',
    lead: 'Langues, portefeuilles et régulateurs changent à chaque frontière : chaque région a donc son propre plan.',
    mapAlt: 'Carte de l’Afrique, les pays de nos trois régions en couleur',
    cards: [
      {
        title: 'Afrique de l’Ouest',
        description: 'Notre plus large public, de la côte au Sahel, en anglais comme en français.',
        features: [
          'Sonneries d’attente et concours',
          'Paiement de factures',
          'Loterie pour titulaires de licence',
        ],
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
          'Ici, on paie chaque jour par téléphone : les services partent du portefeuille mobile.',
        features: [
          'Le mobile money d’abord',
          'Chatbots et messagerie',
          'Service en anglais et en swahili',
        ],
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
          'Des marchés francophones aux longues distances, où l’USSD atteint tout le monde.',
        features: [
          'Des services légers pour tout téléphone',
          'Musique et contenus',
          'Service en français',
        ],
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
    eyebrow: 'Vision et mission',
    title: 'Où nous allons',
    vision: {
      title: 'Vision 2030',
      text: `D’ici à 2030, ${figures.target2030InWords} d’abonnés doivent pouvoir utiliser un de nos services, sur le réseau qu’ils ont choisi.`,
    },
    mission: {
      title: 'Notre mission',
      text: 'Donner aux opérateurs des services que l’on a envie de payer encore la semaine suivante, et partager ce qu’ils rapportent selon des règles que chacun peut vérifier.',
    },
    milestones: [
      { year: figures.marketEntry, label: 'Arrivée en Afrique' },
      { year: 'Aujourd’hui', label: `${figures.subscribers} d’abonnés` },
      { year: '2030', label: `${figures.target2030} d’abonnés` },
    ],
    strengthsTitle: 'Nos points forts',
    strengths: [
      {
        icon: 'layers',
        title: 'Le service entier',
        description:
          'Contenus, plateforme, raccordement à la facturation et service client sous un seul contrat.',
      },
      {
        icon: 'network',
        title: 'Adapté à votre réseau',
        description:
          'Nous nous branchons sur votre SMSC, votre passerelle USSD et votre système de facturation ; vous ne remplacez rien.',
      },
      {
        icon: 'scale',
        title: 'Des revenus que l’on peut auditer',
        description:
          'Vos relevés de facturation et nos rapports sont rapprochés avant tout paiement, d’un côté comme de l’autre.',
      },
      {
        icon: 'clock',
        title: 'Quelqu’un qui veille',
        description: `Des ingénieurs répondent ${figures.supportInWords}, à votre heure de pointe comme à la nôtre.`,
      },
    ],
    stats: [
      { value: figures.target2030, label: 'Abonnés, notre objectif pour 2030' },
      { value: figures.subscribers, label: 'Abonnés touchés à ce jour' },
      { value: figures.teamPlus, label: 'Personnes dans l’équipe' },
      { value: figures.marketEntry, label: 'Année de notre arrivée en Afrique' },
    ],
  },

  testimonials: {
    id: 'testimonials',
    eyebrow: 'Partenaires',
    title: 'Ce que nos partenaires apprécient',
    sampleNote: 'Témoignages d’exemple, à remplacer par ceux de nos partenaires.',
    ratingLabel: (rating: number) => `${rating} ${rating < 2 ? 'étoile' : 'étoiles'} sur 5`,
    cards: [
      {
        content:
          'Ils sont restés avec notre équipe de facturation jusqu’à ce que le dernier renouvellement échoué soit expliqué, puis nous ont envoyé le rapport que nous vérifions chaque mois.',
        position: 'Responsable des services à valeur ajoutée',
        company: 'Opérateur mobile',
        country: { code: 'gh', name: marketNames.gh },
        rating: 5,
        sample: true,
      },
      {
        content:
          'Notre assistance a gardé les cas difficiles et laissé le reste au chatbot. Les clients ont remarqué l’attente plus courte avant que nous l’annoncions.',
        position: 'Directrice du service client',
        company: 'Fournisseur d’accès à internet',
        country: { code: 'ke', name: marketNames.ke },
        rating: 5,
        sample: true,
      },
      {
        content:
          'Les parents paient les frais de scolarité depuis leur téléphone, et l’économat voit chacun par son nom. Le registre papier a disparu.',
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
    eyebrow: 'Contact',
    title: 'Commencez par une question',
    lead: 'Décrivez le service auquel vous pensez, ou le chiffre que vous devez améliorer.',
    whyTitle: 'Pourquoi nous choisir',
    why: [
      {
        title: 'Nous l’avons déjà fait',
        description: `Nos services tournent sur des réseaux africains depuis ${site.since}.`,
      },
      {
        title: 'Vous parlez à des ingénieurs',
        description: 'Ceux qui répondent à votre premier message développent aussi l’intégration.',
      },
      {
        title: 'Commencez petit',
        description:
          'Un service sur un réseau suffit pour débuter ; le suivant reprend le même raccordement.',
      },
    ],
    stats: [
      { value: figures.operatorPartners, label: 'Opérateurs partenaires' },
      { value: figures.support, label: 'Assistance' },
    ],
    formId: 'contact-form',
    formTitle: 'Votre projet',
    formIntro: 'Deux phrases suffisent. Nous lisons nous-mêmes chaque demande.',
  },
};
