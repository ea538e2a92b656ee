import type { RequestedFields } from '@/content/types';
import { withLabels, type FormField } from '@/lib/form-row';
import { quoteForm } from './quote-form';

export const requestedFields = {
  contact_submissions: listed<'contact_submissions'>({
    first_name: 'Prénom',
    last_name: 'nom',
    email: 'adresse e‑mail',
    company_operator: 'entreprise ou opérateur (facultatif)',
    service_interest: 'service qui vous intéresse',
    project_details: 'description du projet',
  }),
  quote_requests: listed<'quote_requests'>(
    withLabels(
      'quote_requests',
      quoteForm.fields,
      {
        company_name: 'Entreprise',
        contact_name: 'nom de la personne à contacter',
        email: 'adresse e‑mail',
        country: 'pays',
        phone: 'numéro de téléphone',
        service_type: 'type de service',
        project_description: 'description du projet',
        timeline: 'délai',
        budget: 'budget',
        product: 'produit dont la page vous a conduit au formulaire',
        wants_demo: 'votre éventuelle demande de démo',
      },
      asInSentence,
    ),
  ),
  partnership_applications: listed<'partnership_applications'>({
    company_name: 'Entreprise',
    contact_person: 'personne à contacter',
    email: 'adresse e‑mail',
    phone: 'numéro de téléphone',
    country_region: 'pays ou région',
    partnership_type: 'type de partenariat',
    description: 'présentation de l’entreprise',
    proposal: 'proposition',
  }),
  career_applications: listed<'career_applications'>({
    first_name: 'Prénom',
    last_name: 'nom',
    email: 'adresse e‑mail',
    phone: 'numéro de téléphone',
    current_location: 'lieu de résidence',
    position_applied_for: 'poste',
    years_experience: 'expérience',
    availability: 'disponibilité',
    summary: 'résumé de votre parcours',
    skills: 'compétences',
    motivation: 'motivation',
    resume: 'fichier contenant votre CV',
    linkedin: 'adresse LinkedIn (facultatif)',
    expected_salary: 'salaire souhaité (facultatif)',
    cover_letter: 'fichier contenant votre lettre de motivation (facultatif)',
    additional_info: 'informations complémentaires (facultatif)',
    receive_updates: 'votre éventuel souhait de recevoir d’autres offres d’emploi',
  }),
};

function asInSentence({ label, optional }: FormField): string {
  return label.charAt(0).toLowerCase() + label.slice(1) + (optional ? ' (facultatif)' : '');
}

function listed<Table extends keyof RequestedFields>(words: RequestedFields[Table]): string {
  return Object.values<string>(words)
    .join(', ')
    .replace(/, ([^,]*)$/, ' et $1');
}
