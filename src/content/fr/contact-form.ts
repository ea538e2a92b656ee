/** The enquiry on the home page. */
import type { ContactFormTexts } from '@/content/texts';
import { fieldMessages, formParts, sentTexts } from './form-parts';
import { serviceNames } from './service-names';

export const contactForm: ContactFormTexts = {
  fields: {
    firstName: { label: 'Prénom' },
    lastName: { label: 'Nom' },
    email: { label: 'Adresse e-mail' },
    company: { label: 'Entreprise ou opérateur', optional: true },
    serviceInterest: { label: 'Service qui vous intéresse', placeholder: 'Choisissez un service' },
    projectDetails: {
      label: 'Détails du projet',
      hint: 'Que doit faire le service, pour combien de personnes, sur quel réseau ?',
    },
  },
  options: { serviceInterest: serviceNames },
  messages: {
    firstName: fieldMessages.firstName,
    lastName: fieldMessages.lastName,
    email: fieldMessages.email,
    company: fieldMessages.company,
    serviceInterest: fieldMessages.service,
    projectDetails: fieldMessages.project,
  },
  /** Above the button: this form has no tick. */
  notice:
    'En envoyant ce formulaire, vous nous demandez d’utiliser ce que vous y avez saisi pour vous répondre.',
  consentVersion: 'contact-fr-9372cd4e',
  submit: 'Ouvrir la discussion',
  next: 'Vous recevez un numéro de référence, puis une réponse par e-mail.',
  done: {
    ...sentTexts,
    toast: {
      title: 'Demande envoyée',
      description: 'Elle nous est parvenue. Nous répondons par e-mail.',
    },
    title: 'Votre demande nous est parvenue',
    next: [
      'Quelqu’un qui connaît le service choisi lit votre demande.',
      'La réponse vous arrive par e-mail, avec nos questions ou une proposition d’appel.',
    ],
    another: 'Envoyer une autre demande',
  },
  parts: formParts,
};
