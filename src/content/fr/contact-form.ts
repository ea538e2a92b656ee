/** The enquiry on the home page. */
import type { ContactFormTexts } from '@/content/texts';
import { fieldMessages, formParts, sentTexts } from './form-parts';
import { serviceNames } from './service-names';

export const contactForm: ContactFormTexts = {
  fields: {
    firstName: { label: 'Prénom' },
    lastName: { label: 'Nom' },
    email: { label: 'Adresse e‑mail' },
    company: { label: 'Entreprise ou opérateur', optional: true },
    serviceInterest: { label: 'Service qui vous intéresse', placeholder: 'Choisissez un service' },
    projectDetails: {
      label: 'Description du projet',
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
  notice:
    'En envoyant ce formulaire, vous nous demandez d’utiliser ce que vous y avez saisi pour vous répondre.',
  consentVersion: 'contact-fr-9372cd4e',
  submit: 'Engager la discussion',
  next: 'Vous recevrez un numéro de référence, puis une réponse par e‑mail.',
  done: {
    ...sentTexts,
    toast: {
      title: 'Demande envoyée',
      description: 'Nous l’avons bien reçue et vous répondrons par e‑mail.',
    },
    title: 'Nous avons bien reçu votre demande',
    next: [
      'Notre équipe commerciale lira votre demande.',
      'Vous recevrez une réponse par e‑mail, avec nos questions ou une proposition d’appel.',
    ],
    another: 'Envoyer une autre demande',
  },
  parts: formParts,
};
