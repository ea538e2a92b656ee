/** Texts of every public page. */
import { intlTags } from '@/content/facts/languages';
import type { ProductPath } from '@/content/facts/paths';
import { site } from '@/content/facts/site';
import type { CommonTexts } from '@/content/texts';
import type { Action, NamedLink } from '@/content/types';
import { waitingOnDevice } from './offline';
import { homeCountry, marketNames } from './place-names';
import { products } from './products';
import { contactChannels } from './contact-channels';
import { regions } from './regions';

/** What the company does, in a line. */
export const tagline = 'Services à valeur ajoutée pour les réseaux africains';

const getQuote: Action = { label: 'Demander un devis', href: '/get-quote' };
const partner: Action = { label: 'Devenir partenaire', href: '/partnership' };

const privacy: NamedLink = { name: 'Politique de confidentialité', path: '/privacy' };
const terms: NamedLink = { name: 'Conditions d’utilisation', path: '/terms' };
const security: NamedLink = { name: 'Sécurité', path: '/security' };

const productLink = (path: ProductPath): NamedLink => ({
  path,
  name: products.find((product) => product.path === path)?.label ?? '',
});

export const common: CommonTexts = {
  locale: 'fr',
  language: intlTags.fr,
  tagline,
  products,
  regions,
  marketNames,
  homeCountry,

  ui: {
    skipToContent: 'Aller au contenu',
    mainNavigation: 'Menu principal',
    footerNavigation: 'Pied de page',
    breadcrumb: 'Fil d’Ariane',
    homeLink: `${site.name}, accueil`,
    menu: 'Menu',
    opensInNewTab: '(nouvel onglet)',
    artefact: { sample: 'Exemple', answer: 'Réponse :', subscriber: 'Abonné :' },
    copy: 'Copier',
    loadingPage: 'Chargement de la page…',
    copied: 'Copié',
    copyFailed: 'Votre navigateur a bloqué la copie',
    onThisPage: 'Sur cette page',
    pauseFlags: 'Arrêter le défilement',
    countriesPresent: 'Pays où nous sommes présents',
    planned: '(à venir)',
    talk: 'Parler à quelqu’un',
    waitingOnDevice,
  },

  header: {
    home: { name: 'Accueil', path: '/' },
    about: { name: 'À propos', path: '/about' },
    products: {
      name: 'Produits et services',
      all: { name: 'Tous les produits et services', path: '/products-services' },
    },
    network: { name: 'Réseau', path: '/network' },
    careers: { name: 'Carrières', path: '/careers' },
    // In one row with the names, on a screen of 1024 px.
    getQuote: { ...getQuote, label: 'Devis' },
    partner: { ...partner, label: 'Partenariat' },
  },

  closingBand: {
    actions: [getQuote, partner],
  },

  footer: {
    blurb: `Depuis ${site.address.city}, nous travaillons avec des opérateurs mobiles et des entreprises dans toute l’Afrique.`,
    products: {
      title: 'Produits',
      links: [
        productLink('/products/vas'),
        productLink('/products/fintech'),
        productLink('/products/marketplace'),
        productLink('/products/enterprise'),
        productLink('/products/ai'),
        { name: 'Info\u00addivertissement 5G', path: '/products/5g' },
      ],
    },
    markets: 'Marchés',
    company: {
      title: 'Entreprise',
      links: [{ name: 'Partenariats', path: '/partnership' }, privacy, terms, security],
    },
    contact: {
      title: `Siège (${homeCountry})`,
      phoneLabel: 'Téléphone',
      emailLabel: 'Adresse e‑mail',
    },
    copyright: `© ${site.name}`,
  },

  contactChannels: import.meta.env.HAS_CONTACT_CHANNELS ? contactChannels : undefined,

  load: {
    title: 'Cette page ne s’est pas chargée',
    text: 'La connexion a été coupée, ou le site a été mis à jour pendant que vous le consultiez.',
    retry: 'Réessayer',
  },

  toasts: { region: 'Notifications', close: 'Fermer' },

  form: {
    optional: '(facultatif)',
    choose: 'Veuillez choisir',
    submitting: 'Envoi en cours…',
    checkFields: (count: number) =>
      count < 2 ? 'Un point est à vérifier.' : `${count}\u00a0points sont à vérifier.`,
  },
  agreement: [terms, privacy],
};
