import { knownStats, ifKnown } from '@/content/if-known';
import type { HomeTexts } from '@/content/texts';
import { figures } from './figures';
import { productList } from './product-list';

export const home: HomeTexts = {
  meta: {
    title: 'Services à valeur ajoutée pour opérateurs africains',
    description: `SVA, fintech, place de marché, services aux entreprises, IA et infodivertissement 5G pour les opérateurs mobiles ${ifKnown`de ${figures.countriesInWords} pays d’Afrique` ?? 'd’Afrique'}${ifKnown`, depuis ${figures.since}` ?? ''}.`,
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
    eyebrow: ifKnown`En Afrique depuis ${figures.since}` ?? 'En Afrique',
    headline:
      ifKnown`Nos services tournent chez les opérateurs mobiles d’Afrique, dont les réseaux comptent ${figures.subscribersInWords} d’abonnés.` ??
      'Nos services tournent jour et nuit chez les opérateurs mobiles d’Afrique.',
    // The narrowest phones have no room for it in one line with « plus de ».
    figure: figures.subscribersInWords?.replace('plus de ', ''),
    lead: 'Sonneries d’attente, paiement de factures, chatbots, streaming : nous concevons le service, le raccordons à votre réseau et l’exploitons jour et nuit. Nous vendons aussi les mêmes plateformes directement aux entreprises.',
    actions: [
      { label: 'Voir les services', href: '/products-services' },
      { label: 'Notre réseau', href: '/network' },
    ],
    keypad: {
      display: 'Onze produits, une touche chacun',
      products: productList,
      quote: `Nous vous répondrons sous ${figures.quoteReply} par une proposition détaillée.`,
    },
    stats: knownStats([
      { value: figures.subscribers, label: 'Abonnés sur ces réseaux' },
      { value: figures.countries, label: 'Pays d’Afrique' },
      { value: figures.uptime, label: 'Disponibilité' },
    ]),
  },
};
