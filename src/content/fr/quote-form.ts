/** The request for a quote. */
import type { Labels } from '@/content/facts/choices';
import type { QuoteFormTexts } from '@/content/texts';
import { countryNames } from './country-names';
import { figures } from './figures';
import { fieldMessages, formParts, sentTexts } from './form-parts';
import { quote } from './quote';
import { quoteService } from './service-names';

const timeline: Labels<'timeline'> = {
  immediate: 'Immédiat (sous 1 mois)',
  short: 'Court terme (1 à 3 mois)',
  medium: 'Moyen terme (3 à 6 mois)',
  long: 'Long terme (6 mois et plus)',
};

const budget: Labels<'budget'> = {
  '10k-50k': '10 000 à 50 000 USD',
  '50k-100k': '50 000 à 100 000 USD',
  '100k-500k': '100 000 à 500 000 USD',
  '500k+': '500 000 USD et plus',
  discuss: 'À discuter',
};

export const quoteForm: QuoteFormTexts = {
  asked: {
    quote: (product) => `Produit : ${product}`,
    demo: (product) => `Démo souhaitée : ${product}`,
  },
  groups: { you: 'Vous et votre entreprise', project: 'Le projet', terms: 'Délai et budget' },
  fields: {
    companyName: { label: 'Nom de l’entreprise' },
    contactName: { label: 'Personne à contacter' },
    email: { label: 'Adresse e‑mail' },
    country: { label: 'Pays', placeholder: 'Choisissez votre pays' },
    phone: {
      label: 'Numéro de téléphone',
      hint: 'Choisissez d’abord un pays ; l’indicatif s’ajoute automatiquement.',
    },
    serviceType: { label: 'Type de service', placeholder: 'Choisissez un service' },
    projectDescription: {
      label: 'Description du projet',
      hint: 'Que doit faire le service, pour combien de personnes, sur quel réseau ?',
    },
    timeline: { label: 'Délai', placeholder: 'Choisissez un délai' },
    budget: { label: 'Fourchette de budget', placeholder: 'Choisissez une fourchette' },
  },
  consent:
    'J’accepte le traitement de ces informations en vue de recevoir un devis, et je confirme qu’elles sont exactes.',
  consentVersion: 'quote-fr-654616b1',
  submit: 'Envoyer la demande de devis',
  next: `Nous vous répondrons sous ${figures.quoteReply} par une proposition détaillée.`,
  options: {
    country: countryNames,
    serviceType: quoteService,
    timeline,
    budget,
  },
  messages: {
    companyName: fieldMessages.company,
    contactName: fieldMessages.contact,
    email: fieldMessages.email,
    country: 'Veuillez choisir votre pays',
    phone: fieldMessages.phone,
    serviceType: fieldMessages.service,
    projectDescription: fieldMessages.project,
    timeline: 'Veuillez choisir un délai',
    budget: 'Veuillez choisir une fourchette de budget',
  },
  done: {
    ...sentTexts,
    toast: {
      title: 'Demande de devis envoyée',
      description: `Nous vous adresserons une proposition détaillée sous ${figures.quoteReply}.`,
    },
    title: 'Nous avons bien reçu votre demande',
    next: quote.next.steps,
    another: 'Envoyer une autre demande',
  },
  parts: formParts,
};
