/** The application for a partnership. */
import type { Labels } from '@/content/facts/choices';
import type { PartnershipFormTexts } from '@/content/texts';
import { fieldMessages, formParts, sentTexts } from './form-parts';

const partnershipType: Labels<'partnershipType'> = {
  strategic: 'Stratégique',
  channel: 'Distribution',
  technology: 'Technologique',
  regional: 'Régional',
};

export const partnershipForm: PartnershipFormTexts = {
  groups: { company: 'Votre entreprise', partnership: 'Le partenariat' },
  fields: {
    company: { label: 'Nom de l’entreprise' },
    contact: { label: 'Personne à contacter' },
    email: { label: 'Adresse e‑mail' },
    phone: { label: 'Numéro de téléphone', hint: 'Avec l’indicatif du pays, par exemple +237.' },
    country: { label: 'Pays ou région' },
    partnershipType: { label: 'Type de partenariat', placeholder: 'Choisissez un type' },
    description: {
      label: 'Présentation de l’entreprise',
      hint: 'Ce que vous vendez, à qui, où et depuis quand.',
    },
    proposal: {
      label: 'Proposition de partenariat',
      hint: 'Ce que chacun apporterait, et un service, un client ou un pays pour commencer.',
    },
  },
  options: { partnershipType },
  messages: {
    company: fieldMessages.company,
    contact: fieldMessages.contact,
    email: fieldMessages.email,
    phone: fieldMessages.phone,
    country: 'Veuillez saisir votre pays ou votre région',
    partnershipType: 'Veuillez choisir un type de partenariat',
    description: 'Veuillez présenter votre entreprise',
    proposal: 'Veuillez décrire votre proposition de partenariat',
    terms: fieldMessages.terms,
  },
  terms:
    'J’accepte les conditions d’utilisation, ainsi que le traitement de ces informations en vue d’examiner la proposition.',
  consentVersion: 'partnership-fr-26e9a010',
  submit: 'Envoyer la demande',
  next: 'Vous recevrez aussitôt un numéro de référence.',
  done: {
    ...sentTexts,
    title: 'Demande de partenariat envoyée !',
    next: [
      'Nous lirons la proposition et étudierons le marché que vous indiquez.',
      'Nous écrirons à la personne indiquée, avec nos questions ou une proposition d’appel.',
    ],
    another: 'Envoyer une autre demande',
  },
  parts: formParts,
};
