/** Words that all forms share. */
import type { FormPartsTexts } from '@/content/texts';
import { language } from './language';

/** Once a submission is stored. */
export const sentTexts = {
  reference: 'Numéro de référence',
  nextTitle: 'La suite',
  sent: 'Ce que vous avez envoyé',
};

/** What several forms say of the same field. */
export const fieldMessages = {
  company: 'Le nom de l’entreprise doit compter au moins 2 caractères',
  contact: 'Le nom de la personne à contacter doit compter au moins 2 caractères',
  firstName: 'Veuillez saisir votre prénom',
  lastName: 'Veuillez saisir votre nom',
  email: 'Veuillez saisir une adresse e-mail valide',
  phone: 'Veuillez saisir un numéro de téléphone valide',
  service: 'Veuillez choisir un type de service',
  project: 'Veuillez décrire votre projet en détail',
  terms: 'Vous devez accepter les conditions.',
};

export const formParts: FormPartsTexts = {
  tooLong: (max) => `Veuillez ne pas dépasser ${max.toLocaleString(language)} caractères`,

  file: {
    choose: 'Choisir un fichier',
    /** Where there is a mouse. */
    drop: 'ou déposez-le ici',
    remove: 'Retirer',
    removeOf: (name) => `Retirer ${name}`,
    /** Rounded up, so that no file of more than 5 MB seems to have 5. */
    size: (bytes) =>
      bytes < 1024 * 1024
        ? `${Math.ceil(bytes / 1024)} Ko`
        : `${(Math.ceil((bytes / 1024 / 1024) * 10) / 10).toLocaleString(language)} Mo`,
  },

  /** What becomes of a submission, in words that claim no more than is known. All four are feminine. */
  submission: {
    trap: 'Laissez ce champ vide',
    consentMissing:
      'Veuillez cocher cette case : sans votre accord, nous ne pouvons pas recevoir votre demande.',
    uploading: (percent) =>
      percent < 100
        ? `Envoi en cours : ${percent} % transmis`
        : 'En attente de la confirmation de notre serveur',
    waiting:
      'Pas encore envoyée. Enregistrée sur cet appareil, elle partira dès que vous serez de nouveau en ligne',
    waitingOnline:
      'Pas encore envoyée. Enregistrée sur cet appareil, elle partira dès que notre serveur répondra',
    unreadable:
      'Non envoyée. Un fichier que vous aviez choisi ne peut plus être lu. Veuillez le choisir de nouveau ; tout le reste est encore là.',
    unsaved:
      'Non envoyée. Notre serveur est resté injoignable, et ce navigateur ne nous permet pas de l’enregistrer. Tout ce que vous avez saisi est encore là : veuillez garder cette page ouverte et réessayer.',
    refused:
      'Non envoyée. Notre serveur ne l’a pas acceptée et la refuserait encore. Tout ce que vous avez saisi est encore là : veuillez le vérifier, ou écrivez-nous à',
    reason: 'Sa réponse :',
    tryNow: 'Essayer maintenant',
    change: 'Modifier',
    trying: 'Nouvel essai…',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'Ce navigateur n’a pas permis la copie',
    remove: 'Supprimer',
    restored: 'Ce que vous aviez saisi ici a été gardé sur cet appareil.',
    startOver: 'Recommencer',
  },

  /** Above every page, while something waits on this device. */
  pending: {
    title: 'En attente sur cet appareil',
    written: 'Rédigée le',
    refused: 'Notre serveur ne l’a pas acceptée et la refuserait encore.',
    unreadable:
      'Un fichier joint ne peut plus être lu : choisissez « Modifier », puis le fichier de nouveau.',
    /** Before typed text gives way to what is to be changed. */
    replaces:
      'Le formulaire contient un autre texte, qui serait perdu. Ouvrir quand même ce qui attend ?',
    stored: 'Ce que vous avez écrit nous est parvenu',
    reference: (reference) => `Numéro de référence : ${reference}`,
    kinds: {
      '/quote_requests': 'Demande de devis',
      '/contact_submissions': 'Demande de contact',
      '/partnership_applications': 'Demande de partenariat',
      '/rpc/submit_application': 'Candidature',
    },
  },
};
