import { figures } from './figures';
import { site } from '@/content/facts/site';
import type { HomeTexts } from '@/content/texts';

export const home: HomeTexts = {
  meta: {
    title: 'Services à valeur ajoutée pour opérateurs africains',
    description: `SVA, fintech, place de marché, services aux entreprises, IA et infodivertissement 5G pour les opérateurs mobiles de ${figures.countriesInWords} pays d’Afrique, depuis ${site.since}.`,
    keywords: [
      'services à valeur ajoutée Afrique',
      'VAS télécom',
      'opérateurs mobiles',
      'fintech',
      'infodivertissement 5G',
      'chatbot IA',
    ],
  },

  hero: {
    id: 'home',
    eyebrow: `En Afrique depuis ${site.since}`,
    headline: `Avec les opérateurs mobiles d’Afrique, nous servons ${figures.subscribersInWords} d’abonnés.`,
    // The narrowest phones have no room for it in one line with « plus de ».
    figure: figures.subscribersInWords.replace('plus de ', ''),
    lead: 'Sonneries d’attente, paiement de factures, chatbots, streaming : nous concevons le service, le raccordons à votre réseau et l’exploitons. Nous vendons aussi les mêmes plateformes directement aux entreprises.',
    actions: [
      { label: 'Voir les services', href: '/products-services' },
      { label: 'Notre réseau', href: '/network' },
    ],
    stats: [
      { value: figures.subscribers, label: 'Abonnés' },
      { value: figures.countries, label: 'Pays d’Afrique' },
      { value: figures.uptime, label: 'Disponibilité' },
    ],
    mapAlt: 'Carte de l’Afrique en points ; les pays de nos trois régions sont en surbrillance',
  },
};
